import LPLayoutModel
import LPCassowary
import LPConflictLogs
import LPReasoning

/// The sum that shows a conflict of a preview.
struct ConflictArithmetic {
  private let conflict: TriedConflict

  init(_ conflict: TriedConflict) { self.conflict = conflict }

  /// `16 + 240 + 8 + 160 + 16 = 440, but the screen is 393 wide`
  var words: String? {
    let rows: [Contradiction.Row] = conflict.members.enumerated().map { index, member in
      (member.cause.kind == .rule ? nil : index, member.row.terms, member.row.relation, member.row.constant)
    }
    let negative = conflict.members.first { $0.cause.kind == .rule }.flatMap { Self.size($0.cause) }
    return Contradiction(rows)?.words(
      size: { conflict.members[$0].cause.kind == .intrinsicSize ? nil : Self.words(conflict.members[$0].cause) },
      negative: negative.map { "the \($0.attribute) of \($0.item)" })
  }

  /// The parts of an equation that compares one size with a number.
  private static func size(_ cause: Cause) -> (item: String, attribute: String, relation: String, number: String)? {
    let words = cause.equation.split(separator: " ").map(String.init)
    guard words.count == 3, let dot = words[0].lastIndex(of: ".") else { return nil }
    let attribute = String(words[0][words[0].index(after: dot)...])
    guard attribute == "width" || attribute == "height", Double(words[2]) != nil else { return nil }
    return (String(words[0][..<dot]), attribute, words[1], words[2])
  }

  private static func words(_ cause: Cause) -> String? {
    guard let size = size(cause) else { return nil }
    let bound = size.relation == "==" ? "" : size.relation == "<=" ? "at most " : "at least "
    let item = cause.kind == .screen ? "the screen" : size.item
    return "\(item) is \(bound)\(size.number) \(size.attribute == "width" ? "wide" : "high")"
  }
}
