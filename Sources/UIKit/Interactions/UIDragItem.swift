public import LPComponents
public import Foundation

/// Data that are dragged, pasted or shared, in one of several forms; kept. Foundation on Linux has no such class.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A name.
  open var suggestedName: String?
  private let object: Any?

  /// Makes one without data.
  public override init() { object = nil }
  /// Makes one from an object.
  public init(object: Any) { self.object = object }
  /// Makes one from a file.
  public init?(contentsOf fileURL: URL!) { object = fileURL }
  /// Makes one from an object of a type.
  public init(item: Any?, typeIdentifier: String?) { object = item }

  /// Returns `false`: no data are converted.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// A thing that is dragged; nothing is.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data.
  public let itemProvider: NSItemProvider
  /// An object of the app.
  open var localObject: Any?

  /// Makes a thing from its data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is known of a drag and of a drop alike.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The things.
  var items: [UIDragItem] { get }
}

/// A drag, which never begins.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the app.
  var localContext: Any? { get set }
}

/// A drop, which never comes.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the app.
  var localDragSession: (any UIDragSession)? { get }
}

/// The methods that give a table's rows to a drag; nothing calls them.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// Returns what is dragged with a row.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
}

/// The methods that take a drop for a table; nothing calls them.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {}

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

extension UITableView {
  private static let storedDrag = Stored<(any UITableViewDragDelegate)?>("UITableView.dragDelegate", nil)
  private static let storedDrop = Stored<(any UITableViewDropDelegate)?>("UITableView.dropDelegate", nil)
  private static let storedEnabled = Stored("UITableView.dragInteractionEnabled", false)

  /// Kept; nothing is dragged.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { Self.storedDrag[self] }
    set { Self.storedDrag[self] = newValue }
  }
  /// Kept; nothing is dropped.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { Self.storedDrop[self] }
    set { Self.storedDrop[self] = newValue }
  }
  /// Kept; nothing is dragged.
  public var dragInteractionEnabled: Bool {
    get { Self.storedEnabled[self] }
    set { Self.storedEnabled[self] = newValue }
  }
}

extension UICollectionView {
  private static let storedDrag = Stored<(any UICollectionViewDragDelegate)?>("UICollectionView.dragDelegate", nil)
  private static let storedDrop = Stored<(any UICollectionViewDropDelegate)?>("UICollectionView.dropDelegate", nil)
  private static let storedEnabled = Stored("UICollectionView.dragInteractionEnabled", false)

  /// Kept; nothing is dragged.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { Self.storedDrag[self] }
    set { Self.storedDrag[self] = newValue }
  }
  /// Kept; nothing is dropped.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { Self.storedDrop[self] }
    set { Self.storedDrop[self] = newValue }
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
}
