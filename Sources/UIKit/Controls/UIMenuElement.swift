public import AutoLayout
public import Foundation

/// An entry of a menu; menus are never shown.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Raw values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Raw values are UIKit's.
  public enum State: Int, Sendable {
    case off = 0
    case on, mixed
  }

  /// The title.
  open var title: String
  /// The image beside the title.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A menu; it is kept and never shown.
open class UIMenu: UIMenuElement {
  /// Raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The entries.
  public let children: [UIMenuElement]
  /// The options.
  public let options: Options

  /// Makes a menu of entries.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}
