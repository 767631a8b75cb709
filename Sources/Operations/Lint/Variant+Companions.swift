import Localization
import AutoLayout
package import Variants

extension Variant {
  /// The same from left to right; nil where its strings run from right to left.
  package var leftToRight: Variant? { with(direction: .leftToRight) }

  /// The same with text of the usual size and length; nil where it is no larger or longer.
  var withPlainText: Variant? {
    let categories = UIContentSizeCategory.allCases
    let isLarger = (categories.firstIndex(of: textSize) ?? 0) > (categories.firstIndex(of: .large) ?? 0)
    let isLonger = strings.contains(.doubled)
    guard isLarger || isLonger else { return nil }
    return with(strings: strings.filter { $0 != .doubled }, textSize: isLarger ? .large : textSize)
  }
}
