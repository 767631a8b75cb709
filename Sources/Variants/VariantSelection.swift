public import LPLocalization
import LPSupport

/// The variants that a matrix selects, sorted, and how they were selected.
public struct VariantSelection: Hashable, Sendable {
  /// The variants, in order.
  public let variants: [Variant]
  /// How the axes combine.
  public let combination: VariantMatrix.Combination
  /// The number of all combinations of the given values, contradictory ones included.
  public let productCount: Int
  /// The number of pairs of values that no variant has, since they contradict each other or are excluded.
  public let impossiblePairs: Int

  /// The selection in words: `52 of 5,760 cover every pair`.
  public var summary: String {
    let count = variants.count.grouped
    let noun = variants.count == 1 ? "variant" : "variants"
    switch combination {
    case .product: return "\(count) \(noun)"
    case .each: return "\(count) of \(productCount.grouped), one axis at a time"
    case .pairwise:
      let impossible =
        impossiblePairs == 0
        ? "" : " that is possible; \(impossiblePairs.grouped) \(impossiblePairs == 1 ? "pair is" : "pairs are") not"
      return "\(count) of \(productCount.grouped) cover every pair\(impossible)"
    }
  }
}

extension VariantMatrix {
  /// The largest number of variants that are made at once.
  public static let limit = 100_000

  /// Returns the variants of the matrix.
  ///
  /// - Parameter defaultLocale: the locale if the matrix has none: the development language of the catalogs.
  /// - Throws: `VariantError` if no variant is left, or there are more than `limit`.
  public func selection(defaultLocale: LanguageTag = .english) throws(VariantError) -> VariantSelection {
    let grid = try VariantGrid(self, defaultLocale: defaultLocale)
    let space = grid.space
    var rows: [[Int]]
    var forbidden = 0
    var impossiblePairs = 0
    switch combination ?? .product {
    case .product:
      guard grid.productCount <= Self.limit else { throw .tooMany(grid.productCount, limit: Self.limit) }
      (rows, forbidden) = space.allRows()
    case .each: rows = space.oneAxisAtATime(preferring: grid.defaultRow)
    case .pairwise:
      let array = CoveringArray(of: space)
      (rows, impossiblePairs) = (array.rows, array.impossiblePairs)
    }
    let variants = Variant.sorted(Set(rows.map { grid.variant(at: $0)! }))
    guard !variants.isEmpty else { throw grid.nothingSelected(forbidden: forbidden) }
    return VariantSelection(
      variants: variants, combination: combination ?? .product, productCount: grid.productCount,
      impossiblePairs: impossiblePairs)
  }
}

extension VariantSelection {
  /// Returns the selection with more variants, which were selected by name.
  package func adding(_ more: [Variant]) -> VariantSelection {
    let all = Array(Set(variants + more)).sorted()
    return VariantSelection(
      variants: all, combination: .product, productCount: all.count, impossiblePairs: 0)
  }
}
