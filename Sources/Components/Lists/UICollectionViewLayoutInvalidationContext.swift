public import Foundation

/// Says what of a layout is no longer valid. Layouts are made whole here, whatever it says.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all of it is.
  open var invalidateEverything: Bool { true }
  /// Whether the numbers of items are.
  open var invalidateDataSourceCounts: Bool { true }
  /// Kept.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Kept.
  open var contentSizeAdjustment = CGSize.zero
  /// The items of which it was said.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The other views of which it was said, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The views of the layout of which it was said, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Says it of items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Says it of headers, footers and their like.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths]) { $0 + $1 }
  }
  /// Says it of views of the layout.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths]) { $0 + $1 }
  }
}

/// What of a layout of rows is no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Kept; sizes are asked for at each layout.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Kept; sizes are asked for at each layout.
  open var invalidateFlowLayoutAttributes = true
}
