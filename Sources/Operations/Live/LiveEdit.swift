import LPLayoutModel
package import LPReasoning

/// A value that a call site in a source has now, which the running catalog was not compiled with.
package struct LiveEdit: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case constant, priority, text
    /// A repair of a conflict, which no source has yet.
    case repair
  }

  package let kind: Kind
  /// The absolute path of the source.
  package let file: String
  /// The line of the equation's statement, or of the call that makes the view, in the source that was compiled.
  package let line: Int
  /// The column of the call, in bytes; equations are found by their line.
  package var column: Int?
  /// The value that was compiled: a number for a constant or a priority.
  package let old: String
  package let new: String
  /// The change of a repair.
  package var trial: ConstraintTrial?

  package init(_ kind: Kind, file: String, line: Int, column: Int? = nil, old: String, new: String) {
    (self.kind, self.file, self.line, self.column, self.old, self.new) = (kind, file, line, column, old, new)
  }
}
