import LPLayoutModel

/// Collects the sections of a table, in order.
@MainActor
@resultBuilder
public enum TableSectionBuilder {
  /// Takes a section.
  public static func buildExpression(_ section: TableSection) -> [TableSection] { [section] }
  /// Takes sections that a function makes.
  public static func buildExpression(_ sections: [TableSection]) -> [TableSection] { sections }
  /// Joins the lines of a block.
  public static func buildBlock(_ parts: [TableSection]...) -> [TableSection] { parts.flatMap { $0 } }
  /// Takes the sections of an `if` without `else`.
  public static func buildOptional(_ part: [TableSection]?) -> [TableSection] { part ?? [] }
  /// Takes the sections of the first branch.
  public static func buildEither(first: [TableSection]) -> [TableSection] { first }
  /// Takes the sections of the second branch.
  public static func buildEither(second: [TableSection]) -> [TableSection] { second }
  /// Joins the sections that a `for` loop makes.
  public static func buildArray(_ parts: [[TableSection]]) -> [TableSection] { parts.flatMap { $0 } }
}
