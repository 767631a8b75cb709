package import Foundation

/// Content whose height depends on the width that the layout gives it: labels with several lines, text views.
@preconcurrency @MainActor
package protocol WrappingContent: UIView {
  /// Whether the layout has to provide a width (several lines, no manual width).
  var wantsWrapWidth: Bool { get }
  /// The width in points; `nil` while it is unknown.
  var wrapWidth: CGFloat? { get set }
}
