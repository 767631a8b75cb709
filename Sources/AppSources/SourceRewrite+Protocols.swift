/// Protocols of Objective-C: optional requirements, and the objects that alone conform.
extension SourceRewrite {
  mutating func completeProtocols() {
    for (index, source) in sources.enumerated() {
      for found in source.scan.objectProtocols {
        let text = found.hasClause ? ", AnyObject" : ": AnyObject"
        edits[index].append(SourceEdit(found.end..<found.end, text.utf8, "@objc protocol"))
      }
      addFallbacks(in: index)
    }
    blankOptionalCalls()
  }

  /// A requirement stays one, and an extension behind its protocol fulfils it by doing nothing.
  private mutating func addFallbacks(in index: Int) {
    var ends: [Int] = []
    var members: [Int: (protocol: OptionalRequirement, texts: [String])] = [:]
    for requirement in sources[index].scan.requirements {
      guard let fallback = requirement.fallback else {
        note(
          index, requirement.modifier.lowerBound,
          "the optional requirement '\(requirement.name)' of \(requirement.type) stays, because "
            + "\(requirement.obstacle ?? "it has no default"); write it as a requirement with a default")
        continue
      }
      blank(requirement.modifier, in: index, "optional")
      if members[requirement.end] == nil { ends.append(requirement.end) }
      members[requirement.end, default: (requirement, [])].texts.append(fallback)
    }
    for end in ends {
      guard let (requirement, texts) = members[end] else { continue }
      let access = requirement.access.flatMap { ["public", "package"].contains($0) ? "\($0) " : nil } ?? ""
      let text = "; \(access)extension \(requirement.type) { \(texts.joined(separator: "; ")) }"
      edits[index].append(SourceEdit(end..<end, text.utf8, nil))
    }
  }

  /// `delegate?.didTap?()` calls a member that is always there now.
  private mutating func blankOptionalCalls() {
    let requirements = sources.flatMap(\.scan.requirements)
    let names = Set(requirements.filter { $0.fallback != nil }.map(\.name))
    let others = Set(requirements.filter { $0.fallback == nil }.map(\.name)).union(index.variables)
    for (source, call) in sources.enumerated().flatMap({ pair in
      pair.element.scan.optionalCalls.map { (pair.offset, $0) }
    })
    where names.contains(call.name) || UIKitName.optionalRequirements.contains(call.name) {
      if others.contains(call.name) {
        note(source, call.mark, "'\(call.name)?' may be an optional requirement or a variable, and stays")
      } else {
        blank(call.mark..<call.mark + 1, in: source, "?")
      }
    }
  }
}
