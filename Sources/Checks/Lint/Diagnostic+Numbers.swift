package import LPLayoutModel

extension Diagnostic {
  /// The message without its numbers, so that a conflict with other lengths counts as the same problem.
  package var messageWithoutNumbers: String { message.filter { !$0.isNumber && !".-−".contains($0) } }
}
