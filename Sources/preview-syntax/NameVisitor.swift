import LPSourceNames
import SwiftSyntax

/// Finds the places where views are made for variables, and where builders mention variables.
final class NameVisitor: SyntaxVisitor {
  private(set) var sites: [(position: AbsolutePosition, name: String?)] = []
  private var named: [AbsolutePosition: String] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    bind(node.pattern, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if let binding = node.pattern.as(ValueBindingPatternSyntax.self) { bind(binding.pattern, node.initializer.value) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let target = Self.target(elements[0]) {
      name(elements[2], target)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let position = Self.position(of: node)
    sites.append((position, named[position]))
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item {
      sites.append((expression.positionAfterSkippingLeadingTrivia, Self.mentioned(expression)))
    }
    return .visitChildren
  }

  // MARK: Values

  private func bind(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
    guard let value, let identifier = pattern.as(IdentifierPatternSyntax.self),
      let text = Self.text(identifier.identifier)
    else { return }
    name(value, text)
  }

  private func name(_ value: ExprSyntax, _ text: String) {
    guard let call = Self.firstCall(of: value) else { return }
    named[Self.position(of: call)] = text
  }

  /// The compiler's `#column` of a call: its parenthesis, or the brace of its closure.
  static func position(of call: FunctionCallExprSyntax) -> AbsolutePosition {
    call.leftParen?.positionAfterSkippingLeadingTrivia ?? call.trailingClosure?.positionAfterSkippingLeadingTrivia
      ?? call.positionAfterSkippingLeadingTrivia
  }

  /// The call that an expression begins with, where a path to a function is all that stands before its arguments.
  private static func firstCall(of value: ExprSyntax) -> FunctionCallExprSyntax? {
    var found: FunctionCallExprSyntax?
    var expression = value
    while true {
      switch expression.as(ExprSyntaxEnum.self) {
      case .tryExpr(let node): expression = node.expression
      case .awaitExpr(let node): expression = node.expression
      case .sequenceExpr(let node):
        guard let first = node.elements.first else { return nil }
        expression = first
      case .functionCallExpr(let node): (found, expression) = (node, node.calledExpression)
      case .subscriptCallExpr(let node): (found, expression) = (nil, node.calledExpression)
      case .memberAccessExpr(let node):
        guard let base = node.base else { return found }
        expression = base
      case .postfixIfConfigExpr(let node):
        guard let base = node.base else { return nil }
        expression = base
      case .optionalChainingExpr(let node): expression = node.expression
      case .forceUnwrapExpr(let node): expression = node.expression
      case .postfixOperatorExpr(let node): (found, expression) = (nil, node.expression)
      case .genericSpecializationExpr(let node): expression = node.expression
      case .declReferenceExpr, .superExpr: return found
      default: return nil
      }
    }
  }

  // MARK: Names

  /// The last part of what is assigned to.
  private static func target(_ expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base == nil ? nil : text(member.declName.baseName)
    }
    return expression.as(DeclReferenceExprSyntax.self).flatMap { text($0.baseName) }
  }

  /// The variable at the end of a path of names.
  private static func mentioned(_ expression: ExprSyntax) -> String? {
    var base = expression
    while let member = base.as(MemberAccessExprSyntax.self) {
      guard let next = member.base, member.declName.argumentNames == nil else { return nil }
      base = next
    }
    let first = base.as(DeclReferenceExprSyntax.self)
    guard base.is(SuperExprSyntax.self) || first != nil, first?.argumentNames == nil,
      let last = expression.as(MemberAccessExprSyntax.self)?.declName ?? first
    else { return nil }
    return last.baseName.tokenKind == .keyword(.self) ? nil : text(last.baseName)
  }

  private static func text(_ token: TokenSyntax) -> String? {
    let text = token.text.hasPrefix("`") ? String(token.text.dropFirst().dropLast()) : token.text
    return NamedSites.isName(text) ? text : nil
  }
}
