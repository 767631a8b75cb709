public import LPAutoLayout

/// Collects equations and makes constraints of them, which record the file, line and column of their equation.
@MainActor
@resultBuilder
public enum ConstraintBuilder {
  /// Makes the constraints of one equation, at its place in the source.
  public static func buildExpression(
    _ equation: Equation, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> ConstraintContent {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return ConstraintContent(equation.makeConstraints(at: site))
  }

  /// Makes the constraints of several equations, at their place in the source.
  public static func buildExpression(
    _ equations: [Equation], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> ConstraintContent {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return ConstraintContent(equations.flatMap { $0.makeConstraints(at: site) })
  }

  /// Takes a constraint that was made by `constraint(equalTo:)` or a similar method.
  public static func buildExpression(
    _ constraint: NSLayoutConstraint, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> ConstraintContent {
    buildExpression([constraint], fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Takes constraints that other code made, and records this place for those that have none.
  public static func buildExpression(
    _ constraints: [NSLayoutConstraint], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> ConstraintContent {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for constraint in constraints where constraint.callSite == nil { constraint.callSite = site }
    return ConstraintContent(constraints)
  }

  /// Takes a format of the visual format language, which names children of the block's view.
  public static func buildExpression(
    _ format: VFL, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> ConstraintContent {
    ConstraintContent([.format(format, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))])
  }

  /// Takes the equations that a function marked with `@ConstraintBuilder` makes.
  public static func buildExpression(_ content: ConstraintContent) -> ConstraintContent { content }

  /// Accepts a call without a result, such as `print(…)`.
  public static func buildExpression(_ nothing: Void) -> ConstraintContent { .empty }

  @available(
    *, unavailable,
    message: "this compares now and gives true or false; write an equation of anchors, such as a.leading == b.leading"
  )
  public static func buildExpression(_ comparison: Bool) -> ConstraintContent { .empty }

  @available(*, unavailable, message: "views go into the first block; this one takes equations")
  public static func buildExpression(_ view: UIView) -> ConstraintContent { .empty }

  /// Joins the lines of a block.
  public static func buildBlock(_ parts: ConstraintContent...) -> ConstraintContent { joined(parts) }
  /// Takes the equations of an `if` without `else`.
  public static func buildOptional(_ part: ConstraintContent?) -> ConstraintContent { part ?? .empty }
  /// Takes the equations of the first branch.
  public static func buildEither(first: ConstraintContent) -> ConstraintContent { first }
  /// Takes the equations of the second branch.
  public static func buildEither(second: ConstraintContent) -> ConstraintContent { second }
  /// Joins the equations that a `for` loop makes.
  public static func buildArray(_ parts: [ConstraintContent]) -> ConstraintContent { joined(parts) }
  /// Takes the equations of an `if #available`.
  public static func buildLimitedAvailability(_ part: ConstraintContent) -> ConstraintContent { part }

  private static func joined(_ parts: [ConstraintContent]) -> ConstraintContent {
    ConstraintContent(parts.flatMap(\.pieces))
  }
}
