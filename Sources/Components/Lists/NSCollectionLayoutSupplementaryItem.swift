public import Foundation

/// A view that belongs to an item, such as a badge at a corner.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSObject {
  /// The size, of which parts are those of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The kind under which the view is registered.
  public let elementKind: String
  /// The place in the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The order of painting.
  open var zIndex = 1

  /// Makes a view at a place in its item.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    (self.layoutSize, self.elementKind, self.containerAnchor) = (layoutSize, elementKind, containerAnchor)
  }
}
