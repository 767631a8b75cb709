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
