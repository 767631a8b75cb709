import LPLayoutModel
import Foundation
import Testing

struct TextGrowthTests {
  @Test(arguments: UIContentSizeCategory.allCases)
  func `At the growth of a text size all fonts are those of the size`(_ category: UIContentSizeCategory) {
    let traits = TraitValues().growingText(to: UIFont.TextStyle.growth(at: category))
    #expect(traits.preferredContentSizeCategory == category)
    for style in UIFont.TextStyle.allCases {
      let expected = style.metrics(at: category)
      let found = UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(traits))
      #expect(abs(found.pointSize - expected.size) < 1e-9)
      #expect(abs((found.value.leading ?? 0) - expected.leading) < 1e-9)
    }
  }

  @Test func `In between fonts grow without a jump, and none shrinks`() {
    var last: [UIFont.TextStyle: CGFloat] = [:]
    for step in 0...460 {
      let growth = UIFont.TextStyle.growths.lowerBound + CGFloat(step) * 0.005
      let traits = TraitValues().growingText(to: min(growth, UIFont.TextStyle.growths.upperBound))
      for style in UIFont.TextStyle.allCases {
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(traits)).pointSize
        if let before = last[style] { #expect(size >= before - 1e-9 && size - before < 0.2) }
        last[style] = size
      }
    }
    #expect(abs((last[.body] ?? 0) - 53) < 1e-9)
  }

  @Test func `Fonts that scale by metrics, and readable widths, follow`() {
    let traits = TraitValues().growingText(to: 1.06)
    let value = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: UITraitCollection(traits))
    #expect(
      value > 100
        && value
          < UIFontMetrics.default.scaledValue(
            for: 100, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraLarge))
    )
  }
}
