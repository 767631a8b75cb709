import Foundation

/// The width of a column of a split view: a preferred one within limits.
struct SplitColumnWidth {
  /// The preferred width in points; automatic for the fraction.
  var preferred = UISplitViewController.automaticDimension
  /// The preferred width as a fraction of the split view's; automatic for the system's width.
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The width of columns that ask for none, and the widest that a fraction gets without a `maximum`, in points.
  static let standard: CGFloat = 320

  private static func given(_ value: CGFloat) -> CGFloat? {
    value == UISplitViewController.automaticDimension || !value.isFinite ? nil : max(0, value)
  }

  /// Returns the width in a split view, in points.
  func resolved(in width: CGFloat) -> CGFloat {
    var length: CGFloat
    if let preferred = Self.given(preferred) {
      length = preferred
    } else if let fraction = Self.given(fraction) {
      length = min(fraction * width, Self.given(maximum) ?? Self.standard)
    } else {
      length = Self.standard
    }
    if let maximum = Self.given(maximum) { length = min(length, maximum) }
    if let minimum = Self.given(minimum) { length = max(length, minimum) }
    return min(length, width).rounded()
  }
}
