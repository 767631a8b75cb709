public import Foundation

/// How values of a format are stored, read and compared.
public struct Diffing<Value> {
  /// Returns the value as it is stored.
  public var toData: (Value) -> Data
  /// Returns a value that was stored.
  public var fromData: (Data) -> Value
  /// Compares a stored value with a new one, and returns what differs with files that show it; `nil` if nothing does.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Makes a way to store and compare values.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that explains a difference.
public final class XCTAttachment: @unchecked Sendable {
  /// The name of the file.
  public var name: String?
  /// The kind of the file, by its uniform type identifier.
  public let uniformTypeIdentifier: String
  /// The content of the file.
  public let data: Data

  /// Makes a file of data.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    (self.data, self.uniformTypeIdentifier) = (data, uniformTypeIdentifier)
  }
  /// Makes a file of text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }
}
