public import LPLocalization

/// A condition that excludes variants from a matrix: `regular & landscape`, `!dark & (de | ar)`.
///
/// `&` binds tighter than `|`, `!` tighter than both. A word is one of a variant's name, or a wider term: `compact` and
/// `regular` are the width's size class on any screen, `phone` and `pad` kinds of devices, `split` any share of a
/// screen, `accessibility` the five largest text sizes, and a language holds for all its regions.
public struct VariantExclusion: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  let condition: Condition

  indirect enum Condition: Hashable, Sendable {
    case word(VariantWord)
    case not(Condition)
    case and(Condition, Condition)
    case or(Condition, Condition)
  }

  /// - Parameter locales: the locales that a word may name by language; if empty, a word may name any language.
  /// - Throws: `VariantError.badExclusion`.
  public init(_ text: String, locales: [LanguageTag]? = nil) throws(VariantError) {
    description = text
    var parser = ExclusionParser(text, locales: locales)
    condition = try parser.parse()
  }

  /// Returns whether the condition excludes a variant.
  public func holds(for variant: Variant) -> Bool { holds(for: variant.parts) == true }

  /// Evaluates the condition in Kleene's three-valued logic: `nil` while it depends on unknown values.
  func holds(for variant: PartialVariant) -> Bool? { condition.holds(for: variant) }
}

extension VariantExclusion.Condition {
  func holds(for variant: PartialVariant) -> Bool? {
    switch self {
    case .word(let word): return word.holds(for: variant)
    case .not(let a): return a.holds(for: variant).map { !$0 }
    case .and(let a, let b):
      let (a, b) = (a.holds(for: variant), b.holds(for: variant))
      if a == false || b == false { return false }
      return a == nil || b == nil ? nil : true
    case .or(let a, let b):
      let (a, b) = (a.holds(for: variant), b.holds(for: variant))
      if a == true || b == true { return true }
      return a == nil || b == nil ? nil : false
    }
  }
}
