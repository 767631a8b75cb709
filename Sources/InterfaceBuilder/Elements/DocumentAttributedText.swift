import AutoLayout
import Foundation

/// An `<attributedString>`: its text, in the font, colour and alignment of its first fragment.
struct DocumentAttributedText {
  let text: String
  let font: UIFont?
  let color: DocumentElement?
  let alignment: NSTextAlignment?

  init?(_ element: DocumentElement) {
    let fragments = element.children("fragment")
    guard let first = fragments.first else { return nil }
    text = fragments.map { $0["content"] ?? $0.child(key: "content")?.text ?? $0.child("string")?.text ?? "" }.joined()
    let attributes = first.child("attributes")
    font = attributes?.child(key: "NSFont").flatMap { Self.font($0) }
    color = attributes?.child(key: "NSColor")
    alignment = Self.alignment(attributes?.child(key: "NSParagraphStyle")?["alignment"])
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
