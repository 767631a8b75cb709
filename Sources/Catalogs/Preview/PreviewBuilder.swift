/// Builds a list of previews; `if` and `for` are allowed.
@resultBuilder
public enum PreviewBuilder {
  public static func buildExpression(_ preview: Preview) -> [Preview] { [preview] }
  /// Adds the previews that another property or function lists.
  public static func buildExpression(_ previews: [Preview]) -> [Preview] { previews }
  public static func buildBlock(_ parts: [Preview]...) -> [Preview] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Preview]?) -> [Preview] { part ?? [] }
  public static func buildEither(first part: [Preview]) -> [Preview] { part }
  public static func buildEither(second part: [Preview]) -> [Preview] { part }
  public static func buildArray(_ parts: [[Preview]]) -> [Preview] { parts.flatMap { $0 } }
}
