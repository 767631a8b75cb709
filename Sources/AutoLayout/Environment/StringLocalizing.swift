/// Looks strings up in the catalogs of the preview's language.
public protocol StringLocalizing: AnyObject, Sendable {
  /// The string for a key, or the key itself where no catalog has it.
  func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String
}
