import LPAppSources
import SwiftSyntax

/// Optional requirements, which only a protocol of Objective-C can have.
extension AppVisitor {
  func addRequirements(of node: ProtocolDeclSyntax) {
    let isNested = scopes.count > 1 || node.isLocal
    for item in node.memberBlock.members {
      addRequirement(item.decl, node, isNested ? "the protocol is inside another type" : nil)
    }
    for case let conditional in node.memberBlock.members.compactMap({ $0.decl.as(IfConfigDeclSyntax.self) }) {
      for clause in conditional.clauses {
        guard case .decls(let items) = clause.elements else { continue }
        for item in items { addRequirement(item.decl, node, "the requirement is inside #if") }
      }
    }
    // Only an object conforms to a protocol with `@objc`.
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let isObjectiveC = node.attributes.contains { $0.trimmedDescription.hasPrefix("@objc") }
    if isObjectiveC, Set(inherited).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) {
      let end = node.inheritanceClause?.bytes.upperBound ?? node.name.bytes.upperBound
      scan.objectProtocols.append(.init(end: end, hasClause: node.inheritanceClause != nil))
    }
  }

  private func addRequirement(_ declaration: DeclSyntax, _ node: ProtocolDeclSyntax, _ obstacle: String?) {
    guard let (name, modifiers, fallback, problem) = Self.requirement(declaration),
      let modifier = modifiers.first(where: { $0.name.text == "optional" })
    else { return }
    scan.requirements.append(
      OptionalRequirement(
        type: scopeName ?? node.name.text, name: name, modifier: modifier.bytes, end: node.bytes.upperBound,
        fallback: obstacle == nil ? fallback : nil, obstacle: obstacle ?? problem, access: node.access))
  }

  private typealias Requirement = (
    name: String, modifiers: DeclModifierListSyntax, fallback: String?, problem: String?
  )

  private static func requirement(_ declaration: DeclSyntax) -> Requirement? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let type = function.signature.returnClause?.type
      let isEmpty = type.map { ["Void", "()", "Swift.Void"].contains($0.trimmedDescription) } ?? true
      let body = isEmpty ? "{}" : type.map(isOptional) == true ? "{ nil }" : nil
      return (
        function.name.text, function.modifiers, body.flatMap { Self.fallback(function, function.modifiers, $0) },
        body == nil ? "it returns a value that cannot be missing" : "its declaration contains a comment"
      )
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
    let name = binding.pattern.trimmedDescription
    guard isOptional(type), !isSettable else {
      return (name, variable.modifiers, nil, isSettable ? "it can be set" : "its value cannot be missing")
    }
    return (
      name, variable.modifiers,
      Self.kept(variable.modifiers) + "var \(name): \(type.trimmedDescription) { nil }", nil
    )
  }

  private static func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  private static func kept(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.filter { !["optional", "dynamic"].contains($0.name.text) }.map { $0.trimmedDescription + " " }.joined()
  }

  /// The requirement with a body, on one line.
  private static func fallback(
    _ function: FunctionDeclSyntax, _ modifiers: DeclModifierListSyntax, _ body: String
  ) -> String? {
    let text =
      "func \(function.name.text)"
      + (function.genericParameterClause?.trimmedDescription ?? "") + function.signature.trimmedDescription
      + (function.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
    guard !text.contains("//"), !text.contains("/*") else { return nil }
    let line = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
    return kept(modifiers) + line.joined(separator: " ") + " " + body
  }
}
