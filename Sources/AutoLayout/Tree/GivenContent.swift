package import Foundation

/// Lengths of the alignment rect in points; `noIntrinsicMetric` means none, and `nil` leaves an axis to the view.
package struct GivenContent {
  package var width: CGFloat?
  package var height: CGFloat?
  package var baselines: (first: BaselinePosition, last: BaselinePosition)?

  package init(
    width: CGFloat? = nil, height: CGFloat? = nil, baselines: (first: BaselinePosition, last: BaselinePosition)? = nil
  ) {
    self.width = width
    self.height = height
    self.baselines = baselines
  }
}
