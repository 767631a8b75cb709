@_spi(Views) import LPAutoLayout
import Foundation
import Testing

/// Labels in 17 points: 8.5 points a character, lines of 20.5 at two pixels a point.
@MainActor
struct LabelTests {
  private func label(_ text: String, _ stage: Stage, lines: Int = 1) -> UILabel {
    let label = stage.make { UILabel() }
    label.text = text
    label.numberOfLines = lines
    return label
  }

  nonisolated static let sizes: [(String, Int, CGFloat, CGFloat, CGFloat)] = [
    // text, lines, manual width, width, height
    ("", 1, 0, 0, 0), ("word", 1, 0, 34, 20.5), ("one two three", 1, 0, 110.5, 20.5),
    ("one two three", 1, 40, 110.5, 20.5),
    ("one two three", 0, 45, 42.5, 61), ("one two three", 2, 60, 59.5, 41), ("one two three", 0, 70, 59.5, 41),
  ]

  @Test("the content's size, on one line, on several, and wrapped by hand", arguments: sizes)
  func contentSize(text: String, lines: Int, manual: CGFloat, width: CGFloat, height: CGFloat) {
    for direction in bothDirections {
      let stage = Stage(direction: direction)
      let label = label(text, stage, lines: lines)
      label.preferredMaxLayoutWidth = manual
      #expect(label.intrinsicContentSize == CGSize(width: width, height: height))
    }
  }

  /// Sizes, lines and pixels a point of labels in documents, and how high they were saved.
  nonisolated static let blocks: [(CGFloat, Int, CGFloat, CGFloat)] = [
    (17, 5, 2, 101.5), (17, 8, 2, 162.5), (17, 17, 2, 345), (15, 9, 3, 484.0 / 3), (16, 3, 3, 172.0 / 3),
    (14, 6, 3, 301.0 / 3),
  ]

  @Test("lines are rounded up to the pixel together, not each", arguments: blocks)
  func block(size: CGFloat, lines: Int, scale: CGFloat, height: CGFloat) {
    let fixture = Fixture(scale: scale)
    let label = fixture.label(Array(repeating: "x", count: lines).joined(separator: "\n"), lines: 0)
    label.font = .systemFont(ofSize: size)
    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
  }

  @Test("a label wraps at the width that constraints give it, and its height follows", arguments: bothDirections)
  func automatic(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    let label = label("one two three four", stage, lines: 0)
    stage.place(label, width: 60)
    let below = stage.make { Box(10, 10) }
    stage.root.addSubview(below)
    below.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    below.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
    stage.root.layoutIfNeeded()
    #expect(label.frame.height == 61)
    #expect(below.frame.minY == 61)
    #expect(LayoutResult.capture(stage.root).diagnostics.isEmpty)
  }

  @Test("a frame that rounding makes narrower than the text does not cut it off")
  func roundedFrame() {
    let fixture = Fixture(scale: 1)
    let label = fixture.label("one two", lines: 0)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 0.5),
      label.widthAnchor.constraint(equalToConstant: 59.6),
    ])
    let record = fixture.result().views[1]
    #expect(record.frame.width == 59)
    #expect(record.content.textLines == ["one two"] && !record.content.isTextTruncated)
  }

  @Test("a manual width that the layout does not keep is reported")
  func staleWidth() throws {
    let stage = Stage()
    let label = label("one two three four", stage, lines: 0)
    label.preferredMaxLayoutWidth = 150
    stage.place(label, width: 60)
    let found = LayoutResult.capture(stage.root).diagnostics.filter { $0.rule == "stale-wrap-width" }
    let diagnostic = try #require(found.first)
    #expect(diagnostic.message.contains("41 pt high for lines of 150 pt, but it is 60 pt wide and needs 61 pt"))
    label.preferredMaxLayoutWidth = 60
    #expect(LayoutResult.capture(stage.root).diagnostics.isEmpty)
  }

  @Test("a view may take over the width that came out in every layout: it settles", arguments: bothDirections)
  func wrappedBetweenTwoLayouts(direction: UIUserInterfaceLayoutDirection) {
    final class Wrapping: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for case let text as UILabel in subviews { text.preferredMaxLayoutWidth = text.frame.width }
        super.layoutSubviews()
      }
    }
    let stage = Stage(direction: direction)
    let view = stage.place(stage.make { Wrapping() }, width: 100)
    let text = label("one two three four", stage, lines: 0)
    view.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.topAnchor.constraint(equalTo: view.topAnchor), text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let result = LayoutResult.capture(stage.root)
    #expect(result.diagnostics.isEmpty)
    #expect(text.preferredMaxLayoutWidth == 100)
    #expect(text.frame.height == text.intrinsicContentSize.height)
    #expect(text.frame.height > 25)
  }

  @Test("more lines than fit the height are cut")
  func truncation() throws {
    let stage = Stage()
    let label = label("one two three four", stage, lines: 0)
    stage.place(label, width: 60, height: 45)
    stage.root.layoutIfNeeded()
    let text = try #require(label.contentText())
    #expect(text.typeset.lines.count == 2)
    #expect(text.typeset.isTruncated)
  }

  @Test(
    "a text that shrinks keeps its baseline, its middle, or its top",
    arguments: [
      (UIBaselineAdjustment.alignBaselines, CGFloat(15.5)), (.alignCenters, 13), (.none, 8),
    ])
  func shrinking(adjustment: UIBaselineAdjustment, baseline: CGFloat) {
    let environment = LayoutEnvironment(text: HalvingText())
    LayoutEnvironment.$current.withValue(environment) {
      let label = UILabel(frame: CGRect(0, 0, 60, 20))
      label.text = "a long text"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.baselineAdjustment = adjustment
      let root = UIView(frame: CGRect(0, 0, 100, 100))
      root.addSubview(label)
      guard case .text(let block, let point, _)? = LayoutResult.capture(root).views[1].content.items.first else {
        Issue.record("no text")
        return
      }
      #expect(block.fontScale == 0.5)
      #expect(abs(point.y + block.firstBaseline - baseline) <= 0.5)
      #expect(label.intrinsicContentSize.height == 20.5)
    }
  }

  @Test("a text style follows the label's text size only where it is asked to")
  func dynamicType() {
    let stage = Stage(category: .accessibilityExtraExtraExtraLarge)
    let label = label("word", stage)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
    #expect(label.intrinsicContentSize.width == 34)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.intrinsicContentSize.width == 106)
    // A font that is of no style does not scale.
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.width == 34)
  }

  @Test("without text the first baseline is the top edge, the last one the bottom edge", arguments: bothDirections)
  func baselinesWithoutText(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let (label, box) = (fixture.label("Favorite", "label"), Box(51, 31))
    fixture.root.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 55),
      label.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor),
    ])
    func baseline() -> CGFloat? { fixture.result().views.first { $0.name == "label" }?.content.firstBaseline }
    #expect(baseline().map { abs($0 - 55) <= 0.5 } == true)
    fixture.root.constraints.last?.isActive = false
    label.lastBaselineAnchor.constraint(equalTo: box.lastBaselineAnchor).isActive = true
    #expect(baseline().map { abs($0 - 86) <= 0.5 } == true)
  }

  @Test("baselines of labels in different fonts meet", arguments: bothDirections)
  func baselines(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    let small = label("small", stage)
    let large = label("large", stage)
    large.font = .systemFont(ofSize: 34)
    stage.place(large)
    small.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(small)
    small.leadingAnchor.constraint(equalTo: large.trailingAnchor).isActive = true
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    let result = LayoutResult.capture(stage.root)
    #expect(abs(result.views[1].content.firstBaseline! - result.views[2].content.firstBaseline!) <= 0.5)
    #expect(small.frame.minY > large.frame.minY)
  }
}

/// Halves a text that does not fit, where it may.
private final class HalvingText: TextMeasuring {
  private let whole = FixedAdvanceText()

  func typeset(_ request: TextRequest) -> TypesetText {
    var free = request
    free.maxWidth = nil
    let block = whole.typeset(free)
    guard let width = request.maxWidth, block.size.width > width, request.minimumScaleFactor <= 0.5 else {
      return block
    }
    free.font.pointSize /= 2
    var half = whole.typeset(free)
    half.fontScale = 0.5
    return half
  }
}
