public import Foundation

/// An observation of a property, which nothing reports here.
open class NSKeyValueObservation: NSObject {
  /// Does nothing.
  open func invalidate() {}
}

/// What the report of a change has.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the beginning, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also before the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A kind of change. Raw values are Foundation's on a Mac.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The name of what the dictionary of a change has.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of a list's elements that changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before it, if it was asked for.
  public let oldValue: Value?
  /// The places of a list's elements that changed.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool

  /// Makes the report of a value at the beginning.
  package init(initial: Value?) {
    (kind, newValue, oldValue, indexes, isPrior) = (.setting, initial, nil, nil, false)
  }
}
