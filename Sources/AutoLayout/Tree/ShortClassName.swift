import Synchronization

/// The name that pictures, goldens and messages show for an object's class: `Label` for `UILabel`.
///
/// A class of the catalog keeps its whole name, even if that begins with UI.
enum ShortClassName {
  static func of(_ object: AnyObject) -> String {
    let type: AnyObject.Type = type(of: object)
    if let known = names.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let name = String(describing: type)
    let short = isOfCore(object) ? String(name.dropFirst(prefix(of: name)?.count ?? 0)) : name
    names.withLock { $0[ObjectIdentifier(type)] = short }
    return short
  }

  /// The names of classes that were asked for before, since reading them from the runtime is slow.
  private static let names = Mutex<[ObjectIdentifier: String]>([:])

  /// Returns whether this module declares the object's class.
  static func isOfCore(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("AutoLayout.")
  }

  /// Returns UIKit's prefix of a class name; `nil` for a name without one.
  static func prefix(of name: String) -> String? { ["UI", "NS", "CA"].first(where: name.hasPrefix) }
}
