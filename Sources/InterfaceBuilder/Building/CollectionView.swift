import LPAutoLayout

/// A grid whose cells keep the frames that the document recorded.
final class CollectionView: UIScrollView {}
