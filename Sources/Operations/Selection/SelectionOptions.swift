package import LPVariants

/// The previews and variants that a command selects.
package struct SelectionOptions: Sendable {
  /// The patterns for names of previews; empty for all previews.
  package var patterns: [String]
  package var variants: VariantOptions
  /// The share of the work; `nil` for all of it.
  package var shard: Shard?

  package init(patterns: [String], variants: VariantOptions, shard: Shard?) {
    (self.patterns, self.variants, self.shard) = (patterns, variants, shard)
  }
}
