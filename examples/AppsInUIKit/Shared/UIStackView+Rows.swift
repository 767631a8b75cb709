import UIKit

extension UIStackView {
  /// Makes a row of views, or a column.
  convenience init(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
  }
}
