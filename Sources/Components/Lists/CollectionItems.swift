import Foundation

/// The items of a collection: their numbers, and the views in sight.
@MainActor
final class CollectionItems {
  /// Whether the data source has to be asked again.
  var needsReload = true
  /// Whether the layout has to be computed again.
  var needsLayout = true
  /// The numbers of items by section.
  var counts: [Int] = []
  var views: [CollectionElement: UICollectionReusableView] = [:]
  var selected: Set<IndexPath> = []
  /// The item to scroll to with the next layout.
  var target: (item: IndexPath, position: UICollectionView.ScrollPosition)?
  /// The rectangle that was last filled with items, and the insets that it had.
  var placed: (bounds: CGRect, insets: UIEdgeInsets)?
  var contentSize = HeldContentSize()
}
