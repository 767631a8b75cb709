import Foundation

extension UIMenu {
  /// The name by which a builder knows a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    static func unique() -> Identifier { Identifier("com.apple.menu.dynamic.\(UUID().uuidString)") }

    /// The menu of the app.
    public static let application = Identifier("com.apple.menu.application")
    /// The system's menu “file”.
    public static let file = Identifier("com.apple.menu.file")
    /// The system's menu “edit”.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The system's menu “view”.
    public static let view = Identifier("com.apple.menu.view")
    /// The system's menu “window”.
    public static let window = Identifier("com.apple.menu.window")
    /// The system's menu “help”.
    public static let help = Identifier("com.apple.menu.help")
    /// The system's menu “preferences”.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The system's menu “services”.
    public static let services = Identifier("com.apple.menu.services")
    /// The system's menu “quit”.
    public static let quit = Identifier("com.apple.menu.quit")
    /// The system's menu “new scene”.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// The system's menu “close”.
    public static let close = Identifier("com.apple.menu.close")
    /// The system's menu “print”.
    public static let print = Identifier("com.apple.menu.print")
    /// Undo and redo.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// The system's menu “standard edit”.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The system's menu “find”.
    public static let find = Identifier("com.apple.menu.find")
    /// The system's menu “share”.
    public static let share = Identifier("com.apple.menu.share")
    /// The system's menu “format”.
    public static let format = Identifier("com.apple.menu.format")
    /// The system's menu “text”.
    public static let text = Identifier("com.apple.menu.text")
    /// The system's menu “toolbar”.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The system's menu “sidebar”.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// The bar of menus.
    public static let root = Identifier("com.apple.menu.root")
  }
}
