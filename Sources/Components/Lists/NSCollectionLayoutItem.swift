public import Foundation

/// An item of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size, of which parts are those of the group.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that belong to the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the item's content in its size, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item in a group; `nil` for none. That of a section's group itself is not looked at.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
}
