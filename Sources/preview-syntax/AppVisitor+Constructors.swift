import LPAppSources
import SwiftSyntax

/// The makers of values besides the initialisers that are written.
extension AppVisitor {
  /// Adds the cases of an enumeration.
  func addConstructors(of node: EnumCaseDeclSyntax) {
    guard let type = scopeName else { return }
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.filter { $0.defaultValue == nil } ?? []
      scan.constructors.append(
        Constructor(type: type, name: element.name.text, required: parameters.map { $0.firstName?.text ?? "_" }))
    }
  }

  /// Adds the initialiser that takes the properties of a structure, unless the structure writes one.
  func addConstructor(of node: StructDeclSyntax) {
    var required: [String] = []
    for item in node.memberBlock.members {
      if item.decl.is(InitializerDeclSyntax.self) { return }
      guard let variable = item.decl.as(VariableDeclSyntax.self), !variable.isOfType else { continue }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      for binding in variable.bindings where binding.initializer == nil && binding.isStored {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        // A variable that may be nil is nil where the call does not give it.
        if !isConstant, binding.typeAnnotation?.type.isOptional == true { continue }
        required.append(name)
      }
    }
    scan.constructors.append(Constructor(type: scopeName ?? node.name.text, name: nil, required: required))
  }
}

extension VariableDeclSyntax {
  /// Whether the variable is the type's, not that of its values.
  fileprivate var isOfType: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
}

extension PatternBindingSyntax {
  /// Whether the variable is computed and can be set.
  var hasSetter: Bool {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }

  /// Whether the variable has a place of its own: it has no accessors but observers.
  var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
