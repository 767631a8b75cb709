import Foundation

/// The values that code attached to objects, by the address of a key. Owners are weak: an object that takes the place of
/// another in memory has none of its values.
final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private final class Owner {
    weak var object: AnyObject?
    var values: [UInt: Any] = [:]

    init(_ object: AnyObject) { self.object = object }
  }

  private var owners: [ObjectIdentifier: Owner] = [:]
  /// The number of owners at which those without an object are removed.
  private var limit = 64
  private let lock = NSRecursiveLock()

  subscript(object: AnyObject, key: UInt) -> Any? {
    get {
      lock.lock()
      defer { lock.unlock() }
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
      return owner.values[key]
    }
    set {
      // Values are released after the lock, since their deinitialisers may come back here.
      withExtendedLifetime(replace(object, key, newValue)) {}
    }
  }

  private func replace(_ object: AnyObject, _ key: UInt, _ value: Any?) -> [Any?] {
    lock.lock()
    defer { lock.unlock() }
    let removed = removeOrphans()
    let id = ObjectIdentifier(object)
    if let owner = owners[id], owner.object === object {
      let old = owner.values[key]
      owner.values[key] = value
      return [removed, old]
    }
    guard let value else { return [removed] }
    let (owner, old) = (Owner(object), owners[id])
    owner.values[key] = value
    owners[id] = owner
    return [removed, old]
  }

  private func removeOrphans() -> [Owner] {
    guard owners.count >= limit else { return [] }
    let orphans = owners.values.filter { $0.object == nil }
    owners = owners.filter { $0.value.object != nil }
    limit = max(64, owners.count * 2)
    return orphans
  }
}
