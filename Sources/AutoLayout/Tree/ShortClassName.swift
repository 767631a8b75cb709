/// The name that pictures, goldens and messages show for an object's class: `Label` for `UILabel`.
///
/// A class of the catalog keeps its whole name, even if that begins with UI.
enum ShortClassName {
  static func of(_ object: AnyObject) -> String {
    let name = String(describing: type(of: object))
    guard isOfCore(object), let prefix = prefix(of: name) else { return name }
    return String(name.dropFirst(prefix.count))
  }

  /// Returns whether this module declares the object's class.
  static func isOfCore(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("AutoLayout.")
  }

  /// Returns UIKit's prefix of a class name; `nil` for a name without one.
  static func prefix(of name: String) -> String? { ["UI", "NS", "CA"].first(where: name.hasPrefix) }
}
