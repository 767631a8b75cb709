public import Foundation

/// A distance between two views: points, or what the system would leave free.
public struct Spacing: Hashable, Sendable {
  var points: CGFloat
  /// How many of the system's.
  var systemSpacings: CGFloat

  /// A spacing of a fixed number of points.
  public static func points(_ points: CGFloat) -> Spacing { Spacing(points: points, systemSpacings: 0) }

  /// The system's spacing: 8 points or, between baselines, what the fonts ask for.
  public static let systemSpacing = Spacing(points: 0, systemSpacings: 1)

  /// A multiple of the system's spacing.
  public static func systemSpacing(_ multiplier: CGFloat) -> Spacing {
    Spacing(points: 0, systemSpacings: multiplier)
  }
}
