import LPComponents
public import Foundation

extension UIPasteboard {
  /// A choice for what is copied.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the data are deleted.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices get nothing.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The type of what says its type itself.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// Keeps the first text among the data.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    strings = items.flatMap(\.values).compactMap { $0 as? String }
    string = strings?.first
  }
  /// Keeps data that are text.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    string = String(decoding: data, as: UTF8.self)
  }
  /// Keeps a value that is text.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { string = value as? String ?? string }
}
