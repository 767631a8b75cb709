/// Finds the Objective-C names that selector literals stand for.
struct SelectorResolution {
  let index: TypeIndex

  func name(_ literal: SelectorLiteral) -> String {
    let members = candidates(literal)
    if let accessor = literal.accessor {
      let property = members.first { $0.labels == nil }
      let name = property?.objectiveCName ?? literal.name
      return accessor == "setter" ? ObjectiveCName.setter(name) : name
    }
    if let member = members.first(where: { $0.labels != nil }) {
      return member.objectiveCName
        ?? ObjectiveCName.selector(
          member.name, labels: member.labels ?? [], isThrowing: member.isThrowing, isAsync: member.isAsync)
    }
    let count = literal.parameters ?? 0
    return ObjectiveCName.selector(literal.name, labels: literal.labels ?? Array(repeating: "_", count: count))
  }

  /// The members that a literal may mean, those of its own type first.
  private func candidates(_ literal: SelectorLiteral) -> [Member] {
    let named = (index.functions[literal.name] ?? []).filter { member in
      if let labels = literal.labels, labels != member.labels { return false }
      if let count = literal.parameters, count != member.labels?.count { return false }
      return true
    }
    guard let type = literal.owner ?? literal.scope else { return named }
    let own = named.filter { $0.type == type || $0.type.hasSuffix(".\(type)") }
    let inherited = named.filter { index.isSubclass(type, of: $0.type) }
    if literal.owner != nil || !(own + inherited).isEmpty { return own + inherited }
    // A superclass that is not among the sources may have it, so those of other types have to agree.
    return Set(named.map { "\($0.objectiveCName ?? "") \($0.signature)" }).count == 1 ? named : []
  }
}
