/// The name of a method; it is kept and compared, and never sent.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  /// Makes a selector from the name of a method, such as `save:`.
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

/// Returns the name of a selector's method.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
/// Returns the selector of a method.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
