/// An element of the XML file as it stands there.
package final class DocumentElement: @unchecked Sendable {
  package let tag: String
  package let attributes: [String: String]
  /// Where the element begins, from 1.
  package let line: Int
  package internal(set) var children: [DocumentElement] = []
  package internal(set) var text = ""

  init(tag: String, attributes: [String: String], line: Int) {
    self.tag = tag
    self.attributes = attributes
    self.line = line
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// `YES` and `NO`; nil for anything else.
  package func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A number that layout can work with; nil where it is missing, malformed or beyond reason.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(DocumentNumber.value) }

  package func child(_ tag: String) -> DocumentElement? { children.first { $0.tag == tag } }
  package func child(key: String) -> DocumentElement? { children.first { $0.attributes["key"] == key } }
  package func child(_ tag: String, key: String) -> DocumentElement? {
    children.first { $0.tag == tag && $0.attributes["key"] == key }
  }
  package func children(_ tag: String) -> [DocumentElement] { children.filter { $0.tag == tag } }
}

/// Numbers of a document.
enum DocumentNumber {
  /// Beyond a million points nothing is a length, and sums of lengths lose the pixel.
  static let limit = 1_000_000.0

  static func value(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, abs(number) <= limit else { return nil }
    return number
  }

  /// 0 < p ≤ 1000, not lost in the smallest of numbers.
  static func priority(_ text: String) -> Float? {
    guard let number = value(text), number >= 0.001, number <= 1000 else { return nil }
    return Float(number)
  }

  /// A factor that leaves lengths what they are: 0, or between a ten-thousandth and ten thousand.
  static func multiplier(_ text: String) -> Double? {
    guard let factor = ratio(text), factor == 0 || abs(factor) >= 1e-4 && abs(factor) <= 1e4 else { return nil }
    return factor
  }

  /// `0.5`, `1:2`, `16:9`, `1/3`: as a factor.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map(String.init)
    switch parts.count {
    case 1: return value(parts[0])
    case 2:
      guard let top = value(parts[0]), let bottom = value(parts[1]), bottom != 0 else { return nil }
      return value(String(top / bottom))
    default: return nil
    }
  }
}
