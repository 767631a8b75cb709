import LPSupport

/// Explains why a string catalog cannot be read, and where.
public struct CatalogError: Error, Hashable, Sendable {
  /// The path as it was given or found.
  public let file: String
  /// The line of the mistake, from 1.
  public var line: Int?
  /// The column of the mistake, from 1.
  public var column: Int?
  /// The key of the string that has the mistake, if the mistake is in one.
  public var key: String?
  /// The problem.
  public let reason: String
}

extension CatalogError: ExplainedError {
  /// The place and the reason in the form that compilers use: `Localizable.xcstrings:12:5: key 'greeting': …`.
  package var problem: String {
    var text = file
    if let line { text += ":\(line)" + (column.map { ":\($0)" } ?? "") }
    return text + ": " + (key.map { "key '\($0)': " } ?? "") + reason
  }

  package var remedy: String { "correct the file" }
}
