public import Foundation

/// The distance between the items of a group: fixed, or at least so large.
open class NSCollectionLayoutSpacing: NSObject, @unchecked Sendable {
  /// The distance in points.
  public let spacing: CGFloat
  /// Whether the distance grows where there is space.
  public let isFlexibleSpacing: Bool
  /// Whether the distance stays as it is.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }

  /// Returns a distance in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// Returns a least distance in points, which grows where there is space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}
