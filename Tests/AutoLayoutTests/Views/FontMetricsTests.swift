import LPLayoutModel
import Foundation
import Testing

/// Values dumped from iOS 26 at three pixels a point.
struct FontMetricsTests {
  private static let largest = UITraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge, displayScale: 3)

  @Test("lengths grow with body's leading", arguments: [(17, 48), (22, 62), (11, 31), (34, 95.667)])
  func values(value: Double, expected: Double) {
    let scaled = UIFontMetrics.default.scaledValue(for: CGFloat(value), compatibleWith: Self.largest)
    #expect(abs(scaled - CGFloat(expected)) < 0.001)
  }

  @Test("fonts grow in whole points, up to a maximum", arguments: [(17, 48), (13, 37)])
  func fonts(size: Double, expected: Double) {
    let font = UIFont.systemFont(ofSize: CGFloat(size), weight: .bold)
    let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: Self.largest)
    #expect(scaled.pointSize == CGFloat(expected))
    #expect(scaled.value.weight == .bold)
    let capped = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: Self.largest)
    #expect(capped.pointSize == min(20, CGFloat(expected)))
  }

  @Test("at the default size nothing changes")
  func identity() {
    #expect(UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 12.5, compatibleWith: UITraitCollection()) == 12.5)
  }

  @Test("a font of a text style has grown already")
  func styled() {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.largest)
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: Self.largest) == font)
  }
}
