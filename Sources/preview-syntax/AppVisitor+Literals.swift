import LPAppSources
import SwiftParser
import SwiftSyntax

extension AppVisitor {
  func addSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    var expression = argument.expression
    var parameters: Int?
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let type = sequence.elements.compactMap { $0.as(TypeExprSyntax.self) }.last?.type
      parameters = type.flatMap(Self.parameters)
      expression = sequence.elements.first ?? expression
    }
    while let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      expression = only.expression
    }
    guard let (name, base) = Self.reference(expression) else { return }
    scan.selectors.append(
      SelectorLiteral(
        range: node.bytes, name: name.baseName.text,
        labels: name.argumentNames?.arguments.map(\.name.text), accessor: argument.label?.text, parameters: parameters,
        owner: base.flatMap(Self.typeName), scope: scopeName))
  }

  private static func reference(_ expression: ExprSyntax) -> (DeclReferenceExprSyntax, base: ExprSyntax?)? {
    if let member = expression.as(MemberAccessExprSyntax.self) { return (member.declName, member.base) }
    return expression.as(DeclReferenceExprSyntax.self).map { ($0, nil) }
  }

  /// The type that a path names; `nil` for `self` and for values.
  private static func typeName(_ base: ExprSyntax) -> String? {
    let text = base.trimmedDescription
    return text.first?.isUppercase == true && text != "Self" ? text : nil
  }

  private static func parameters(_ type: TypeSyntax) -> Int? {
    if let function = type.as(FunctionTypeSyntax.self) { return function.parameters.count }
    if let attributed = type.as(AttributedTypeSyntax.self) { return parameters(attributed.baseType) }
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return (tuple.elements.first?.type).flatMap(parameters) ?? nil
  }

  func addKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    var path: [String] = []
    var expression: ExprSyntax? = argument.expression
    while let next = expression {
      if let chain = next.as(OptionalChainingExprSyntax.self) {
        expression = chain.expression
      } else if let forced = next.as(ForceUnwrapExprSyntax.self) {
        expression = forced.expression
      } else if let (name, base) = Self.reference(next) {
        path.insert(name.baseName.text, at: 0)
        expression = base
      } else {
        return
      }
    }
    scan.keyPaths.append(KeyPathLiteral(range: node.bytes, path: path))
  }

  func addBlock(_ node: some SyntaxProtocol, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?) {
    let first = arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
    let body = closure.flatMap { $0.signature == nil ? $0 : nil }
    let statements = body.map { $0.leftBrace.endPosition.utf8Offset..<$0.rightBrace.position.utf8Offset }
    scan.blocks.append(
      .init(
        range: node.bytes, name: first?.representedLiteralValue, body: statements,
        hasTraits: arguments.contains { $0.label?.text == "traits" },
        result: (body?.statements.last).flatMap(Self.called)))
  }

  /// The function or type that a statement's expression begins with.
  private static func called(_ statement: CodeBlockItemSyntax) -> String? {
    var syntax = Syntax(statement.item)
    if let node = syntax.as(ReturnStmtSyntax.self), let value = node.expression { syntax = Syntax(value) }
    while true {
      if let call = syntax.as(FunctionCallExprSyntax.self) {
        syntax = Syntax(call.calledExpression)
      } else if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
        syntax = Syntax(base)
      } else {
        return syntax.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }
  }
}
