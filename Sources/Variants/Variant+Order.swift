/// By axis: screens with sizes before devices and those as in the table, then orientation, direction, locale with
/// English first, and so on; what stands first on each axis comes first.
extension Variant: Comparable {
  public static func < (lhs: Variant, rhs: Variant) -> Bool {
    lhs.ranks.lexicographicallyPrecedes(rhs.ranks)
  }

  /// Sorted, with the ranks of each taken once.
  static func sorted(_ variants: some Collection<Variant>) -> [Variant] {
    variants.map { (variant: $0, ranks: $0.ranks) }.sorted { $0.ranks.lexicographicallyPrecedes($1.ranks) }
      .map(\.variant)
  }

  private var ranks: [AxisDefinition.Rank] {
    VariantAxis.allCases.flatMap { $0.definition.ranks(parts[$0]!, parts.implied($0)) }
  }
}
