/// A mistake in a visual format, and its place.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of mistakes in a format.
  public enum Problem: Hashable, Sendable {
    case emptyFormat
    case expectedColon
    case expectedView
    case expectedViewName
    case expectedClosingBracket
    case expectedClosingParenthesis
    case expectedClosingDash
    case expectedValue
    case expectedPriority
    case unknownRelation
    case ambiguousMinus
    case space
    case trailingText
    /// The name is not a key of the views.
    case unknownView(String)
    /// The name is neither a metric nor, if a view is allowed there, a view.
    case unknownName(String)
    /// The metric is not a finite number.
    case unusableMetric(String)
    /// The object is neither a view nor a layout guide.
    case notAnItem(String)
    case illegalPriority(Double)
    case noSuperview(String)
    /// The alignment runs along the axis of the format.
    case illegalOption(LayoutAttribute, LayoutAxis)
  }

  /// The mistake.
  public let problem: Problem
  /// The format.
  public let format: String
  /// The number of characters before the mistake.
  public let column: Int

  package init(problem: Problem, format: String, column: Int) {
    (self.problem, self.format, self.column) = (problem, format, column)
  }

  /// The explanation: what is wrong, and what is allowed there.
  public var explanation: String {
    switch problem {
    case .emptyFormat: "the format is empty: write for example `H:|-[a]-[b]-|`"
    case .expectedColon: "expected `:` after the axis"
    case .expectedView: "expected a view, `[name]`"
    case .expectedViewName: "expected the name of a view: a letter or underscore, then letters, digits, underscores"
    case .expectedClosingBracket: "expected `]` or a size in parentheses"
    case .expectedClosingParenthesis: "expected `,` or `)`"
    case .expectedClosingDash: "expected `-` at the end of the connection"
    case .expectedValue: "expected a number or a metric"
    case .expectedPriority: "expected a priority after `@`: a number or a metric"
    case .unknownRelation: "expected `==`, `>=` or `<=`"
    case .ambiguousMinus: "a `-` too many: put negative numbers in parentheses, `-(-8)-`"
    case .space: "spaces are not part of the language"
    case .trailingText: "nothing may follow the end"
    case .unknownView(let name): "`\(name)` is not a key of the views"
    case .unknownName(let name): "`\(name)` is neither a metric nor, where a view may stand, a key of the views"
    case .unusableMetric(let name): "the metric `\(name)` is not a finite number"
    case .notAnItem(let name): "`\(name)` is neither a view nor a layout guide"
    case .illegalPriority(let value): "priority \(value) is not allowed: use more than 0 and at most 1000"
    case .noSuperview(let name): "`|` stands for the superview of `\(name)`, which has none yet"
    case .illegalOption(let attribute, let axis):
      "views cannot be aligned by \(attribute) in a \(axis) format: the axis runs that way"
    }
  }

  /// The explanation, the format, and a caret under the column.
  public var description: String {
    // The format is printed on one line, so that the caret is below its column.
    let line = String(format.map { $0.isWhitespace ? " " : $0 })
    return "Unable to parse constraint format:\n\(explanation)\n\(line)\n" + String(repeating: " ", count: column) + "^"
  }
}
