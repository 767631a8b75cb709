import LPSupport
import SwiftParser
import SwiftSyntax

/// The literals in which two states of a source differ, or a source with other literals.
struct LiteralsAnswer: Encodable {
  struct Edit: Encodable {
    let kind: LiteralVisitor.Role
    /// The place of the call site in the older state.
    let line: Int
    let column: Int
    let old: String
    let new: String
  }

  /// `nil` where the states differ in anything but literals whose role is known.
  var edits: [Edit]?
  /// The source with the edits.
  var text: String?
  var errors: [SourceError] = []

  init(_ request: Result<LiteralsRequest, SourceError>) {
    do throws(SourceError) {
      let request = try request.get()
      for code in request.equations ?? [] where !EquationCheck(code).isEquation {
        throw SourceError(message: "'\(code)' is not one equation of names, numbers and operators")
      }
      let old = State(request.old)
      if let new = request.new {
        edits = Self.edits(from: old, to: State(new))
      } else {
        text = try Self.text(old, with: request.edits ?? [])
      }
    } catch {
      errors.append(error)
    }
  }

  /// A source and its literals, in the order of the text.
  private struct State {
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    let literals: [LiteralVisitor.Found]

    init(_ source: String) {
      bytes = Array(source.utf8)
      tree = Parser.parse(source: source)
      let visitor = LiteralVisitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      literals = visitor.found.sorted { $0.literal.lowerBound < $1.literal.lowerBound }
    }

    /// The text outside of the literals, in parts.
    var rest: [ArraySlice<UInt8>] {
      var parts: [ArraySlice<UInt8>] = []
      var start = 0
      for literal in literals {
        parts.append(bytes[start..<literal.literal.lowerBound.utf8Offset])
        start = literal.literal.upperBound.utf8Offset
      }
      return parts + [bytes[start...]]
    }
  }

  private static func edits(from old: State, to new: State) -> [Edit]? {
    guard !new.tree.hasError, old.literals.count == new.literals.count,
      zip(old.rest, new.rest).allSatisfy({ $0.elementsEqual($1) })
    else { return nil }
    let places = SourceLocationConverter(fileName: "", tree: old.tree)
    return zip(old.literals, new.literals).compactMap { one, other in
      guard one.value != other.value else { return nil }
      let place = places.location(for: one.site)
      return Edit(kind: one.role, line: place.line, column: place.column, old: one.value, new: other.value)
    }
  }

  // MARK: Writing

  private static func text(_ state: State, with edits: [LiteralsRequest.Edit]) throws(SourceError) -> String {
    let places = SourceLocationConverter(fileName: "", tree: state.tree)
    var replacements: [(Range<Int>, String)] = []
    for edit in edits {
      let matching = state.literals.filter { literal in
        let place = places.location(for: literal.site)
        return literal.role.rawValue == edit.kind && place.line == edit.line
          && (edit.column == nil || place.column == edit.column) && isSame(literal.value, edit.old)
      }
      guard matching.count == 1, let literal = matching.first else {
        throw SourceError(
          line: edit.line, column: edit.column,
          message: matching.isEmpty
            ? "no literal \(edit.old) is written there" : "several literals \(edit.old) are written there")
      }
      let range = literal.literal.lowerBound.utf8Offset..<literal.literal.upperBound.utf8Offset
      guard !replacements.contains(where: { $0.0.overlaps(range) }) else {
        throw SourceError(
          line: edit.line, column: edit.column, message: "the literal \(edit.old) is changed twice at a time")
      }
      replacements.append((range, try written(edit, literal)))
    }
    var bytes = state.bytes
    for (range, text) in replacements.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(text.utf8))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard state.tree.hasError || !Parser.parse(source: text).hasError else {
      throw SourceError(message: "the source would not be Swift any more")
    }
    return text
  }

  /// Whether two values are the same number, with any sign, or the same text.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    if let a = Double(one), let b = Double(other) { return a.magnitude == b.magnitude }
    return one == other
  }

  private static func written(
    _ edit: LiteralsRequest.Edit, _ literal: LiteralVisitor.Found
  ) throws(SourceError) -> String {
    if literal.role == .text {
      return SwiftLiteral.text(edit.new)
    }
    guard let new = Double(edit.new), new.isFinite, let old = Double(edit.old), let value = Double(literal.value) else {
      throw SourceError(line: edit.line, message: "\(edit.new) is not a number")
    }
    // The literal has no sign: `- 8` is the constant −8. A far side of insets has the opposite one.
    let signed = (old.sign == value.sign ? new : -new) * (value.sign == .minus ? -1 : 1)
    guard signed.sign == .plus || signed == 0 else {
      throw SourceError(line: edit.line, message: "the sign of \(edit.old) is in the equation; change it there")
    }
    let magnitude = signed.magnitude
    return magnitude == magnitude.rounded() && magnitude < 1e15 ? "\(Int(magnitude))" : "\(magnitude)"
  }
}
