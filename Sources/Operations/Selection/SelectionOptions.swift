package import Variants

/// Which previews and variants a command is about.
package struct SelectionOptions: Sendable {
  /// Names of previews; all where there are none.
  package var patterns: [String]
  package var variants: VariantOptions
  /// The share of the work; `nil` for all of it.
  package var shard: Shard?

  package init(patterns: [String], variants: VariantOptions, shard: Shard?) {
    (self.patterns, self.variants, self.shard) = (patterns, variants, shard)
  }
}
