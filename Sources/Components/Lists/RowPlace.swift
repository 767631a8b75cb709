import Foundation

/// The place of a row in its list: margins, corners and separators.
struct RowPlace: Equatable {
  /// How far a separator reaches.
  enum Separator: Equatable {
    case none
    /// The separator begins and ends at the row's insets.
    case inset
    /// The separator is as wide as the row.
    case full
  }

  /// The margin of the content at its sides, in points.
  var side: CGFloat
  /// The margin of the content above and below, in points.
  var verticalMargin: CGFloat
  /// The least height of standard content, in points.
  var leastHeight: CGFloat
  /// How far the safe area reaches into the row at its sides, in points.
  var safeInsets = UIEdgeInsets.zero
  /// The colour of a row that has none of its own.
  var background: UIColor
  /// The radius of the row's upper corners, in points.
  var topRadius: CGFloat = 0
  /// The radius of the row's lower corners, in points.
  var bottomRadius: CGFloat = 0
  var topSeparator = Separator.none
  var bottomSeparator = Separator.none
  var separatorColor: UIColor?
  /// The insets of the separators that the list gives, as in UIKit with left for leading; `nil` lets them begin where
  /// the content does.
  var separatorInset: UIEdgeInsets?
  /// The level of indentation.
  var indentation: CGFloat = 0

  var isRounded: Bool { topRadius > 0 || bottomRadius > 0 }
}

extension RowPlace {
  /// Makes the place of a header or a footer: what all rows of a list have in common.
  @MainActor init(in style: UITableView.Style, _ metrics: ListMetrics, safeArea: UIEdgeInsets) {
    let safe = style == .insetGrouped ? .zero : safeArea
    self.init(
      side: metrics.side, verticalMargin: metrics.verticalMargin, leastHeight: metrics.rowHeight,
      safeInsets: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right),
      background: style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
  }

  /// Rounds the corners of the first and the last row of an inset group.
  mutating func roundCorners(in style: UITableView.Style, by radius: CGFloat, isFirst: Bool, isLast: Bool) {
    guard style == .insetGrouped else { return }
    topRadius = isFirst ? radius : 0
    bottomRadius = isLast ? radius : 0
  }

  /// Separates the row from its neighbours.
  mutating func addSeparators(in style: UITableView.Style, _ color: UIColor, isFirst: Bool, isLast: Bool) {
    separatorColor = color
    switch style {
    case .plain: bottomSeparator = .inset
    case .grouped:
      topSeparator = isFirst ? .full : .none
      bottomSeparator = isLast ? .full : .inset
    case .insetGrouped: bottomSeparator = isLast ? .none : .inset
    }
  }
}
