import AutoLayout
import Foundation

/// A view with the content size that UIKit was seen to give it.
class MeasuredView: View {
  var measured = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  var insets = EdgeInsets.zero

  override var intrinsicContentSize: CGSize { measured }
  override var alignmentRectInsets: EdgeInsets { insets }
}

/// A label: with several lines allowed it takes part in the second pass.
final class MeasuredLabel: MeasuredView, WrappingContent {
  var lines = 1
  var wrapWidth: CGFloat?
  var wantsWrapWidth: Bool { lines != 1 }
}
