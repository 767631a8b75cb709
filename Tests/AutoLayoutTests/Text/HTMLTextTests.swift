import Foundation
import Testing

@testable import LPLayoutModel

/// HTML in the texts of apps.
struct HTMLTextTests {
  private func text(
    _ html: String, _ type: NSAttributedString.DocumentType? = .html
  ) throws -> NSAttributedString {
    var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .characterEncoding: String.Encoding.utf8.rawValue
    ]
    options[.documentType] = type
    return try NSMutableAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
  }

  @Test(arguments: [
    ("a <b>bold</b> word", "a bold word"), ("<p>one</p>\n<p>two  and\nmore</p>", "one\ntwo and more\n"),
    ("one<br/>two<BR>three", "one\ntwo\nthree"), ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"),
    ("3 &lt; 4 &amp;&amp; 5&nbsp;&#8364; &#x2014; &unknown; & b", "3 < 4 && 5\u{A0}€ — &unknown; & b"),
    ("<style>p { color: red }</style>text<!-- <b>no</b> -->", "text"), ("a < b > c <", "a < b > c <"), ("", ""),
    ("<b><i>open", "open"), ("</b></p>closed", "closed"), ("<pre>a  b</pre>", "a  b\n"),
  ])
  func `HTML is read as text`(html: String, string: String) throws {
    #expect(try text(html).string == string)
  }

  @Test func `emphasis, links and styles are attributes`() throws {
    let read = try text(
      "<b>b</b><i>i</i><a href=\"https://example.com/?a=1&amp;b=2\">l</a><span style=\"color: #f00; font-size: 20px\">s</span>"
    )
    func font(_ at: Int) -> UIFont? { read.attributes(at: at, effectiveRange: nil)[.font] as? UIFont }
    #expect(font(0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(1)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(font(1)?.pointSize == 12 && font(3)?.pointSize == 20)
    #expect(
      read.attributes(at: 2, effectiveRange: nil)[.link] as? URL == URL(string: "https://example.com/?a=1&b=2"))
    #expect(read.attributes(at: 3, effectiveRange: nil)[.foregroundColor] as? UIColor == UIColor(RGBA(hex: 0xFF0000)))
  }

  @Test func `plain text has the attributes that are given, and other documents are refused`() throws {
    let font = UIFont.systemFont(ofSize: 9)
    let plain = try NSAttributedString(
      data: Data("a <b>".utf8), options: [.documentType: "NSPlainText", .defaultAttributes: [AttributedKey.font: font]])
    #expect(plain.string == "a <b>")
    #expect(plain.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == font)
    #expect(try text("<html><b>a</b></html>", nil).string == "a")
    #expect(throws: CocoaError.self) { try text("{\\rtf1}", .rtf) }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data([0xFF, 0xFE, 0xC0]), options: [.characterEncoding: String.Encoding.utf8.rawValue])
    }
  }

  private typealias AttributedKey = NSAttributedString.Key
  private typealias NSAttributedString = LPLayoutModel.NSAttributedString
  private typealias NSMutableAttributedString = LPLayoutModel.NSMutableAttributedString
}
