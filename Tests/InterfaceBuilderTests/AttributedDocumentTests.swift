import LPComponents
import Foundation
import Testing

import class LPLayoutModel.NSAttributedString

@testable import LPInterfaceBuilder

@MainActor
struct AttributedDocumentTests {
  private func view(_ tag: String, _ attributes: String = "", _ content: String) throws -> UIView {
    let element = DocumentText.view("v", (0, 0, 100, 30), tag: tag, attributes, content)
    let document = try DocumentText.document(DocumentText.storyboard(element, resources: ""))
    return document.tree(of: document.scenes[0]).root.subviews[0]
  }

  private let fragments = """
    <fragment content="Hello "><attributes>
    <font key="NSFont" size="28" name="HelveticaNeue-Bold"/>
    <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <real key="NSKern" value="2.5"/><integer key="NSUnderline" value="1"/>
    <paragraphStyle key="NSParagraphStyle" alignment="center" lineHeightMultiple="1.5" lineSpacing="4" headIndent="8"/>
    </attributes></fragment>
    <fragment content="world"><attributes><font key="NSFont" size="12" metaFont="system"/></attributes></fragment>
    """

  private func expectFragments(_ text: NSAttributedString?) throws {
    let text = try #require(text)
    #expect(text.string == "Hello world")
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect((first[.font] as? UIFont)?.pointSize == 28 && first[.kern] as? CGFloat == 2.5)
    #expect(first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(first[.underlineStyle] as? CGFloat == 1)
    let style = try #require(first[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.lineHeightMultiple == 1.5 && style.lineSpacing == 4 && style.headIndent == 8)
    #expect(text.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
  }

  @Test("a label has the fonts, colours and paragraph styles of its fragments")
  func labels() throws {
    let content = #"<attributedString key="attributedText">\#(fragments)</attributedString>"#
    let label = try #require(try view("label", #"lineBreakMode="tailTruncation""#, content) as? UILabel)
    try expectFragments(label.attributedText)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingTail)
  }

  @Test("a text view has them too")
  func textViews() throws {
    let content = #"<attributedString key="attributedText">\#(fragments)</attributedString>"#
    try expectFragments((try view("textView", "", content) as? UITextView)?.attributedText)
  }

  @Test("a button has them in its title")
  func buttons() throws {
    let state =
      #"<state key="normal"><attributedString key="attributedTitle">\#(fragments)</attributedString></state>"#
    let button = try #require(try view("button", #"buttonType="system""#, state) as? UIButton)
    try expectFragments(button.attributedTitle(for: .normal))
  }
}
