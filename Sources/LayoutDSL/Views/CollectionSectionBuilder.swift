import LPLayoutModel

/// Collects the sections of a collection, in order.
@MainActor
@resultBuilder
public enum CollectionSectionBuilder {
  /// Takes a section.
  public static func buildExpression(_ section: CollectionSection) -> [CollectionSection] { [section] }
  /// Takes sections that a function makes.
  public static func buildExpression(_ sections: [CollectionSection]) -> [CollectionSection] { sections }
  /// Joins the lines of a block.
  public static func buildBlock(_ parts: [CollectionSection]...) -> [CollectionSection] { parts.flatMap { $0 } }
  /// Takes the sections of an `if` without `else`.
  public static func buildOptional(_ part: [CollectionSection]?) -> [CollectionSection] { part ?? [] }
  /// Takes the sections of the first branch.
  public static func buildEither(first: [CollectionSection]) -> [CollectionSection] { first }
  /// Takes the sections of the second branch.
  public static func buildEither(second: [CollectionSection]) -> [CollectionSection] { second }
  /// Joins the sections that a `for` loop makes.
  public static func buildArray(_ parts: [[CollectionSection]]) -> [CollectionSection] { parts.flatMap { $0 } }
}
