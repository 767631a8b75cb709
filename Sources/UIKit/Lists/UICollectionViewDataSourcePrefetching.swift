public import LPComponents
public import Foundation

/// A source that loads the data of items before they are in sight; nothing asks it to.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Would load what items need.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

extension UICollectionView {
  /// How often items make room for one that is moved. Raw values are UIKit's.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast, slow
  }

  private static let storedPrefetch = Stored<WeakReference?>("UICollectionView.prefetchDataSource", nil)
  private static let storedCadence = Stored("UICollectionView.reorderingCadence", ReorderingCadence.immediate)

  /// What would be told of items before they are in sight; kept.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { Self.storedPrefetch[self]?.object as? any UICollectionViewDataSourcePrefetching }
    set { Self.storedPrefetch[self] = newValue.map(WeakReference.init) }
  }
  /// Kept; nothing is moved.
  public var reorderingCadence: ReorderingCadence {
    get { Self.storedCadence[self] }
    set { Self.storedCadence[self] = newValue }
  }
}

/// What a section's insets are measured from. Raw values are UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none, safeArea, layoutMargins, readableContent
}

extension NSCollectionLayoutSection {
  private static let storedReference = Stored(
    "NSCollectionLayoutSection.contentInsetsReference", UIContentInsetsReference.automatic)

  /// What the insets are measured from; kept, as they are measured from the collection's safe area.
  public var contentInsetsReference: UIContentInsetsReference {
    get { Self.storedReference[self] }
    set { Self.storedReference[self] = newValue }
  }
}
