public import LPAutoLayout
public import Foundation

extension UIStackView {
  /// Makes a row or a column of views, with additional equations between them.
  public convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, @ViewBuilder _ content: () -> [any LayoutItem],
    @ConstraintBuilder constraints: (Self) -> ConstraintContent, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      axis, spacing: spacing, alignment: alignment, distribution: distribution, content, fileID: fileID,
      filePath: filePath, line: line, column: column)
    activate { constraints(self) }
  }

  /// Makes a row or a column of views.
  public convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, @ViewBuilder _ content: () -> [any LayoutItem], fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(frame: .zero)
    recordCreation(fileID, filePath, line: line, column: column)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    fill(content())
  }

  /// Sets the space around the stack's views, in points.
  @discardableResult
  public func padding(_ points: CGFloat) -> Self { padding(horizontal: points, vertical: points) }

  /// Sets the space around the views, in points: at the sides, and above and below.
  @discardableResult
  public func padding(horizontal: CGFloat, vertical: CGFloat) -> Self {
    isLayoutMarginsRelativeArrangement = true
    return margins(horizontal: horizontal, vertical: vertical)
  }

  /// Sets the space after one of the stack's views, in points, if it differs from the spacing.
  @discardableResult
  public func spacing(_ points: CGFloat, after view: UIView) -> Self {
    setCustomSpacing(points, after: view)
    return self
  }
}
