import Foundation

extension UISplitViewController {
  /// The columns that a split view has. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Two controllers without columns, as before iOS 14.
    case unspecified = 0
    case doubleColumn, tripleColumn
  }

  /// A column. Raw values are UIKit's.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary, secondary
    /// The controller that is shown instead of all columns in compact width.
    case compact
  }

  /// The columns that are shown. Raw values are UIKit's.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary

    /// The name of `secondaryOnly` before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of `oneBesideSecondary` before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of `oneOverSecondary` before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns share the width. Raw values are UIKit's.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    /// The columns are beside each other.
    case tile
    /// The others are over the secondary column.
    case overlay
    /// The secondary column is pushed aside.
    case displace
  }

  /// The side of the primary column. Raw values are UIKit's.
  public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }

  /// The background of the primary column. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }

  /// Whether the button that shows the columns is in a bar. Raw values are UIKit's.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
}
