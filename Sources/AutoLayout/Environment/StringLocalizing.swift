/// Looks up strings in the catalogs of the preview's language.
public protocol StringLocalizing: AnyObject, Sendable {
  /// Returns the string for a key, or the key itself if no catalog has it.
  func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String
  /// Returns the same string; what is missing is reported at the place in the source.
  func localized(_ key: String, table: String?, arguments: [any CVarArg], at site: CallSite?) -> String
}

extension StringLocalizing {
  /// Returns the string; the place in the source does not matter to a type that reports nothing.
  public func localized(_ key: String, table: String?, arguments: [any CVarArg], at site: CallSite?) -> String {
    localized(key, table: table, arguments: arguments)
  }
}
