import SwiftParser
import SwiftSyntax

/// A source with lines added to `constraints` closures, or why they cannot be.
struct LinesAnswer: Encodable {
  var text: String?
  var errors: [SourceError] = []

  init(_ request: Result<LinesRequest, SourceError>) {
    do throws(SourceError) {
      let request = try request.get()
      text = try Self.text(request)
    } catch {
      errors.append(error)
    }
  }

  private static func text(_ request: LinesRequest) throws(SourceError) -> String {
    let tree = Parser.parse(source: request.source)
    guard !tree.hasError else { throw SourceError(message: "the source does not parse") }
    let places = SourceLocationConverter(fileName: "", tree: tree)
    let calls = CallVisitor(viewMode: .sourceAccurate)
    calls.walk(tree)
    func call(_ line: Int, _ column: Int) throws(SourceError) -> FunctionCallExprSyntax {
      let found = calls.calls.first { position, _ in
        let place = places.location(for: position)
        return place.line == line && place.column == column
      }
      guard let found else { throw SourceError(line: line, column: column, message: "no view is made there") }
      return found.1
    }
    var changes: [SourceChange] = []
    for insertion in request.insertions {
      let place = ConstraintsPlace(try call(insertion.line, insertion.column), request.source)
      changes += try place.changes(insertion)
    }
    for modifier in request.modifiers {
      let position = value(of: try call(modifier.line, modifier.column)).endPositionBeforeTrailingTrivia.utf8Offset
      changes.append(SourceChange(range: position..<position, text: modifier.text))
    }
    var bytes = Array(request.source.utf8)
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard !Parser.parse(source: text).hasError else { throw SourceError(message: "the result does not parse") }
    return text
  }

  /// Returns the expression that a call begins, with the modifiers that follow it.
  private static func value(of call: FunctionCallExprSyntax) -> ExprSyntax {
    var value = ExprSyntax(call)
    while true {
      if let member = value.parent?.as(MemberAccessExprSyntax.self), member.base?.id == value.id {
        value = ExprSyntax(member)
      } else if let outer = value.parent?.as(FunctionCallExprSyntax.self), outer.calledExpression.id == value.id {
        value = ExprSyntax(outer)
      } else {
        return value
      }
    }
  }
}

/// Bytes of a source that a text replaces.
struct SourceChange {
  let range: Range<Int>
  let text: String
}

/// Finds the calls of a source, each by the compiler's `#column` in it.
private final class CallVisitor: SyntaxVisitor {
  private(set) var calls: [(AbsolutePosition, FunctionCallExprSyntax)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append((NameVisitor.position(of: node), node))
    return .visitChildren
  }
}
