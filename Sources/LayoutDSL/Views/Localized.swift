import LPLayoutModel

/// Returns the string of a key in the preview's language, or the key itself if no catalog has it.
///
/// Arguments replace `%lld`, `%@` and other placeholders, and choose the plural.
func localized(_ key: String, _ arguments: any CVarArg..., table: String? = nil, at site: CallSite? = nil) -> String {
  LayoutEnvironment.current.strings.localized(key, table: table, arguments: arguments, at: site)
}
