import Variants

/// Which previews and variants a command is about.
struct SelectionOptions: Sendable {
  /// Names of previews; all where there are none.
  var patterns: [String]
  var variants: VariantOptions
  /// The share of the work; `nil` for all of it.
  var shard: Shard?
}
