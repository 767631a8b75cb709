/// A line of a log's list: what it says, or why it could not be understood.
package struct PrintedLine: Sendable {
  package let text: String
  package let constraint: PrintedConstraint?
  /// Why the line was not understood.
  package let damage: String?
}
