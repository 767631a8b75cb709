import LPAutoLayout
import Foundation
import Testing

struct ExtraLargeTitleTests {
  @Test(
    "The extra large titles of iOS 17 did not exist",
    arguments: [(UIFont.TextStyle.extraLargeTitle, 36.0), (.extraLargeTitle2, 28)])
  func sizes(style: UIFont.TextStyle, size: Double) {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection())
    #expect(Double(font.pointSize) == size && font.value.weight == .bold)
    let sizes = UIContentSizeCategory.allCases.map { style.metrics(at: $0).size }
    #expect(sizes == sizes.sorted() && sizes.last! > sizes.first!)
    #expect(style.metrics(at: .large).leading > CGFloat(size))
  }
}
