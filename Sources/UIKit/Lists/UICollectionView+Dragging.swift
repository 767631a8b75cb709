public import LPComponents
public import Foundation

/// What a collection proposes to do with a drop.
open class UICollectionViewDropProposal: UIDropProposal {
  /// What a drop does with the item below it. Raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// What the drop does with the item below it.
  public let intent: Intent

  /// Makes a proposal that says nothing about items.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A thing that is dropped on a collection; nothing is.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The item that it was, if it comes from the collection.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points.
  var previewSize: CGSize { get }
}

/// A drop on a collection; none comes.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// The item below the finger.
  var destinationIndexPath: IndexPath? { get }
  /// What the collection proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Would show how a thing becomes an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Would show how a thing goes into an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

/// The methods that give a collection's items to a drag; nothing calls them.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// Returns what is dragged with an item.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// The methods that take a drop for a collection; nothing calls them.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {}

extension UICollectionView {
  private static let storedDrag = Stored<WeakReference?>("UICollectionView.dragDelegate", nil)
  private static let storedDrop = Stored<WeakReference?>("UICollectionView.dropDelegate", nil)
  private static let storedEnabled = Stored("UICollectionView.dragInteractionEnabled", false)

  /// Kept; nothing is dragged.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { Self.storedDrag[self]?.object as? any UICollectionViewDragDelegate }
    set { Self.storedDrag[self] = newValue.map { WeakReference($0) } }
  }
  /// Kept; nothing is dropped.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { Self.storedDrop[self]?.object as? any UICollectionViewDropDelegate }
    set { Self.storedDrop[self] = newValue.map { WeakReference($0) } }
  }
  /// Kept; nothing is dragged.
  public var dragInteractionEnabled: Bool {
    get { Self.storedEnabled[self] }
    set { Self.storedEnabled[self] = newValue }
  }

  /// Returns `false`: nothing is moved by a finger.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing.
  public func endInteractiveMovement() {}
  /// Does nothing.
  public func cancelInteractiveMovement() {}
  /// Returns the item at a point of the content; `nil` for none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { layoutAttributesForItem(at: $0)?.frame.contains(point) == true }
  }
  /// Always `false`: nothing is dragged.
  public var hasActiveDrag: Bool { false }
  /// Always `false`: nothing is dropped.
  public var hasActiveDrop: Bool { false }
}
