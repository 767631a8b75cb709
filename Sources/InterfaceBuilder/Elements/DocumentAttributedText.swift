import LPLayoutModel
import Foundation

import class LPLayoutModel.NSAttributedString
import class LPLayoutModel.NSMutableAttributedString

/// An `<attributedString>`: its fragments, the font, colour and alignment of the first, and the font of the last.
struct DocumentAttributedText {
  private struct Fragment {
    let text: String
    let attributes: DocumentElement?
  }

  private let fragments: [Fragment]
  let text: String
  let font: UIFont?
  let color: DocumentElement?
  let alignment: NSTextAlignment?

  init?(_ element: DocumentElement) {
    fragments = element.children("fragment").map { fragment in
      Fragment(
        text: fragment["content"] ?? fragment.child(key: "content")?.text ?? fragment.child("string")?.text ?? "",
        attributes: fragment.child("attributes"))
    }
    guard let first = fragments.first else { return nil }
    text = fragments.map(\.text).joined()
    let attributes = first.attributes
    font = attributes?.child(key: "NSFont").flatMap { Self.font($0) }
    color = attributes?.child(key: "NSColor")
    alignment = Self.alignment(attributes?.child(key: "NSParagraphStyle")?["alignment"])
  }

  /// The font of the last fragment that shows something; `nil` if it has none of its own.
  var lastFont: UIFont? {
    let shown = fragments.last { !$0.text.allSatisfy(\.isWhitespace) } ?? fragments.last
    return shown?.attributes?.child(key: "NSFont").flatMap { Self.font($0) }
  }

  /// Returns the fragments with their attributes.
  func string(_ colors: DocumentColor) -> NSAttributedString {
    let string = NSMutableAttributedString()
    for fragment in fragments {
      let attributes = fragment.attributes.map { Self.attributes($0, colors) } ?? [:]
      string.append(NSAttributedString(string: fragment.text, attributes: attributes))
    }
    return string
  }

  private static func attributes(
    _ element: DocumentElement, _ colors: DocumentColor
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = element.child(key: "NSFont").flatMap { font($0) }
    attributes[.paragraphStyle] = element.child(key: "NSParagraphStyle").map { DocumentParagraphStyle.style($0) }
    for key: NSAttributedString.Key in [
      .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor,
    ] {
      attributes[key] = element.child(key: key.rawValue).flatMap(colors.color)
    }
    for key: NSAttributedString.Key in [.kern, .baselineOffset, .underlineStyle, .strikethroughStyle, .strokeWidth] {
      attributes[key] = element.child(key: key.rawValue)?.number("value").map { CGFloat($0) }
    }
    attributes[.link] = element.child(key: "NSLink").flatMap { $0["value"] ?? $0.text }
    return attributes
  }

  /// Reads `<font metaFont="system" size="17"/>` and `<font name="HelveticaNeue-Light" size="20"/>`.
  private static func font(_ element: DocumentElement) -> UIFont? {
    let size = CGFloat(element.number("size") ?? 17)
    guard size > 0, size <= 2000 else { return nil }
    if let name = element["name"] { return UIFont(name: name, size: size) }
    return element["metaFont"]?.lowercased().contains("bold") == true
      ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  static func alignment(_ word: String?) -> NSTextAlignment? {
    switch word {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }
}
