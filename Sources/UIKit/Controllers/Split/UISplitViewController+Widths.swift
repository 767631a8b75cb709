public import Foundation

extension UISplitViewController {
  /// The preferred width of the primary column, in points.
  public var preferredPrimaryColumnWidth: CGFloat {
    get { widths.primary.preferred }
    set { widths.primary.preferred = newValue }
  }
  /// The preferred width of the primary column, as a fraction of the controller's. It is at most 320 points unless
  /// `maximumPrimaryColumnWidth` is set.
  public var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths.primary.fraction }
    set { widths.primary.fraction = newValue }
  }
  /// The least width of the primary column, in points.
  public var minimumPrimaryColumnWidth: CGFloat {
    get { widths.primary.minimum }
    set { widths.primary.minimum = newValue }
  }
  /// The largest width of the primary column, in points.
  public var maximumPrimaryColumnWidth: CGFloat {
    get { widths.primary.maximum }
    set { widths.primary.maximum = newValue }
  }
  /// The preferred width of the supplementary column, in points.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { widths.supplementary.preferred }
    set { widths.supplementary.preferred = newValue }
  }
  /// The preferred width of the supplementary column, as a fraction of the controller's.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { widths.supplementary.fraction }
    set { widths.supplementary.fraction = newValue }
  }
  /// The least width of the supplementary column, in points.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { widths.supplementary.minimum }
    set { widths.supplementary.minimum = newValue }
  }
  /// The largest width of the supplementary column, in points.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { widths.supplementary.maximum }
    set { widths.supplementary.maximum = newValue }
  }
  /// The width of the primary column, in points.
  public var primaryColumnWidth: CGFloat { columns.primaryWidth }
  /// The width of the supplementary column, in points.
  public var supplementaryColumnWidth: CGFloat { columns.supplementaryWidth }
}
