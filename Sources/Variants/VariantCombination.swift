/// How the values of axes combine.
public enum VariantCombination: String, CaseIterable, Codable, Sendable {
  /// Every value of an axis with every value of the others.
  case product
  /// As few variants as will hold every pair of values of two axes.
  case pairwise
  /// One axis at a time, the others at their default.
  case each
}
