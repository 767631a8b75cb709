import Localization
import AutoLayout
package import Variants

extension Variant {
  /// The same variant from left to right; `nil` if its language runs from right to left.
  package var leftToRight: Variant? { with(direction: .leftToRight) }

  /// The same variant with text no larger than Large and not doubled; `nil` if that is the variant itself.
  var withPlainText: Variant? {
    let categories = UIContentSizeCategory.allCases
    let isLarger = (categories.firstIndex(of: textSize) ?? 0) > (categories.firstIndex(of: .large) ?? 0)
    let isLonger = strings.contains(.doubled)
    guard isLarger || isLonger else { return nil }
    return with(strings: strings.filter { $0 != .doubled }, textSize: isLarger ? .large : textSize)
  }
}
