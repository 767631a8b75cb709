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
  /// Makes the picture below the finger; never called.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes a thing from its data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is known of a drag and of a drop alike.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The things.
  var items: [UIDragItem] { get }
}

extension UIDragDropSession {
  /// Returns the place of the finger in a view: its corner, as there is no finger.
  public func location(in view: UIView) -> CGPoint { .zero }
  /// Returns `false`: no data are converted.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
  /// Returns `false`: no data are converted.
  public func canLoadObjects(ofClass aClass: Any.Type) -> Bool { false }
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

extension UIDropSession {
  /// Would load the things as objects of a class: there are none.
  @discardableResult
  public func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress {
    Progress(totalUnitCount: 0)
  }
}

/// The end of a drag or a drop, along which animations would run.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Would run animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Would be called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
