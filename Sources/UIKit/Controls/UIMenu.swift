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
