import LPLayoutModel
import Foundation

/// Decides which columns of a split view are shown, and where.
struct SplitColumns {
  /// Whether there is a supplementary column between the primary and the secondary one.
  var hasSupplementary: Bool
  var size: CGSize
  var preferredMode = UISplitViewController.DisplayMode.automatic
  var preferredBehavior = UISplitViewController.SplitBehavior.automatic
  /// The number of columns beside the secondary one that code has shown or hidden; `nil` for the display mode's.
  var shownCount: Int?
  var (primaryWidth, supplementaryWidth): (CGFloat, CGFloat) = (320, 320)

  private var isWide: Bool { size.width > size.height }
  private var most: Int { hasSupplementary ? 2 : 1 }

  /// How the columns are shown: what the display mode asks for, or else beside each other where the view is wider than
  /// high, and over the secondary one where it is not.
  var behavior: UISplitViewController.SplitBehavior {
    if preferredBehavior != .automatic { return preferredBehavior }
    switch preferredMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .automatic, .secondaryOnly: return isWide ? .tile : .overlay
    }
  }

  /// The number of columns beside the secondary one, or over it.
  var sideCount: Int {
    if let shownCount { return min(max(0, shownCount), most) }
    switch preferredMode {
    case .automatic: return behavior == .overlay ? 0 : 1
    case .secondaryOnly: return 0
    case .oneBesideSecondary, .oneOverSecondary: return 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return most
    }
  }

  /// The display mode in effect: one of those that the behaviour has.
  var mode: UISplitViewController.DisplayMode {
    switch (sideCount, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// The columns that are shown, from the leading edge, with their places in a left-to-right layout.
  var places: [(column: UISplitViewController.Column, frame: CGRect)] {
    var side: [(UISplitViewController.Column, CGFloat)] = []
    if sideCount == 2 || (sideCount == 1 && !hasSupplementary) { side.append((.primary, primaryWidth)) }
    if sideCount >= 1, hasSupplementary { side.append((.supplementary, supplementaryWidth)) }
    var x: CGFloat = 0
    var places: [(UISplitViewController.Column, CGRect)] = side.map { column, length in
      defer { x += min(length, size.width) }
      return (column, CGRect(x: x, y: 0, width: min(length, size.width), height: size.height))
    }
    places.append((.secondary, secondaryFrame(from: x)))
    return places.map { (column: $0.0, frame: $0.1) }
  }

  private func secondaryFrame(from x: CGFloat) -> CGRect {
    switch behavior {
    case .overlay: CGRect(origin: .zero, size: size)
    // A displaced column keeps the width that it has beside the supplementary one.
    case .displace where sideCount == 2:
      CGRect(x: x, y: 0, width: max(0, size.width - supplementaryWidth), height: size.height)
    default: CGRect(x: x, y: 0, width: max(0, size.width - x), height: size.height)
    }
  }
}
