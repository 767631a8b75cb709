import LPAutoLayout
import Foundation
import Testing

@testable import LPChecks

/// Findings about parts of a text, each with its colour and font.
@MainActor
struct AttributedTextRuleTests {
  /// A label whose parts have colours and sizes.
  private func result(
    _ parts: [(RGBA, CGFloat)], category: UIContentSizeCategory = .large, ground: RGBA? = nil
  ) -> LayoutResult {
    var result = LintFixture().layOut {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      screen.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      let label = UILabel()
      label.text = "parts"
      label.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
      screen.addSubview(label)
      return screen
    }
    result.traits.preferredContentSizeCategory = category
    let runs = parts.enumerated().map { index, part in
      let places = [CGPoint(x: CGFloat(index) * 40, y: 20), CGPoint(x: CGFloat(index) * 40 + 30, y: 20)]
      var run = GlyphRun(font: "Inter-Regular.otf", size: part.1, glyphs: [1, 2], positions: places, text: "ab")
      (run.color, run.run) = (part.0, index)
      return run
    }
    let line = TextLine(text: "abab", x: 0, baseline: 20, width: 80, isTruncated: false, runs: runs)
    let block = TypesetText(
      size: CGSize(width: 80, height: 30), lines: [line], firstBaseline: 20, lastBaseline: 20)
    let behind = ground.map { [ContentItem.fill(.rect(CGRect(x: 0, y: 0, width: 80, height: 30)), $0)] } ?? []
    result.views[1].content.items = behind + [.text(block, at: .zero, .black)]
    return result
  }

  @Test("a part that is too pale is found, whatever the first one is")
  func contrast() throws {
    let pale = RGBA(hex: 0xCCCCCC)
    #expect(LintFixture.findings(.contrast, result([(.black, 17), (.black, 17)])).isEmpty)
    let findings = LintFixture.findings(.contrast, result([(.black, 17), (pale, 17)]))
    #expect(findings.count == 1)
    #expect(findings.first?.fix?.contains("#CCCCCC on #FFFFFF") == true)
  }

  @Test("the background of a part counts")
  func background() {
    let yellow = RGBA(hex: 0xFFCC00)
    #expect(LintFixture.findings(.contrast, result([(.white, 17)], ground: RGBA(hex: 0x003060))).isEmpty)
    #expect(LintFixture.findings(.contrast, result([(.white, 17)], ground: yellow)).count == 1)
  }

  @Test("a part that does not grow is found beside one that does")
  func fixedText() {
    let large = result([(.black, 17), (.black, 13)])
    func findings(_ sizes: [CGFloat]) -> [Diagnostic] {
      let grown = result(sizes.map { (.black, $0) }, category: .accessibilityExtraLarge)
      return FixedTextCheck(layout: ShownLayout(grown), original: ShownLayout(large)).findings()
    }
    #expect(findings([40, 30]).isEmpty)
    #expect(findings([40, 13]).count == 1)
  }
}
