public import Foundation

/// How a list in a collection looks.
public struct UICollectionLayoutListConfiguration: Hashable {
  /// Raw values are UIKit's.
  public enum Appearance: Int, Codable, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Raw values are UIKit's.
  public enum HeaderMode: Int, Codable, Sendable {
    case none = 0
    case supplementary, firstItemInSection
  }

  /// Raw values are UIKit's.
  public enum FooterMode: Int, Codable, Sendable {
    case none = 0
    case supplementary
  }

  /// How sections look.
  public let appearance: Appearance
  /// Whether sections have headers.
  public var headerMode = HeaderMode.none
  /// Whether sections have footers.
  public var footerMode = FooterMode.none
  /// Whether rows are separated by lines.
  public var showsSeparators = true
  /// The background; `nil` for that of the appearance.
  public var backgroundColor: UIColor?
  /// The space above headers in points; `nil` for the system's.
  public var headerTopPadding: CGFloat?
  /// What extensions keep.
  package var kept = KeptValues()

  /// Makes the configuration of a list.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The style of a table whose rows look the same.
  var style: UITableView.Style {
    switch appearance {
    case .plain, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }
  var isInset: Bool { style == .insetGrouped }
  var isPlain: Bool { style == .plain }
}
