package import Foundation
import LPSupport

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
    let tags = DocumentTags([UInt8](document))
    let here = tags.tags.indices.filter { tags.tags[$0].lines.contains(line) }
    switch kind {
    case .constant, .priority:
      let places = here.filter { tags.tags[$0].name == "constraint" }.compactMap { place(kind.rawValue, of: $0, tags) }
      guard places.count == 1 else {
        throw failure("this line does not have exactly one constraint with a \(kind.rawValue)")
      }
      return try replaceNumber(places[0], tags)
    case .text:
      guard let first = here.first, let place = text(of: first, tags) else {
        throw failure("the text is not an attribute of this element")
      }
      let text = Self.unescaped(tags.text(place))
      guard text == old else { throw failure("the text is '\(text)', not '\(old)'") }
      return Self.replace(place, of: tags, by: Self.escaped(new))
    }
  }

  /// Returns where the value of an attribute is.
  private func place(_ name: String, of index: Int, _ tags: DocumentTags) -> Range<Int>? {
    tags.tags[index].attributes.first { $0.name == name }?.value
  }

  /// A button's title belongs to its normal state or to its configuration.
  private func text(of index: Int, _ tags: DocumentTags) -> Range<Int>? {
    guard tags.tags[index].name == "button" else { return place("text", of: index, tags) }
    return tags.children(of: index).lazy.compactMap { child -> Range<Int>? in
      let tag = tags.tags[child]
      let isTitled = tag.name == "buttonConfiguration" || tag.name == "state" && tags.value("key", of: tag) == "normal"
      return isTitled ? place("title", of: child, tags) : nil
    }.first
  }

  private func replaceNumber(_ place: Range<Int>, _ tags: DocumentTags) throws(Failure) -> Data {
    let text = tags.text(place)
    guard let found = DocumentNumber.value(text), let old = Double(old), let new = Double(new), new.isFinite
    else { throw failure("the \(kind.rawValue) '\(text)' is not a number") }
    guard found == old else {
      throw failure("the \(kind.rawValue) is \(text), not \(self.old); that of a size class is in a variation")
    }
    return Self.replace(
      place, of: tags, by: new == new.rounded() && abs(new) < 1e15 ? String(Int(new)) : String(new))
  }

  private static func replace(_ range: Range<Int>, of tags: DocumentTags, by text: String) -> Data {
    Data(tags.bytes[..<range.lowerBound] + Array(text.utf8) + tags.bytes[range.upperBound...])
  }

  private func failure(_ reason: String) -> Failure { Failure(line: line, reason: reason) }

  private static func escaped(_ text: String) -> String {
    text.escaping([
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;",
    ])
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func unescaped(_ text: String) -> String {
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
      let reference = part.prefix { $0 != ";" }
      text += entities[String(reference)] ?? character(reference) ?? "&\(reference);"
      text += part.dropFirst(reference.count + 1)
    }
  }

  /// `#10` or `#x0A`.
  private static func character(_ reference: Substring) -> String? {
    guard reference.hasPrefix("#") else { return nil }
    let digits = reference.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
