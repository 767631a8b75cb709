public import Foundation

/// Decides where the elements of a collection are. A subclass overrides `prepare()`, `collectionViewContentSize` and the
/// functions that return attributes.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that the layout belongs to.
  public internal(set) weak var collectionView: UICollectionView?
  var decorations: [String: UICollectionReusableView.Type] = [:]
  /// The sizes that elements in sight want, of those that size themselves.
  var preferredSizes: [CollectionElement: CGSize] = [:]

  /// Makes a layout.
  public override init() { super.init() }
  /// Makes a layout: archives are not decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// Computes what later calls return; is called before each layout.
  open func prepare() {}
  /// The size of the whole content in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the elements that a rectangle of the content touches; `nil` for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of a cell; `nil` for one that is not shown.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a header, a footer or another view; `nil` for one that is not shown.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a view of the layout itself; `nil` for one that is not shown.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether other bounds need another layout; by default only those of another size do.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns whether a cell that wants another size needs another layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (wanted, given) = (preferredAttributes.size, originalAttributes.size)
    return abs(wanted.width - given.width) > 0.001 || abs(wanted.height - given.height) > 0.001
  }

  /// Requests that everything is computed again.
  open func invalidateLayout() {
    preferredSizes = [:]
    collectionView?.layoutInvalidated()
  }

  /// The class of the objects that say what of the layout is no longer valid.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Asks for another layout, of everything.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// Returns what is no longer valid after the visible part changed; nothing asks for it.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  /// Returns where the content stands after a scrolling that ends; nothing asks for it.
  open func targetContentOffset(forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint)
    -> CGPoint
  { offset }
  /// Returns where the content stands after an update; nothing asks for it.
  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }

  /// Registers a class of views that belong to the layout.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
}
