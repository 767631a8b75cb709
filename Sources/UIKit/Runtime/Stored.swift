/// A property that an extension adds to a class of the core.
struct Stored<Value>: @unchecked Sendable {
  private let key: UInt
  private let initial: Value

  /// - Parameter name: the name of the property, in full; its address is the key.
  init(_ name: StaticString, _ initial: Value) {
    key = UInt(bitPattern: name.utf8Start)
    self.initial = initial
  }

  subscript(object: AnyObject) -> Value {
    get { AssociationTable.shared[object, key] as? Value ?? initial }
    nonmutating set { AssociationTable.shared[object, key] = newValue }
  }
}
