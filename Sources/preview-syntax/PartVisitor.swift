import LPAppSources
import SwiftSyntax

/// Finds the parts of a source that can be left out.
final class PartVisitor: SyntaxVisitor {
  private(set) var parts: [SourcePart] = []
  /// The names of the types around what is visited.
  private var scopes: [String] = []

  private let source: [UInt8]

  init(source: [UInt8]) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Declarations

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    add(.declaration, node.bytes, name(of: node.decl))
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.item.is(ImportDeclSyntax.self) || node.item.is(IfConfigDeclSyntax.self) { return .visitChildren }
    // A macro at the top of a source, such as #Preview, is read as an expression, but nothing that runs may stand there.
    if node.isLocal {
      add(.statement, node.bytes)
    } else {
      add(.declaration, node.bytes, node.item.as(DeclSyntax.self).map(name(of:)) ?? "")
    }
    return .visitChildren
  }

  private func name(of node: DeclSyntax) -> String {
    if let node = node.as(FunctionDeclSyntax.self) {
      let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
      return qualified("\(node.name.text)(\(labels.joined()))")
    }
    if node.is(InitializerDeclSyntax.self) { return qualified("init") }
    if let node = node.as(VariableDeclSyntax.self) {
      return qualified(node.bindings.map(\.pattern.trimmedDescription).joined(separator: ", "))
    }
    if let node = node.asProtocol((any NamedDeclSyntax).self) { return qualified(node.name.text) }
    if let node = node.as(ExtensionDeclSyntax.self) { return "extension \(node.extendedType.trimmedDescription)" }
    return ""
  }

  private func qualified(_ name: String) -> String { (scopes + [name]).joined(separator: ".") }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scopes.append(name)
    return .visitChildren
  }

  // MARK: Bodies

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    add(["Void", "()"].contains(result) ? .body : .result, node.body, name(of: DeclSyntax(node)))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.initializer, node.body, qualified("init"))
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.body, node.body, qualified("deinit"))
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    add(.result, node.leftBrace, node.rightBrace, accessorName(node))
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGetter = node.accessorSpecifier.tokenKind == .keyword(.get)
    add(isGetter ? .result : .body, node.body, accessorName(node))
    return .visitChildren
  }

  private func accessorName(_ node: some SyntaxProtocol) -> String {
    var parent = node.parent
    while let next = parent {
      if let binding = next.as(PatternBindingSyntax.self) { return qualified(binding.pattern.trimmedDescription) }
      if next.is(SubscriptDeclSyntax.self) { return qualified("subscript") }
      parent = next.parent
    }
    return ""
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    add(.result, node.signature?.inKeyword ?? node.leftBrace, node.rightBrace, "")
    return .visitChildren
  }

  private func add(_ kind: SourcePart.Kind, _ body: CodeBlockSyntax?, _ name: String) {
    if let body { add(kind, body.leftBrace, body.rightBrace, name) }
  }

  private func add(_ kind: SourcePart.Kind, _ first: TokenSyntax, _ last: TokenSyntax, _ name: String) {
    // The call that takes the body's place must not touch the word before it.
    add(kind, first.bytes.upperBound..<last.bytes.lowerBound, name)
  }

  // MARK: Values

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
      addValue(elements[2].bytes.lowerBound..<elements[elements.count - 1].bytes.upperBound)
    }
    // All operators but those bind tighter than a question mark: what is between is its condition.
    var start = 0
    for (index, element) in elements.enumerated() {
      if element.is(AssignmentExprSyntax.self) { start = index + 1 }
      guard element.is(UnresolvedTernaryExprSyntax.self) else { continue }
      if start < index { addValue(elements[start].bytes.lowerBound..<elements[index - 1].bytes.upperBound) }
      start = index + 1
    }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if let other = node.elseBody, node.parent?.is(ExpressionStmtSyntax.self) == true || node.isBehindElse {
      add(.condition, node.bytes.lowerBound..<other.bytes.lowerBound)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.isEmpty, node.additionalTrailingClosures.isEmpty, let closure = node.trailingClosure,
      let method = node.calledExpression.as(MemberAccessExprSyntax.self), let object = method.base,
      !object.is(SuperExprSyntax.self), isAboutParameter(closure)
    {
      parts.append(
        SourcePart(
          .method, method.period.bytes.lowerBound..<closure.bytes.lowerBound, name: method.declName.baseName.text,
          start: object.bytes.lowerBound))
    }
    return .visitChildren
  }

  /// Whether the statements of a closure set and call what its only parameter has.
  private func isAboutParameter(_ closure: ClosureExprSyntax) -> Bool {
    var name = "$0"
    if let parameters = closure.signature?.parameterClause {
      let names =
        parameters.as(ClosureShorthandParameterListSyntax.self)?.map(\.name.text)
        ?? parameters.as(ClosureParameterClauseSyntax.self)?.parameters.map { ($0.secondName ?? $0.firstName).text }
        ?? []
      guard names.count == 1 else { return false }
      name = names[0]
    }
    let statements = closure.statements.map { Array(source[$0.bytes]) }
    func begins(_ statement: [UInt8], with words: [String]) -> Bool {
      words.contains { statement.starts(with: $0.utf8) }
    }
    let helping = ["let ", "var ", "if ", "for ", "guard "]
    return statements.contains { begins($0, with: ["\(name)."]) }
      && statements.allSatisfy { begins($0, with: ["\(name)."] + helping) }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.initializer?.value else { return .visitChildren }
    if node.typeAnnotation != nil {
      addValue(value.bytes)
    } else if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      addMade(value, for: pattern.identifier.text)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // Behind `guard`, without a value nothing of the function would run.
    if node.parent?.parent?.parent?.is(GuardStmtSyntax.self) == true, node.typeAnnotation == nil,
      let pattern = node.pattern.as(IdentifierPatternSyntax.self), let value = node.initializer?.value
    {
      addMade(value, for: pattern.identifier.text, isOptional: true)
    }
    return .visitChildren
  }

  private func addMade(_ value: ExprSyntax, for variable: String, isOptional: Bool = false) {
    guard let type = Self.typeSaid(by: value) ?? VariableName.type(variable) else { return }
    parts.append(SourcePart(.made, value.bytes, name: words(value.bytes), type: type + (isOptional ? "?" : "")))
  }

  /// The type that a value seems to have: of `Card(title)` that which is called, of `UIColor.brand` the class of UIKit in
  /// front, whose extensions make such values. What is called like a length is one.
  private static func typeSaid(by value: ExprSyntax) -> String? {
    let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    if let member = callee.as(MemberAccessExprSyntax.self), !isType(callee) {
      let (base, name) = (member.base?.trimmedDescription ?? "", member.declName.baseName.text)
      guard base.wholeMatch(of: /UI[A-Z]\w*/) != nil else { return nil }
      let lengths = ["height", "width", "spacing", "margin", "padding", "inset", "radius"]
      let isLength = lengths.contains { name.lowercased().hasSuffix($0) }
      return isLength ? "CGFloat" : base
    }
    return callee != value && isType(callee) ? callee.trimmedDescription : nil
  }

  /// Whether an expression is the name of a type, with those around it and what is between its angle brackets.
  private static func isType(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text.first?.isUppercase == true }
    if let special = expression.as(GenericSpecializationExprSyntax.self) { return isType(special.expression) }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
    return member.declName.baseName.text.first?.isUppercase == true && isType(base)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue?.value { addValue(value.bytes) }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    let value = node.expression
    if !value.is(DiscardAssignmentExprSyntax.self), !value.is(PatternExprSyntax.self) { addValue(value.bytes) }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { addValue(value.bytes) }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    // Behind `guard`, where the condition is not met, nothing of the function would run.
    if case .expression(let value) = node.condition, node.parent?.parent?.is(IfExprSyntax.self) == true {
      addValue(value.bytes)
    }
    return .visitChildren
  }

  private func addValue(_ range: Range<Int>) {
    add(.value, range, words(range))
  }

  /// The source of a value on one line, as far as notes and pictures show it; a name is whole, since it may be that of a
  /// text or an image of the app.
  private func words(_ range: Range<Int>) -> String {
    let text = String(decoding: source[range], as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > (words.contains(" ") ? 60 : 200) ? "\(words.prefix(59))…" : words
  }

  // MARK: Smaller parts

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    // Without its wrapper a property has no value, and its class no initialiser.
    let isWrapper = node.attributeName.trimmedDescription.first?.isUppercase == true
    let property = isWrapper ? node.parent?.parent?.as(VariableDeclSyntax.self) : nil
    let type = property?.valuelessType
    parts.append(
      SourcePart(
        .attribute, node.bytes, name: type != nil && property?.canBeLazy == true ? "lazy" : "",
        start: type?.bytes.upperBound))
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.override) { add(.override, node.bytes) }
    return .skipChildren
  }

  override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
    add(.element, node.bytes)
    return .visitChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    let types = Array(node.inheritedTypes)
    for (index, type) in types.enumerated() {
      var range = type.bytes
      if types.count == 1 {
        range = node.bytes
      } else if index == types.count - 1, let comma = types[index - 1].trailingComma {
        range = comma.bytes.lowerBound..<range.upperBound
      }
      add(.inheritance, range, type.type.trimmedDescription)
    }
    return .skipChildren
  }

  private func add(_ kind: SourcePart.Kind, _ range: Range<Int>, _ name: String = "") {
    parts.append(SourcePart(kind, range, name: name))
  }
}

extension VariableDeclSyntax {
  /// The type of a single variable that has no value, neither `nil` nor a computed one; `nil` for others.
  fileprivate var valuelessType: TypeSyntax? {
    guard bindingSpecifier.tokenKind == .keyword(.var), bindings.count == 1, let binding = bindings.first,
      binding.initializer == nil, binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type, !type.is(OptionalTypeSyntax.self),
      !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    else { return nil }
    return type
  }

  /// Whether the variable is a property of a class's objects.
  fileprivate var canBeLazy: Bool {
    let modifiers = modifiers.map(\.name.text)
    return parent?.is(MemberBlockItemSyntax.self) == true && !modifiers.contains { ["static", "class"].contains($0) }
      && parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
  }
}

extension IfExprSyntax {
  /// Whether the `if` follows an `else`.
  fileprivate var isBehindElse: Bool { parent?.as(IfExprSyntax.self)?.elseBody?.id == Syntax(self).id }
}
