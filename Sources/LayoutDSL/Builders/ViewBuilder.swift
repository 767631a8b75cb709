public import AutoLayout

/// Collects the children of a view, and the guides among them, in painting order; each knows where it was mentioned.
@MainActor
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression(
    _ view: UIView, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> [any LayoutItem] {
    view.nameSources.mentionSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return [view]
  }

  public static func buildExpression(
    _ guide: UILayoutGuide, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> [any LayoutItem] {
    // A guide that is mentioned alone is named by its line's text, as a view is.
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    if guide.nameSources.name == nil {
      guide.nameSources.name = LayoutEnvironment.current.sources.mentionedName(at: site)
    }
    return [guide]
  }

  /// Views made in a loop or by a function; the places where they were made name them.
  public static func buildExpression(_ views: [UIView]) -> [any LayoutItem] { views }

  public static func buildExpression(
    _ view: UIView?, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> [any LayoutItem] {
    view.map { buildExpression($0, fileID: fileID, filePath: filePath, line: line, column: column) } ?? []
  }

  @available(*, unavailable, message: "equations go into the second block: Screen { … } constraints: { screen in … }")
  public static func buildExpression(_ equation: Equation) -> [any LayoutItem] { [] }

  public static func buildBlock(_ parts: [any LayoutItem]...) -> [any LayoutItem] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [any LayoutItem]?) -> [any LayoutItem] { part ?? [] }
  public static func buildEither(first: [any LayoutItem]) -> [any LayoutItem] { first }
  public static func buildEither(second: [any LayoutItem]) -> [any LayoutItem] { second }
  public static func buildArray(_ parts: [[any LayoutItem]]) -> [any LayoutItem] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [any LayoutItem]) -> [any LayoutItem] { part }
}
