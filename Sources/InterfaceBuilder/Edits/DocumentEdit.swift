package import Foundation

/// Another value for an attribute of one element. Nothing else in the document changes, byte for byte.
package struct DocumentEdit: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case constant, priority, text
  }

  package let kind: Kind
  /// The line of the element's start tag, from 1.
  package let line: Int
  /// The value that the document has.
  package let old: String
  package let new: String

  package init(_ kind: Kind, line: Int, old: String, new: String) {
    (self.kind, self.line, self.old, self.new) = (kind, line, old, new)
  }

  /// Why an edit cannot be made.
  package struct Failure: Error, Hashable {
    package let line: Int
    package let reason: String
  }

  /// Returns the document with an edit.
  ///
  /// - Throws: `Failure` if the line has no such element, or another value.
  package func applied(to document: Data) throws(Failure) -> Data {
    let tags = StartTag.all(in: document, fromLine: line)
    guard let first = tags.first else { throw failure("no element begins on this line") }
    switch kind {
    case .constant, .priority:
      guard first.name == "constraint", let attribute = first.attributes[kind.rawValue] else {
        throw failure("no constraint with a \(kind.rawValue) begins on this line")
      }
      return try replaceNumber(attribute, in: document)
    case .text:
      // A button's title belongs to a state or to its configuration, below the button.
      let owners = first.name == "button" ? tags.dropFirst().prefix { $0.name != "button" }.filter(\.isTitle) : [first]
      let names = first.name == "button" ? ["title"] : ["text"]
      guard let attribute = owners.lazy.compactMap({ tag in names.lazy.compactMap { tag.attributes[$0] }.first }).first
      else { throw failure("the text is not an attribute of this element") }
      guard attribute.value == old else { throw failure("the text is '\(attribute.value)', not '\(old)'") }
      return document.replacing(attribute.range, by: Self.escaped(new))
    }
  }

  private func replaceNumber(_ attribute: StartTag.Attribute, in document: Data) throws(Failure) -> Data {
    guard let found = DocumentNumber.value(attribute.value), let old = Double(old), let new = Double(new), new.isFinite
    else { throw failure("the \(kind.rawValue) '\(attribute.value)' is not a number") }
    guard found == old else {
      throw failure(
        "the \(kind.rawValue) is \(attribute.value), not \(self.old); that of a size class is in a variation")
    }
    let text = new == new.rounded() && abs(new) < 1e15 ? String(Int(new)) : String(new)
    return document.replacing(attribute.range, by: text)
  }

  private func failure(_ reason: String) -> Failure { Failure(line: line, reason: reason) }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

extension Data {
  fileprivate func replacing(_ range: Range<Int>, by text: String) -> Data {
    var result = self
    result.replaceSubrange(range, with: Data(text.utf8))
    return result
  }
}
