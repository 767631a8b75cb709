/// An element of the XML file.
package final class DocumentElement: @unchecked Sendable {
  package let tag: String
  package let attributes: [String: String]
  /// The line where the element begins, counted from 1.
  package let line: Int
  package internal(set) var children: [DocumentElement] = []
  package internal(set) var text = ""

  init(tag: String, attributes: [String: String], line: Int) {
    self.tag = tag
    self.attributes = attributes
    self.line = line
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Reads `YES` and `NO`; `nil` for anything else.
  package func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Reads a number; `nil` if it is missing, malformed or too large for layout.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(DocumentNumber.value) }

  package func child(_ tag: String) -> DocumentElement? { children.first { $0.tag == tag } }
  package func child(key: String) -> DocumentElement? { children.first { $0.attributes["key"] == key } }
  package func child(_ tag: String, key: String) -> DocumentElement? {
    children.first { $0.tag == tag && $0.attributes["key"] == key }
  }
  package func children(_ tag: String) -> [DocumentElement] { children.filter { $0.tag == tag } }
}
