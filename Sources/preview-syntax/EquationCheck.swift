import SwiftParser
import SwiftSyntax

/// Tells an equation of names, numbers and operators from any other code, which would run once it is written.
struct EquationCheck {
  let isEquation: Bool

  init(_ code: String) {
    let tree = Parser.parse(source: code)
    let tokens = tree.tokens(viewMode: .sourceAccurate)
    let operators = tokens.filter { if case .binaryOperator = $0.tokenKind { true } else { false } }.map(\.text)
    isEquation =
      !tree.hasError && tree.statements.count == 1 && Self.isPlain(Syntax(tree.statements))
      && operators.allSatisfy(Self.operators.union(Self.relations).contains)
      && operators.count(where: Self.relations.contains) == 1
      && tokens.allSatisfy { ($0.leadingTrivia + $0.trailingTrivia).allSatisfy(Self.isSpace) }
  }

  private static let relations: Set = ["==", "<=", ">="]
  private static let operators: Set = ["+", "-", "*", "/", "~", "..."]

  private static let kinds: Set<SyntaxKind> = [
    .codeBlockItemList, .codeBlockItem, .sequenceExpr, .exprList, .declReferenceExpr, .memberAccessExpr,
    .binaryOperatorExpr, .prefixOperatorExpr, .integerLiteralExpr, .floatLiteralExpr, .tupleExpr, .labeledExprList,
    .labeledExpr, .token,
  ]

  private static func isPlain(_ node: Syntax) -> Bool {
    kinds.contains(node.kind) && node.children(viewMode: .sourceAccurate).allSatisfy(isPlain)
  }

  private static func isSpace(_ piece: TriviaPiece) -> Bool {
    switch piece {
    case .spaces, .tabs: true
    default: false
    }
  }
}
