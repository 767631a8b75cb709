import AutoLayout

/// The string of a key in the preview's language, or the key itself where no catalog has it.
///
/// Arguments fill `%lld`, `%@` and the like, and choose the plural.
func localized(_ key: String, _ arguments: any CVarArg..., table: String? = nil) -> String {
  LayoutEnvironment.current.strings.localized(key, table: table, arguments: arguments)
}
