/// How the values of axes combine.
public enum VariantCombination: String, CaseIterable, Codable, Sendable {
  /// Combines every value of an axis with every value of the others.
  case product
  /// Covers every pair of values of two axes with few variants.
  case pairwise
  /// Varies one axis at a time and keeps the others at their default.
  case each
}
