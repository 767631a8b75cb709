public import Foundation

/// What writes values as data.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
