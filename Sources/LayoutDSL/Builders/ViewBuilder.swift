public import LPAutoLayout

/// Collects the children and guides of a view in painting order, and records where each was mentioned.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// Takes a view, and records where the block mentions it.
  public static func buildExpression(
    _ view: UIView, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> [any LayoutItem] {
    view.nameSources.mentionSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return [view]
  }

  /// Takes a layout guide, and names it by its place in the source.
  public static func buildExpression(
    _ guide: UILayoutGuide, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> [any LayoutItem] {
    // A guide on a line of its own is named by the text of the line, as a view is.
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if guide.nameSources.name == nil {
      guide.nameSources.name = LayoutEnvironment.current.sources.name(at: site)
    }
    return [guide]
  }

  /// Takes views that a loop or a function makes; they are named by the places where they were made.
  public static func buildExpression(_ views: [UIView]) -> [any LayoutItem] { views }

  /// Takes an optional view; `nil` adds nothing.
  public static func buildExpression(
    _ view: UIView?, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> [any LayoutItem] {
    view.map { buildExpression($0, fileID: fileID, filePath: filePath, line: line, column: column) } ?? []
  }

  @available(*, unavailable, message: "equations go into the second block: Screen { … } constraints: { screen in … }")
  public static func buildExpression(_ equation: Equation) -> [any LayoutItem] { [] }

  /// Joins the lines of a block.
  public static func buildBlock(_ parts: [any LayoutItem]...) -> [any LayoutItem] { parts.flatMap { $0 } }
  /// Takes the views of an `if` without `else`.
  public static func buildOptional(_ part: [any LayoutItem]?) -> [any LayoutItem] { part ?? [] }
  /// Takes the views of the first branch.
  public static func buildEither(first: [any LayoutItem]) -> [any LayoutItem] { first }
  /// Takes the views of the second branch.
  public static func buildEither(second: [any LayoutItem]) -> [any LayoutItem] { second }
  /// Joins the views that a `for` loop makes.
  public static func buildArray(_ parts: [[any LayoutItem]]) -> [any LayoutItem] { parts.flatMap { $0 } }
  /// Takes the views of an `if #available`.
  public static func buildLimitedAvailability(_ part: [any LayoutItem]) -> [any LayoutItem] { part }
}
