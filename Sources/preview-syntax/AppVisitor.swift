import LPAppSources
import SwiftSyntax

/// Finds in a source what app code has and Swift on Linux has not, and what the source declares and mentions.
final class AppVisitor: SyntaxVisitor {
  var scan: SourceScan
  let source: [UInt8]
  private(set) var scopes: [TypeScope] = []
  private var references: Set<String> = []
  private var memberReferences: Set<String> = []

  /// A type, or an extension of one, whose members are being visited.
  struct TypeScope {
    let name: String
    let isExtension: Bool
    let access: String?
    let id: SyntaxIdentifier
    var isNameable = true
  }

  init(file: String, source: [UInt8]) {
    scan = SourceScan(file: file)
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  func finish() {
    scan.references = references.sorted()
    scan.memberReferences = memberReferences.sorted()
  }

  var scopeName: String? { scopes.last?.name }

  // MARK: Attributes and modifiers

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "NSManaged",
    "GKInspectable", "NSCopying", "nonobjc",
  ]

  private static let entryPoints: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return .visitChildren }
    if Self.attributes.contains(name) {
      scan.removals.append(.init(node.bytes, "@\(name)"))
      return .skipChildren
    }
    if Self.entryPoints.contains(name) { scan.entryPoints.append(node.bytes) }
    if let arguments = node.leftParen, let end = node.rightParen {
      let space = node.attributeName.bytes.upperBound..<arguments.bytes.lowerBound
      if !space.isEmpty { scan.spaces.append(.init(name: name, range: space, end: end.bytes.upperBound)) }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { scan.removals.append(.init(node.bytes, "dynamic")) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first?.name.text else { return .skipChildren }
    scan.imports.append(
      .init(
        range: node.bytes, keyword: node.importKeyword.bytes.lowerBound, module: first,
        isConditional: node.isInIfConfig(below: nil)))
    return .skipChildren
  }

  // MARK: Names

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let text) = token.tokenKind else { return .skipChildren }
    let name = text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period {
      memberReferences.insert(name)
    } else {
      references.insert(name)
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class, node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, .struct, node.name)
    addConstructor(of: node)
    return result
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enum, node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actor, node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, .protocol, node.name)
    addRequirements(of: node)
    return result
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scan.types.append(
      TypeDeclaration(
        kind: .extension, name: node.extendedType.trimmedDescription,
        inherited: node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
        end: node.memberBlock.rightBrace.bytes.lowerBound, isConditional: node.isInIfConfig(below: nil)))
    scopes.append(
      TypeScope(name: node.extendedType.trimmedDescription, isExtension: true, access: node.access, id: node.id))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.isLocal {
      scan.types.append(
        TypeDeclaration(
          kind: .typealias, name: qualified(node.name.text), inherited: [], end: 0,
          isConditional: node.isInIfConfig(below: nil)))
    }
    return .visitChildren
  }

  private func qualified(_ name: String) -> String { scopes.last.map { "\($0.name).\(name)" } ?? name }

  private func enter(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    let name = qualified(name.text)
    let isHidden = !scopes.isEmpty && node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    let isGeneric = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    let isNameable = !isHidden && !isGeneric && scopes.last?.isNameable != false
    if !Syntax(node).isLocal {
      let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      var declaration = TypeDeclaration(
        kind: kind, name: name, inherited: inherited,
        end: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
        isConditional: Syntax(node).isInIfConfig(below: nil))
      declaration.isNameable = isNameable
      scan.types.append(declaration)
    }
    scopes.append(TypeScope(name: name, isExtension: false, access: nil, id: node.id, isNameable: isNameable))
    return .visitChildren
  }

  private func leave(_ node: some SyntaxProtocol) {
    if scopes.last?.id == node.id { scopes.removeLast() }
  }

  // MARK: Members

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    addConstructors(of: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if let scope = memberScope(of: node) {
      var member = Member(
        type: scope.name, name: node.name.text, labels: parameters.map(\.firstName.text), range: node.bytes)
      member.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
      member.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      add(member, node, node.attributes, node.modifiers, scope)
    } else if scopes.isEmpty, !node.isLocal {
      scan.globals.append(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if let scope = memberScope(of: node) {
      var member = Member(
        type: scope.name, name: "init", labels: parameters.map(\.firstName.text), range: node.bytes)
      member.required = parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }.map(\.firstName.text)
      member.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      add(member, node, node.attributes, node.modifiers, scope)
    }
    return .visitChildren
  }

  private func isOutlet(_ node: VariableDeclSyntax) -> Bool {
    let marks = node.attributes.compactMap { element in
      if case .attribute(let attribute) = element { attribute.attributeName.trimmedDescription } else { nil as String? }
    }
    guard node.bindingSpecifier.tokenKind == .keyword(.var), node.bindings.count == 1,
      let binding = node.bindings.first,
      !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return false }
    // Attributes that a document sets may be computed, and have their type from a value.
    if marks.contains("IBInspectable") { return binding.isStored || binding.hasSetter }
    return marks.contains("IBOutlet") && binding.typeAnnotation != nil && binding.isStored
  }

  /// Modifiers of variables that nothing outside sets, or that hold no value.
  private static let inside: Set = ["static", "class", "weak", "unowned", "lazy", "private", "fileprivate"]

  /// Where the first value of a variable goes that is unwrapped wherever it is used and that the app sets from outside.
  private func unwrappedEnd(_ node: VariableDeclSyntax) -> Int? {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), node.attributes.isEmpty, node.bindings.count == 1,
      let binding = node.bindings.first, binding.initializer == nil, binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self),
      !node.modifiers.contains(where: { Self.inside.contains($0.name.text) })
    else { return nil }
    return type.bytes.upperBound
  }

  /// Whether a variable is `nil` until the app sets it from outside. A delegate gives nothing to show, and a view of
  /// another class shows nothing of the app's data.
  private func isGiven(_ node: VariableDeclSyntax) -> Bool {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), node.attributes.isEmpty, node.bindings.count == 1,
      let binding = node.bindings.first, binding.isStored,
      binding.initializer?.value.is(NilLiteralExprSyntax.self) ?? true,
      !node.modifiers.contains(where: { Self.inside.contains($0.name.text) }),
      let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType,
      type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) || type.is(ArrayTypeSyntax.self)
    else { return false }
    let name = type.trimmedDescription
    return UIKitName.superclass(of: name) == nil
      && !["Delegate", "DataSource", "Closure", "Handler", "Callback", "Block"].contains(where: name.hasSuffix)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    if let scope = memberScope(of: node) {
      for name in names {
        var member = Member(type: scope.name, name: name, labels: nil, range: node.bytes)
        member.isOutlet = isOutlet(node)
        member.unwrappedEnd = unwrappedEnd(node)
        member.isGiven = isGiven(node)
        add(member, node, node.attributes, node.modifiers, scope)
      }
    } else if scopes.isEmpty, !node.isLocal {
      scan.globals += names
    }
    return .visitChildren
  }

  /// The type whose member a declaration is; `nil` for one that is local or at file level.
  private func memberScope(of node: some DeclSyntaxProtocol) -> TypeScope? {
    node.parent?.is(MemberBlockItemSyntax.self) == true ? scopes.last : nil
  }

  private func add(
    _ member: Member, _ node: some SyntaxProtocol, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ scope: TypeScope
  ) {
    var member = member
    let isUnavailable = attributes.contains { attribute in
      attribute.trimmedDescription.wholeMatch(of: /@available\(\s*\*\s*,\s*unavailable.*/.dotMatchesNewlines()) != nil
    }
    member.isPrivate = !isUnavailable && modifiers.contains { $0.name.text == "private" && $0.detail == nil }
    member.isHidden = isUnavailable || member.isPrivate
    member.isOverride = modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    member.isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    member.isInExtension = scope.isExtension
    member.isConditional = Syntax(node).isInIfConfig(below: scope.id)
    member.access = modifiers.contains { Self.accessWords.contains($0.name.text) } ? nil : scope.access
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "objc" {
      member.objectiveCName = attribute.arguments?.trimmedDescription
    }
    scan.members.append(member)
  }

  static let accessWords: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

  // MARK: Literals, calls and previews

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": addSelector(node)
    case "keyPath": addKeyPath(node)
    case "Preview" where scopes.isEmpty && node.parent?.is(CodeBlockItemSyntax.self) == true:
      addBlock(node, node.arguments, node.trailingClosure)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", scopes.isEmpty { addBlock(node, node.arguments, node.trailingClosure) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedDescription == "os(iOS)", node.isCondition { scan.platforms.append(node.bytes) }
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let name = optional.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    {
      scan.optionalCalls.append(.init(name: name, mark: optional.questionMark.bytes.lowerBound))
    }
    missingTexts(in: node)
    return .visitChildren
  }

  /// Notes `nil` as the table or the value of a look-up of a text, which then means Foundation's function.
  private func missingTexts(in call: FunctionCallExprSyntax) {
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let labels = call.arguments.compactMap(\.label?.text)
    guard
      name == "localizedString" && labels == ["forKey", "value", "table"]
        || call.calledExpression.trimmedDescription == "NSLocalizedString"
    else { return }
    for argument in call.arguments where ["value", "table", "tableName"].contains(argument.label?.text) {
      if argument.expression.is(NilLiteralExprSyntax.self) { scan.missingTexts.append(argument.expression.bytes) }
    }
  }
}
