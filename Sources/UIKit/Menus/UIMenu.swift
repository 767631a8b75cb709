public import LPAutoLayout

/// A menu; it is kept and never shown.
open class UIMenu: UIMenuElement {
  /// Raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The entries stand in the menu around this one.
    public static let displayInline = Options(rawValue: 1)
    /// The menu looks like a destructive action.
    public static let destructive = Options(rawValue: 2)
    /// One entry at a time is selected.
    public static let singleSelection = Options(rawValue: 32)
    /// The entries stand side by side, as pictures.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// How large entries are. Raw values are UIKit's.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium, large
    case automatic = -1
  }

  /// The name of the menu, unique unless given.
  public let identifier: Identifier
  /// The entries.
  public let children: [UIMenuElement]
  /// The options.
  public let options: Options
  /// How large entries are; kept.
  open var preferredElementSize: ElementSize

  /// Makes a menu of entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? .unique()
    self.children = children
    self.options = options
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns the menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries that are on, of this menu and of those that stand in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      default: []
      }
    }
  }
}
