public import Foundation

/// A distance between two views: a number of points, or a multiple of the system's spacing.
public struct Spacing: Hashable, Sendable {
  var points: CGFloat
  /// The multiple of the system's spacing.
  var systemSpacings: CGFloat

  /// A spacing of a fixed number of points.
  public static func points(_ points: CGFloat) -> Spacing { Spacing(points: points, systemSpacings: 0) }

  /// The system's spacing: 8 points or, between baselines, the distance that the fonts require.
  public static let systemSpacing = Spacing(points: 0, systemSpacings: 1)

  /// A multiple of the system's spacing.
  public static func systemSpacing(_ multiplier: CGFloat) -> Spacing {
    Spacing(points: 0, systemSpacings: multiplier)
  }
}
