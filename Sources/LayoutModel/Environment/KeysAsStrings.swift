/// Strings without catalogs: every key is its own string.
public final class KeysAsStrings: StringLocalizing {
  /// Makes a catalog without strings.
  public init() {}
  public func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String { key }
}
