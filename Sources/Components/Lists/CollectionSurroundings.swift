import Foundation

/// The space and the traits of a collection.
final class CollectionSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }

  init(_ view: UICollectionView) {
    contentSize = view.bounds.size
    let inset = view.adjustedContentInset
    let safe = view.safeAreaInsets
    contentInsets = view.directional(
      UIEdgeInsets(
        top: inset.top, left: max(inset.left, safe.left), bottom: inset.bottom, right: max(inset.right, safe.right)))
    traitCollection = view.traitCollection
  }
}
