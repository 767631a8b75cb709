package import Foundation

/// Content whose height depends on the width that the layout gives it: labels with several lines, text views.
@preconcurrency @MainActor
package protocol WrappingContent: UIView {
  /// Whether the layout has to tell it a width (several lines, no manual width).
  var wantsWrapWidth: Bool { get }
  /// Points; nil while the width is not known.
  var wrapWidth: CGFloat? { get set }
}
