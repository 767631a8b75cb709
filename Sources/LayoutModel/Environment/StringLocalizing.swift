/// Looks up strings in the catalogs of the preview's language.
public protocol StringLocalizing: AnyObject, Sendable {
  /// Returns the string for a key, or the key itself if no catalog has it.
  func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String
  /// Returns the same string; what is missing is reported at the place in the source.
  func localized(_ key: String, table: String?, arguments: [any CVarArg], at site: CallSite?) -> String
  /// Returns the string before a pseudo-language changes it, for texts whose parts have attributes.
  func translated(_ key: String, table: String?, arguments: [any CVarArg], at site: CallSite?) -> String
  /// Returns the parts of a text as the pseudo-languages change them, each with the index of the part it comes from.
  func pseudolocalized(_ parts: [String]) -> [(origin: Int, text: String)]
}

extension StringLocalizing {
  /// Returns the string; the place in the source does not matter to a type that reports nothing.
  public func localized(_ key: String, table: String?, arguments: [any CVarArg], at site: CallSite?) -> String {
    localized(key, table: table, arguments: arguments)
  }

  /// Returns the same string as without attributes.
  public func translated(_ key: String, table: String?, arguments: [any CVarArg], at site: CallSite?) -> String {
    localized(key, table: table, arguments: arguments, at: site)
  }

  /// Returns the parts as they are.
  public func pseudolocalized(_ parts: [String]) -> [(origin: Int, text: String)] {
    parts.enumerated().map { ($0, $1) }
  }
}
