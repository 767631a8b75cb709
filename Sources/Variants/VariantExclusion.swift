public import Localization

/// A condition that takes variants out of a matrix: `regular & landscape`, `!dark & (de | ar)`.
///
/// `&` binds tighter than `|`, `!` tighter than both. A word is one of a variant's name, or a wider one: `compact` and
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

  /// - Parameter locales: those that a word may be a language of; any where there are none.
  /// - Throws: `VariantError.badExclusion`
  public init(_ text: String, locales: [LanguageTag]? = nil) throws(VariantError) {
    description = text
    var parser = ExclusionParser(text, locales: locales)
    condition = try parser.parse()
  }

  /// Whether a variant is taken out.
  public func holds(for variant: Variant) -> Bool { holds(for: variant.parts) == true }

  /// Kleene's three values: `nil` while it depends on what is not known.
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
