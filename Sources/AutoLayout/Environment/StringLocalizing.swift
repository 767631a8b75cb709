/// Looks up strings in the catalogs of the preview's language.
public protocol StringLocalizing: AnyObject, Sendable {
  /// Returns the string for a key, or the key itself if no catalog has it.
  func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String
}
