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
  /// Returns the text of a key for which arguments may follow, with its specifiers; `nil` if no catalog has the key.
  func format(_ key: String, table: String?, at site: CallSite?) -> LocalizedText?
  /// The keys of each table that has texts in the preview's language, sorted; by default, none.
  var keys: [(table: String, keys: [String])] { get }
}

/// The text of a key as code gets it that formats it later.
public struct LocalizedText: Sendable {
  /// The text. One without specifiers is changed by pseudo-languages.
  public let text: String
  /// Whether arguments choose or complete the text.
  public let takesArguments: Bool

  /// Makes a text as it was found in a catalog.
  public init(text: String, takesArguments: Bool) { (self.text, self.takesArguments) = (text, takesArguments) }
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

  /// Returns the string, unless it is the key.
  public func format(_ key: String, table: String?, at site: CallSite?) -> LocalizedText? {
    let text = localized(key, table: table, arguments: [], at: site)
    return text == key ? nil : LocalizedText(text: text, takesArguments: text.contains("%"))
  }

  /// No keys.
  public var keys: [(table: String, keys: [String])] { [] }

  /// Returns the parts as they are.
  public func pseudolocalized(_ parts: [String]) -> [(origin: Int, text: String)] {
    parts.enumerated().map { ($0, $1) }
  }
}
