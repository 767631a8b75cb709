/// Variants are sorted by axis: sizes before devices, devices as in the table, then orientation, direction, locale with
/// English first, and so on.
extension Variant: Comparable {
  public static func < (lhs: Variant, rhs: Variant) -> Bool {
    lhs.ranks.lexicographicallyPrecedes(rhs.ranks)
  }

  /// Returns the variants sorted, and computes the sort key of each once.
  static func sorted(_ variants: some Collection<Variant>) -> [Variant] {
    variants.map { (variant: $0, ranks: $0.ranks) }.sorted { $0.ranks.lexicographicallyPrecedes($1.ranks) }
      .map(\.variant)
  }

  private var ranks: [AxisDefinition.Rank] {
    VariantAxis.allCases.flatMap { $0.definition.ranks(parts[$0]!, parts.implied($0)) }
  }
}
