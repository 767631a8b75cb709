import SwiftSyntax

extension SyntaxProtocol {
  /// The node's place in bytes, without the spaces and comments around it.
  var bytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Whether the expression is in the condition of `#if` or `#elseif`.
  var isCondition: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) { return clause.condition?.id == node.id }
      if parent.isProtocol((any DeclSyntaxProtocol).self) || parent.is(CodeBlockItemSyntax.self) { return false }
      node = parent
    }
    return false
  }

  /// Whether an `#if` is around the node.
  ///
  /// - Parameter outer: a node around it that ends the search.
  func isInIfConfig(below outer: SyntaxIdentifier?) -> Bool {
    var node = parent
    while let next = node, next.id != outer {
      if next.is(IfConfigDeclSyntax.self) { return true }
      node = next.parent
    }
    return false
  }

  /// Whether the node is inside the body of a function or an accessor.
  var isLocal: Bool {
    var node = parent
    while let next = node {
      if next.is(CodeBlockSyntax.self) || next.is(ClosureExprSyntax.self) || next.is(AccessorBlockSyntax.self) {
        return true
      }
      node = next.parent
    }
    return false
  }
}

extension WithModifiersSyntax {
  /// The access that is written.
  var access: String? { modifiers.first { AppVisitor.accessWords.contains($0.name.text) }?.name.text }
}
