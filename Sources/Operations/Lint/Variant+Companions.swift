import LPLocalization
import LPLayoutModel
package import LPVariants

extension Variant {
  /// The same variant from left to right; `nil` if its language runs from right to left.
  package var leftToRight: Variant? { with(direction: .leftToRight) }

  /// The same variant with text no larger than Large and not lengthened; `nil` if that is the variant itself.
  var withPlainText: Variant? {
    let categories = UIContentSizeCategory.allCases
    let isLarger = (categories.firstIndex(of: textSize) ?? 0) > (categories.firstIndex(of: .large) ?? 0)
    let plain = strings.filter { $0 != .doubled && $0 != .expanded }
    let isLonger = plain != strings
    guard isLarger || isLonger else { return nil }
    return with(strings: plain, textSize: isLarger ? .large : textSize)
  }
}
