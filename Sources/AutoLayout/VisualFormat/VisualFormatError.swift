/// What is wrong with a visual format, and where.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a format.
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
    /// Not a key of the views.
    case unknownView(String)
    /// Neither a metric nor, where a view may stand, a view.
    case unknownName(String)
    /// A metric that is not a finite number.
    case unusableMetric(String)
    /// An object that is neither a view nor a layout guide.
    case notAnItem(String)
    case illegalPriority(Double)
    case noSuperview(String)
    /// An alignment along the axis of the format.
    case illegalOption(NSLayoutConstraint.Attribute, NSLayoutConstraint.Axis)
  }

  /// What is wrong.
  public let problem: Problem
  /// The format.
  public let format: String
  /// Characters ahead of the place that is wrong.
  public let column: Int

  /// What is wrong and what could stand there.
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
    // On one line, whatever white space is in it: the caret stands under its column.
    let line = String(format.map { $0.isWhitespace ? " " : $0 })
    return "Unable to parse constraint format:\n\(explanation)\n\(line)\n" + String(repeating: " ", count: column) + "^"
  }
}
