import LPAutoLayout
import Foundation

/// A view with the content size that UIKit was seen to give it.
class MeasuredView: UIView {
  var measured = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var insets = UIEdgeInsets.zero

  override var intrinsicContentSize: CGSize { measured }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A label: with several lines allowed it takes part in the second pass.
final class MeasuredLabel: MeasuredView, WrappingContent {
  var lines = 1
  var wrapWidth: CGFloat?
  var wantsWrapWidth: Bool { lines != 1 }
}
