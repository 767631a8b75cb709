import Foundation
import Testing
import ThreadTime

@testable import LPAutoLayout
@testable import LPComponents
@testable import LPLayoutModel

struct MarkdownTests {
  /// Parts with letters for what is said about them: b bold, i italic, c code, s struck out, l link.
  private func read(_ text: String, preserves: Bool = false) -> String {
    MarkdownInline.parts(of: text, preservesWhitespace: preserves).map { part in
      var marks = ""
      if part.intent.contains(.stronglyEmphasized) { marks += "b" }
      if part.intent.contains(.emphasized) { marks += "i" }
      if part.intent.contains(.code) { marks += "c" }
      if part.intent.contains(.strikethrough) { marks += "s" }
      if let link = part.link { marks += "l:\(link)" }
      return marks.isEmpty ? part.text : "{\(marks) \(part.text)}"
    }.joined()
  }

  nonisolated static let cases: [(String, String)] = [
    ("plain", "plain"), ("**bold** and *italic*", "{b bold} and {i italic}"), ("__b__ _i_", "{b b} {i i}"),
    ("***both***", "{bi both}"), ("**a *b* c**", "{b a }{bi b}{b  c}"), ("*a **b** c*", "{i a }{bi b}{i  c}"),
    ("~~gone~~ ~gone~", "{s gone} {s gone}"), ("~~a~", "~~a~"), ("`code **x**`", "{c code **x**}"),
    ("`` a`b ``", "{c a`b}"), ("`open", "`open"), ("a ** b **", "a ** b **"), ("snake_case_name", "snake_case_name"),
    ("in*tra*word", "in{i tra}word"), ("**open", "**open"), ("*a**", "{i a}*"), ("\\*no\\*", "*no*"), ("\\a", "\\a"),
    ("[text](https://a.b)", "{l:https://a.b text}"), ("[t](<a b> \"title\")", "{l:a b t}"),
    ("[**b** t](u)", "{bl:u b}{l:u  t}"), ("**[t](u)**", "{bl:u t}"), ("[t] (u)", "[t] (u)"), ("[t](u", "[t](u"),
    ("[a](b (c \\) d))", "{l:b a}"), ("[a](b (c(d))", "[a](b (c(d))"),
    ("[a](b(c)d)", "{l:b(c)d a}"), ("![alt](x.png)", "alt"), ("[a [b](c) d](e)", "[a {l:c b} d](e)"),
    ("<https://a.b> <x>", "{l:https://a.b https://a.b} <x>"), ("<me@a.b>", "{l:mailto:me@a.b me@a.b}"),
    ("&amp; &#65; &#x42; &no; &", "& A B &no; &"), ("a\nb", "a b"), ("a  \nb", "a\nb"), ("a\\\nb", "a\nb"),
    ("*foo**bar*", "{i foo**bar}"), ("**foo*bar**", "{b foo*bar}"), ("foo***", "foo***"),
    ("**مرحبا** بك", "{b مرحبا} بك"), ("*😀*!", "{i 😀}!"), ("", ""),
  ]

  @Test("inline Markdown is read as CommonMark says", arguments: cases)
  func inline(text: String, parts: String) { #expect(read(text) == parts) }

  @Test("lines are kept where whitespace is")
  func lines() { #expect(read("a  b\n\nc", preserves: true) == "a  b\n\nc") }

  @Test(
    "what is not closed is read in time that grows with its length",
    arguments: ["*a ", "`", "[", "_a**", "[a](", "<", "&", "~~b ", "[](a (", "[](a \"", "[](<"])
  func masses(part: String) {
    let growth = ThreadTime.growth(from: 1000) { count in
      _ = MarkdownInline.parts(of: String(repeating: part, count: count), preservesWhitespace: true)
    }
    #expect(growth < 10)
  }

  @Test("emphasis in emphasis is read in time that grows with its length")
  func nestedEmphasis() {
    var parts: [MarkdownPart] = []
    let growth = ThreadTime.growth(from: 500) { count in
      let text = String(repeating: "*a ", count: count) + String(repeating: "a* ", count: count)
      parts = MarkdownInline.parts(of: text, preservesWhitespace: true)
    }
    #expect(growth < 10)
    #expect(parts.first?.intent == .emphasized)
  }

  @Test("links are URLs, relative ones below the base")
  func links() throws {
    let base = URL(string: "https://example.com/docs/")
    let text = try LPLayoutModel.NSAttributedString(markdown: "see [page](a.html)", baseURL: base)
    #expect(text.string == "see page")
    let link = text.attribute(.link, at: 5, effectiveRange: nil) as? URL
    #expect(link?.absoluteString == "https://example.com/docs/a.html")
  }
}
