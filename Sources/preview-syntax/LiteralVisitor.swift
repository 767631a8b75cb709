import SwiftSyntax

/// Finds the literals whose role a call site tells: constants and priorities of equations, and texts of views.
final class LiteralVisitor: SyntaxVisitor {
  enum Role: String, Encodable {
    case constant, priority, text
  }

  struct Found {
    let role: Role
    /// Where the equation's statement begins, or where the call's parenthesis is.
    let site: AbsolutePosition
    let literal: Range<AbsolutePosition>
    /// The value: a number as Swift prints it, or the text without its quotes.
    let value: String
  }

  private(set) var found: [Found] = []
  /// Initialisers whose first argument is the text that is shown.
  private static let texts: Set<String> = ["Label", "UILabel", "Button", "UIButton"]
  private static let relations: Set<String> = ["==", "<=", ">="]

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item, let sequence = Self.sequence(expression) {
      read(Array(sequence.elements), at: expression.positionAfterSkippingLeadingTrivia)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.texts.contains(name),
      let first = node.arguments.first, first.label == nil || first.label?.text == "verbatim",
      let literal = first.expression.as(StringLiteralExprSyntax.self), literal.openingPounds == nil,
      literal.segments.count == 1, case .stringSegment(let segment)? = literal.segments.first,
      literal.openingQuote.tokenKind == .stringQuote, !segment.content.text.contains("\\"),
      // Arguments would be filled into the text.
      node.arguments.dropFirst().allSatisfy({ $0.label != nil }),
      let parenthesis = node.leftParen
    else { return .visitChildren }
    let start = literal.positionAfterSkippingLeadingTrivia
    found.append(
      Found(
        role: .text, site: parenthesis.positionAfterSkippingLeadingTrivia,
        literal: start..<literal.endPositionBeforeTrailingTrivia, value: segment.content.text))
    return .visitChildren
  }

  /// An equation, also one that is given a name: `(a.top == b.top + 8).named("gap")` has its parentheses around it.
  private static func sequence(_ expression: ExprSyntax) -> SequenceExprSyntax? {
    if let sequence = expression.as(SequenceExprSyntax.self) { return sequence }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(TupleExprSyntax.self),
      base.elements.count == 1
    else { return nil }
    return base.elements.first?.expression.as(SequenceExprSyntax.self)
  }

  /// Reads `left == right + 8 ~ 750`, operands and operators in turn.
  private func read(_ elements: [ExprSyntax], at site: AbsolutePosition) {
    let operators = elements.enumerated().compactMap { index, element in
      element.as(BinaryOperatorExprSyntax.self).map { (index, $0.operator.text) }
    }
    guard let relation = operators.firstIndex(where: { Self.relations.contains($0.1) }),
      operators.filter({ Self.relations.contains($0.1) }).count == 1
    else { return }
    for (number, (index, text)) in operators.enumerated() where elements.indices.contains(index + 1) {
      guard let literal = Self.number(elements[index + 1]) else { continue }
      let next = number + 1 < operators.count ? operators[number + 1].1 : nil
      switch text {
      case "~" where next == nil: add(.priority, site, literal)
      // On the left side, the sign would be turned.
      case "+" where number > relation && next != "*" && next != "/": add(.constant, site, literal)
      case "-" where number > relation && next != "*" && next != "/": add(.constant, site, literal, isNegative: true)
      case _ where number == relation && (next == nil || next == "~"): add(.constant, site, literal)
      default: continue
      }
    }
  }

  private func add(
    _ role: Role, _ site: AbsolutePosition, _ literal: (range: Range<AbsolutePosition>, value: Double),
    isNegative: Bool = false
  ) {
    let value = isNegative ? -literal.value : literal.value
    found.append(Found(role: role, site: site, literal: literal.range, value: "\(value)"))
  }

  private static func number(_ expression: ExprSyntax) -> (range: Range<AbsolutePosition>, value: Double)? {
    let text: String
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): text = node.literal.text
    case .floatLiteralExpr(let node): text = node.literal.text
    default: return nil
    }
    guard let value = Double(text.filter { $0 != "_" }) else { return nil }
    return (expression.positionAfterSkippingLeadingTrivia..<expression.endPositionBeforeTrailingTrivia, value)
  }
}
