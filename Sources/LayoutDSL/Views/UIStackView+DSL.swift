public import AutoLayout
public import Foundation

extension UIStackView {
  /// Views in a row or a column, and equations between them and it where the stack's own do not suffice.
  public convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, @ViewBuilder _ content: () -> [any LayoutItem],
    @ConstraintBuilder constraints: (UIStackView) -> ConstraintContent = { _ in .empty }
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line, column)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    fill(content())
    activate(constraints(self))
  }

  /// The space that the stack leaves free around its views, in points.
  @discardableResult
  public func padded(_ points: CGFloat) -> Self { padded(horizontal: points, vertical: points) }

  /// Keeps space free around the arranged views, different for each axis; points.
  @discardableResult
  public func padded(horizontal: CGFloat, vertical: CGFloat) -> Self {
    isLayoutMarginsRelativeArrangement = true
    return margins(horizontal: horizontal, vertical: vertical)
  }

  /// Another space after one of its views.
  @discardableResult
  public func spacing(_ points: CGFloat, after view: UIView) -> Self {
    setCustomSpacing(points, after: view)
    return self
  }
}
