/// The types and members that the sources of an app declare.
struct TypeIndex {
  struct Place {
    let source: Int
    let declaration: TypeDeclaration
  }

  let classes: [String: [Place]]
  private let declared: Set<String>
  private let superclasses: [String: [String]]
  private let overrides: [String: Set<String>]
  let variables: Set<String>
  let functions: [String: [Member]]

  init(_ sources: [AppSource]) {
    var classes: [String: [Place]] = [:]
    var overrides: [String: Set<String>] = [:]
    var variables: Set<String> = []
    var functions: [String: [Member]] = [:]
    for (index, source) in sources.enumerated() {
      for type in source.scan.types where type.kind == .class {
        classes[type.name, default: []].append(Place(source: index, declaration: type))
      }
      variables.formUnion(source.scan.globals)
      for member in source.scan.members {
        if member.labels == nil { variables.insert(member.name) }
        functions[member.name, default: []].append(member)
        if member.isOverride { overrides[member.signature, default: []].insert(member.type) }
      }
    }
    declared = Set(sources.flatMap(\.scan.types).filter { $0.kind != .extension }.map(\.name))
    let known = classes
    superclasses = known.mapValues { places in
      places.flatMap(\.declaration.inherited).map { String($0.prefix { $0 != "<" }) }.filter { known[$0] != nil }
    }
    (self.classes, self.overrides, self.variables, self.functions) = (classes, overrides, variables, functions)
  }

  /// Whether a source declares a type of this name.
  func declares(_ name: String) -> Bool { declared.contains(name) }

  /// Returns whether a subclass overrides a member.
  func isOverridden(_ member: Member) -> Bool {
    (overrides[member.signature] ?? []).contains { isSubclass($0, of: member.type) }
  }

  /// Whether a class, or one that it inherits from, overrides `draw(_:)`.
  func draws(_ name: String) -> Bool {
    (functions["draw"] ?? []).contains {
      $0.isOverride && $0.labels == ["_"] && ($0.type == name || isSubclass(name, of: $0.type))
    }
  }

  func isSubclass(_ name: String, of ancestor: String) -> Bool {
    var (seen, next) = (Set<String>(), superclasses[name] ?? [])
    while let type = next.popLast() {
      if type == ancestor { return true }
      if seen.insert(type).inserted { next += superclasses[type] ?? [] }
    }
    return false
  }
}
