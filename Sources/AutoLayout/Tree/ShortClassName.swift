import LPSupport

/// The name that pictures, goldens and messages show for an object's class: `Label` for `UILabel`.
///
/// A class of the catalog keeps its whole name, even if that begins with UI.
enum ShortClassName {
  static func of(_ object: AnyObject) -> String { facts(of: type(of: object)).short }

  private struct Facts {
    let short: String
    let isOfCore: Bool
  }

  /// The classes that were asked about before, since reading a name from the runtime is slow.
  private static let known = Locked<[ObjectIdentifier: Facts]>([:])

  /// The modules that declare UIKit's classes.
  private static let modules = ["LPAutoLayout.", "LPComponents."]

  private static func facts(of type: AnyObject.Type) -> Facts {
    if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let isOfCore = modules.contains { _typeName(type).hasPrefix($0) }
    let name = whole(of: type)
    let facts = Facts(
      short: isOfCore ? String(name.dropFirst(prefix(of: name)?.count ?? 0)) : name, isOfCore: isOfCore)
    known.withLock { $0[ObjectIdentifier(type)] = facts }
    return facts
  }

  /// Returns whether this module declares the object's class.
  static func isOfCore(_ object: AnyObject) -> Bool { isOfCore(type(of: object)) }

  /// Returns whether this module declares the class.
  static func isOfCore(_ type: AnyObject.Type) -> Bool { facts(of: type).isOfCore }

  /// Returns the class's name without its module. `String(describing:)` returns the same, but first looks up four
  /// conformances, which takes a third of a millisecond for each class.
  static func whole(of type: AnyObject.Type) -> String { _typeName(type, qualified: false) }

  /// Returns UIKit's prefix of a class name; `nil` for a name without one.
  static func prefix(of name: String) -> String? { ["UI", "NS", "CA"].first(where: name.hasPrefix) }
}
