public import Foundation

/// A reader of values from data.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
