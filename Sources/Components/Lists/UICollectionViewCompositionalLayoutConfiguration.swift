public import Foundation

/// The configuration that the sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other.
  open var scrollDirection = UICollectionViewFlowLayout.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// Makes a configuration of sections that follow each other downwards.
  public override init() { super.init() }
}
