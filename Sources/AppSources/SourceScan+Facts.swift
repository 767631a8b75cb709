extension SourceScan {
  /// What a source declares, mentions and imports, as text without places: sources that only look at it are compiled in
  /// the same way as long as this stays the same.
  package var facts: String {
    let declared = types.map {
      "\($0.kind.rawValue) \($0.name): \($0.inherited.joined(separator: ",")) \($0.isConditional) \($0.isNameable)"
    }
    let owned = members.map { member in
      "\(member.type).\(member.signature) \(member.isOverride) \(member.isInExtension) "
        + member.required.joined(separator: ",")
    }
    let rest = [imports.map(\.module), globals, references.sorted(), blocks.compactMap(\.result)]
    return (declared + owned + rest.map { $0.joined(separator: ",") } + ["\(errors.count)"]).joined(separator: "\n")
  }
}
