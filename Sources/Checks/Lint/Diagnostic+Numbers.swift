package import AutoLayout

extension Diagnostic {
  /// The message without its numbers: two lengths of one conflict are one problem.
  package var messageWithoutNumbers: String { message.filter { !$0.isNumber && !".-−".contains($0) } }
}
