/// A mistake in a request or in a source.
struct SourceError: Error, Encodable {
  /// From 1; `nil` for what is about the whole file.
  var line: Int?
  /// In bytes, from 1.
  var column: Int?
  let message: String
}
