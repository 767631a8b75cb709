import SwiftSyntax

/// The `constraints` closure of a call that makes a view, as a place for more equations.
struct ConstraintsPlace {
  private let call: FunctionCallExprSyntax
  private let bytes: [UInt8]
  private static let label = "constraints"
  private static let step = "  "

  init(_ call: FunctionCallExprSyntax, _ source: String) {
    self.call = call
    bytes = Array(source.utf8)
  }

  /// Returns what adds the lines to the closure, or a closure with them to the call.
  ///
  /// - Throws: `SourceError` if the closure is not plain, or a variable is not known there.
  func changes(_ insertion: LinesRequest.Insertion) throws(SourceError) -> [SourceChange] {
    let known = knownVariables()
    if let unknown = insertion.variables.first(where: { !known.contains($0) }) {
      throw error(insertion, "'\(unknown)' is not a variable there")
    }
    guard let closure else { return [try added(insertion)] }
    for item in closure.statements {
      switch item.item {
      case .stmt(let statement) where !statement.is(ExpressionStmtSyntax.self) && !statement.is(ForStmtSyntax.self):
        throw error(insertion, "the closure there is not a plain list of equations")
      default: continue
      }
    }
    var changes: [SourceChange] = []
    let parameter = try parameter(of: closure, insertion, &changes)
    return changes + [try line(after: closure, insertion.lines.map { Self.filled($0, parameter) }, insertion)]
  }

  private var closure: ClosureExprSyntax? {
    call.additionalTrailingClosures.first { $0.label.text == Self.label }?.closure
      ?? call.arguments.first { $0.label?.text == Self.label }?.expression.as(ClosureExprSyntax.self)
  }

  private func error(_ insertion: LinesRequest.Insertion, _ message: String) -> SourceError {
    SourceError(line: insertion.line, column: insertion.column, message: message)
  }

  private static func filled(_ line: String, _ parameter: String) -> String {
    line.replacing("\u{1}", with: parameter)
  }

  // MARK: The parameter

  /// Returns the name of a closure's parameter; one that is ignored gets a name.
  private func parameter(
    of closure: ClosureExprSyntax, _ insertion: LinesRequest.Insertion, _ changes: inout [SourceChange]
  ) throws(SourceError) -> String {
    guard let clause = closure.signature?.parameterClause else {
      guard closure.signature == nil, !closure.statements.isEmpty else {
        throw error(insertion, "the closure there has no parameter")
      }
      return "$0"
    }
    let names = Self.parameters(of: clause)
    guard names.count == 1, let name = names.first else {
      throw error(insertion, "the closure there has several parameters")
    }
    guard name.tokenKind == .wildcard else {
      guard !insertion.variables.contains(name.text) else {
        throw error(insertion, "'\(name.text)' is the closure's parameter there")
      }
      return name.text
    }
    guard insertion.lines.contains(where: { $0.contains("\u{1}") }) else { return "" }
    let fresh = freshName(besides: insertion.variables)
    let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
    changes.append(SourceChange(range: start..<start + name.text.utf8.count, text: fresh))
    return fresh
  }

  private func freshName(besides taken: [String]) -> String {
    let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "view"
    let name = type.prefix(1).lowercased() + type.dropFirst()
    let known = knownVariables().union(taken)
    return ([name, "view", "container"] + (2...99).map { "view\($0)" }).first { !known.contains($0) } ?? name
  }

  // MARK: Text

  /// Returns the spaces at the start of the line of a position.
  private func indentation(at position: AbsolutePosition) -> String {
    var start = position.utf8Offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let spaces = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// The ending of the source's lines.
  private var newline: String { bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

  private func line(
    after closure: ClosureExprSyntax, _ lines: [String], _ insertion: LinesRequest.Insertion
  ) throws(SourceError) -> SourceChange {
    let brace = closure.rightBrace.positionAfterSkippingLeadingTrivia
    let outer = indentation(at: brace)
    let before = bytes[..<brace.utf8Offset].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let lineStart = brace.utf8Offset - before.count
    let isOnOwnLine = lineStart > 0 && bytes[lineStart - 1] == UInt8(ascii: "\n")
    if isOnOwnLine {
      let inner =
        closure.statements.last.map { indentation(at: $0.positionAfterSkippingLeadingTrivia) } ?? outer + Self.step
      return SourceChange(range: lineStart..<lineStart, text: lines.map { inner + $0 + newline }.joined())
    }
    guard closure.statements.count < 2 else {
      throw error(insertion, "the closure there has several statements in one line")
    }
    // The closure gets lines of its own.
    let head = closure.signature?.endPositionBeforeTrailingTrivia ?? closure.leftBrace.endPositionBeforeTrailingTrivia
    let old = closure.statements.map { $0.trimmedDescription }
    let text = (old + lines).map { newline + outer + Self.step + $0 }.joined() + newline + outer
    return SourceChange(range: head.utf8Offset..<brace.utf8Offset, text: text)
  }

  /// Returns a closure for a call that has none, after its content.
  private func added(_ insertion: LinesRequest.Insertion) throws(SourceError) -> SourceChange {
    guard let content = call.trailingClosure, call.additionalTrailingClosures.isEmpty else {
      throw error(insertion, "the view there has no 'constraints' closure")
    }
    let outer = indentation(at: content.rightBrace.positionAfterSkippingLeadingTrivia)
    let needsName = insertion.lines.contains { $0.contains("\u{1}") }
    let parameter = needsName ? freshName(besides: insertion.variables) : "_"
    let lines = insertion.lines.map { newline + outer + Self.step + Self.filled($0, parameter) }.joined()
    let position = content.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return SourceChange(
      range: position..<position, text: " \(Self.label): { \(parameter) in\(lines)\(newline)\(outer)}")
  }

  // MARK: Variables

  /// Returns the names that are declared around the call and before it.
  private func knownVariables() -> Set<String> {
    var names: Set<String> = []
    var inner = Syntax(call)
    while let node = inner.parent {
      if let list = node.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < call.position { names.formUnion(Self.declared(by: item.item)) }
      } else if let list = node.as(MemberBlockItemListSyntax.self) {
        for member in list { names.formUnion(Self.variables(of: member.decl)) }
      } else if let closure = node.as(ClosureExprSyntax.self), let clause = closure.signature?.parameterClause {
        names.formUnion(Self.parameters(of: clause).map(\.text))
      } else if let function = node.as(FunctionDeclSyntax.self) {
        names.formUnion(function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
      } else if let loop = node.as(ForStmtSyntax.self) {
        names.formUnion(Self.names(in: loop.pattern))
      }
      inner = node
    }
    return names
  }

  private static func parameters(of clause: ClosureSignatureSyntax.ParameterClause) -> [TokenSyntax] {
    if let list = clause.as(ClosureShorthandParameterListSyntax.self) { return list.map(\.name) }
    let list = clause.as(ClosureParameterClauseSyntax.self)?.parameters
    return list?.map { $0.secondName ?? $0.firstName } ?? []
  }

  private static func declared(by item: CodeBlockItemSyntax.Item) -> [String] {
    if case .decl(let declaration) = item { return variables(of: declaration) }
    return []
  }

  private static func variables(of declaration: DeclSyntax) -> [String] {
    declaration.as(VariableDeclSyntax.self)?.bindings.flatMap { names(in: $0.pattern) } ?? []
  }

  private static func names(in pattern: PatternSyntax) -> [String] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.text] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }
}
