import AutoLayout

/// A grid whose cells stand where the document has them.
final class CollectionView: UIScrollView {}
