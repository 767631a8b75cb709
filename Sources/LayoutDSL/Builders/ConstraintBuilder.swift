public import AutoLayout

/// Collects equations; each becomes constraints that know the file, line and column they were written in.
@MainActor
@resultBuilder
public enum ConstraintBuilder {
  public static func buildExpression(
    _ equation: Equation, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> [LayoutConstraint] {
    equation.makeConstraints(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  public static func buildExpression(
    _ equations: [Equation], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> [LayoutConstraint] {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return equations.flatMap { $0.makeConstraints(at: site) }
  }

  /// One made with `constraint(equalTo:)` and the like.
  public static func buildExpression(
    _ constraint: LayoutConstraint, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> [LayoutConstraint] {
    buildExpression([constraint], fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public static func buildExpression(
    _ constraints: [LayoutConstraint], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> [LayoutConstraint] {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for constraint in constraints where constraint.callSite == nil { constraint.callSite = site }
    return constraints
  }

  /// A call for its effect, such as `print(…)`.
  public static func buildExpression(_ nothing: Void) -> [LayoutConstraint] { [] }

  @available(
    *, unavailable,
    message: "this compares now and gives true or false; write an equation of anchors, such as a.leading == b.leading"
  )
  public static func buildExpression(_ comparison: Bool) -> [LayoutConstraint] { [] }

  @available(*, unavailable, message: "views go into the first block; this one takes equations")
  public static func buildExpression(_ view: View) -> [LayoutConstraint] { [] }

  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] { part ?? [] }
  public static func buildEither(first: [LayoutConstraint]) -> [LayoutConstraint] { first }
  public static func buildEither(second: [LayoutConstraint]) -> [LayoutConstraint] { second }
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [LayoutConstraint]) -> [LayoutConstraint] { part }
}
