import Foundation
import Testing

import class LPLayoutModel.NSAttributedString
import class LPLayoutModel.NSMutableAttributedString

@testable import LPAutoLayout
@testable import LPComponents

/// What setting text, fonts and colours after each other leaves.
@MainActor
struct AttributedLabelTests {
  private var text: NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "Hello ", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.append(NSAttributedString(string: "world", attributes: [.foregroundColor: UIColor.systemRed]))
    return text
  }

  private func runs(_ label: UILabel) -> [TextRun] {
    AttributedContent(text: label.attributedText!, font: label.font).runs(in: label)
  }

  @Test("a label copies the string; later changes of it do not show")
  func copies() {
    let (label, text) = (UILabel(), text)
    label.attributedText = text
    text.append(NSAttributedString(string: "!"))
    #expect(label.text == "Hello world" && label.attributedText?.string == "Hello world")
    #expect(label.font.pointSize == 30)
  }

  @Test("setting the text drops the runs")
  func dropsRuns() {
    let label = UILabel()
    label.textColor = .systemBlue
    label.attributedText = text
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(label.textColor == .systemBlue && label.font.pointSize == 17)
  }

  @Test("a font or a colour that is set afterwards applies to the whole")
  func wholeText() {
    let label = UILabel()
    label.attributedText = text
    label.font = .systemFont(ofSize: 12)
    #expect(runs(label).map(\.font.pointSize) == [12, 12])
    #expect(runs(label).map { $0.color == nil } == [true, false])
    label.textColor = .systemGreen
    #expect(Set(runs(label).map(\.color)).count == 1)
  }

  @Test("a plain text reads as an attributed one with the label's font")
  func plain() {
    let label = UILabel()
    #expect(label.attributedText == nil)
    label.text = "a"
    label.textAlignment = .center
    let attributes = label.attributedText!.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == label.font)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test("the first paragraph's style becomes the label's, and alignment that is set later changes all paragraphs")
  func paragraphs() {
    let (label, style) = (UILabel(), NSMutableParagraphStyle())
    (style.alignment, style.lineBreakMode, style.lineSpacing) = (.right, .byClipping, 3)
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .right && label.lineBreakMode == .byClipping)
    label.textAlignment = .center
    let changed = label.attributedText?.firstValue(.paragraphStyle) as? NSParagraphStyle
    #expect(changed?.alignment == .center && changed?.lineSpacing == 3)
  }

  @Test("links and what Markdown says show in fonts, colours and lines")
  func derived() throws {
    let label = UILabel()
    label.attributedText = try NSAttributedString(markdown: "**b** *i* `c` ~~s~~ [l](https://a.b)")
    let runs = runs(label).filter { $0.length == 1 }
    let found = Dictionary(
      uniqueKeysWithValues: zip(["b", "i", "c", "s", "l"], label.attributedText!.shownRuns(in: label)))
    #expect(runs.isEmpty == false)
    #expect(found["b"]?.font.weight == .semibold)
    #expect(found["i"]?.font.isItalic == true)
    #expect(found["c"]?.font.family == .monospacedSystem)
    #expect(found["s"]?.strikethrough?.style == .single)
    #expect(found["l"]?.color == label.paint(.link) && found["l"]?.underline?.style == .single)
  }

  @Test("fonts of text styles follow the label's text size where it follows it")
  func textSizes() {
    let environment = LayoutEnvironment(
      traits: TraitValues(preferredContentSizeCategory: .accessibilityExtraLarge), text: FixedAdvanceText())
    LayoutEnvironment.$current.withValue(environment) {
      let large = UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      let text = NSAttributedString(string: "a", attributes: [.font: large])
      for (follows, size) in [(false, 17), (true, 40)] as [(Bool, CGFloat)] {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = follows
        let runs = AttributedContent(text: text, font: label.font, adjustsFonts: follows).runs(in: label)
        #expect(runs[0].font.pointSize == size)
      }
    }
  }

  @Test("a text view, a field and a button show their attributed texts")
  func otherViews() {
    let (view, field, button) = (UITextView(), UITextField(), UIButton(type: .system))
    view.attributedText = text
    #expect(view.text == "Hello world" && view.font?.pointSize == 30)
    view.text = "x"
    #expect(view.attributedText.string == "x" && view.font == nil)
    field.attributedPlaceholder = text
    #expect(field.placeholder == "Hello world")
    field.attributedText = text
    #expect(field.text == "Hello world" && field.font?.pointSize == 30)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(text, for: .normal)
    #expect(button.titleText?.string == "Hello world" && button.titleText?.font.pointSize == 30)
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString("Go")
    #expect(configuration.title == "Go")
    configuration.title = "Stay"
    #expect(configuration.attributedTitle == nil)
  }

  @Test("an attachment, a background and an underline are painted around the letters")
  func painted() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "x", attributes: [.backgroundColor: UIColor.systemYellow, .underlineStyle: 1])
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "star")!)))
    var block = FixedAdvanceText().typeset(TextRequest(string: text.string, font: label.font))
    block.lines[0].marks = [
      TextMark(.background, in: CGRect(x: 0, y: 0, width: 8, height: 20), color: .white),
      TextMark(.line, in: CGRect(x: 0, y: 18, width: 8, height: 1)),
      TextMark(.attachment(1), in: CGRect(x: 8, y: 0, width: 20, height: 20)),
    ]
    let items = label.painter.items(of: block, at: CGPoint(x: 5, y: 5), .black, attributed: text)
    guard items.count == 4, case .fill(let ground, .white) = items[0], case .text = items[1],
      case .fill(let line, .black) = items[2], case .symbol("star", let rect, _, _) = items[3]
    else {
      Issue.record("the items are \(items)")
      return
    }
    #expect(ground.controlPointBounds == CGRect(x: 5, y: 5, width: 8, height: 20))
    #expect(line.controlPointBounds.minY == 23)
    #expect(rect.midX == 23)
  }
}

extension NSAttributedString {
  /// The runs of single characters that are not spaces.
  @MainActor fileprivate func shownRuns(in label: UILabel) -> [TextRun] {
    var location = 0
    return AttributedContent(text: self, font: label.font).runs(in: label).filter { run in
      defer { location += run.length }
      return attributedSubstring(from: NSRange(location: location, length: run.length)).string != " "
    }
  }
}
