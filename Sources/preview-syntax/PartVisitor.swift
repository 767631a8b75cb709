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
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.typeAnnotation != nil, let value = node.initializer?.value { addValue(value.bytes) }
    return .visitChildren
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
    let text = String(decoding: source[range], as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    add(.value, range, words.count > 60 ? "\(words.prefix(59))…" : words)
  }

  // MARK: Smaller parts

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    add(.attribute, node.bytes)
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
