public import LPComponents
import Foundation

extension UIBarButtonItem {
  /// The items that the system provides. Raw values are UIKit's.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24

    /// The English text of an item that shows text.
    fileprivate var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The symbol of an item that shows one.
    fileprivate var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }
  }

  /// Makes an item with a title; the method is kept by no one and never called.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, image: nil)
    self.style = style
    Self.recordTarget(action)
  }

  /// Makes an item with an image; the method is kept by no one and never called.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, image: image)
    self.style = style
    Self.recordTarget(action)
  }

  /// Makes an item of the system, with its symbol or its English title.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.title, image: systemItem.symbol.flatMap { UIImage(systemName: $0) })
    // A plus is 17⅔ points wide (measured): a symbol is drawn with a tenth of its size free at each side.
    if image != nil { imageSize = CGSize(width: 22, height: 22) }
    isFlexibleSpace = systemItem == .flexibleSpace
    if [.done, .save].contains(systemItem) { style = .done }
    Self.recordTarget(action)
  }

  /// Makes an item with the title and the image of an action, which is never called.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image)
  }

  /// Makes an item of the system, with its symbol or its English title; the action is never called.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
  }

  private static func recordTarget(_ action: Selector?) {
    guard action != nil else { return }
    InactiveUse.record("UIBarButtonItem.action", because: "no touches arrive, and no method is sent by name")
  }
}
