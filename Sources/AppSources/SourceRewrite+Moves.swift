/// Members of extensions that override, or are overridden: Swift without Objective-C has them in classes only.
extension SourceRewrite {
  mutating func moveMembers() {
    var imports: [Int: Set<String>] = [:]
    for index in sources.indices {
      for member in sources[index].scan.members
      where member.isInExtension && (member.isOverride || self.index.isOverridden(member)) {
        guard let target = target(of: member, from: index) else { continue }
        move(member, from: index, to: target)
        guard target.source != index else { continue }
        imports[target.source, default: []].formUnion(importedModules(index))
      }
    }
    for (target, modules) in imports.sorted(by: { $0.key < $1.key }) {
      for module in modules.subtracting(importedModules(target)).sorted() { tails[target] += "import \(module)\n" }
    }
  }

  /// The modules that a source imports after the rewrite.
  private func importedModules(_ index: Int) -> Set<String> {
    Set(
      sources[index].scan.imports.filter { !$0.isConditional && !missing[index].contains($0.module) }.map(\.module)
        .filter { $0 != UIKitModule.name })
  }

  private mutating func target(of member: Member, from index: Int) -> TypeIndex.Place? {
    let place = member.range.lowerBound
    let what = "'\(member.name)' in the extension of \(member.type) overrides, or is overridden"
    if member.isConditional {
      note(index, place, "\(what), and is inside #if; move it into the class")
      return nil
    }
    let places = self.index.classes[String(member.type.prefix { $0 != "<" })] ?? []
    let own = places.filter { $0.source == index }
    if let target = own.count == 1 ? own[0] : places.count == 1 ? places[0] : nil { return target }
    let problem = places.isEmpty ? "none of the sources declares the class" : "several classes have that name"
    note(index, place, "\(what), but \(problem); move it into the class")
    return nil
  }

  private mutating func move(_ member: Member, from index: Int, to target: TypeIndex.Place) {
    let (origin, holder) = (sources[index], sources[target.source])
    let (range, end) = (member.range, target.declaration.end)
    let text = SourceEdit.applied(edits[index], to: origin.bytes, in: range)
    let access = member.access.flatMap { ["public", "package"].contains($0) ? "\($0) " : nil } ?? ""
    let attributes = Self.attributesLength(of: text)
    let indentation = origin.indentation(of: range.lowerBound)
    // Without attributes the access takes the place of the indentation, so that the member keeps its column.
    let taken = attributes == 0 ? access.utf8.count : 0
    let start = (attributes == 0 ? access : "") + String(repeating: " ", count: max(0, indentation - taken))
    let placed = attributes == 0 ? text : text[..<attributes] + Array(access.utf8) + text[attributes...]
    let head = "\n\(Self.location(origin.path, line: origin.line(of: range.lowerBound)))\n\(start)"
    let tail =
      "\n\(Self.location(holder.path, line: holder.line(of: end)))\n"
      + String(repeating: " ", count: holder.indentation(of: end))
    edits[target.source].append(SourceEdit(end..<end, Array(head.utf8) + placed + Array(tail.utf8), nil))
    blank(range, in: index, "member of an extension")
  }

  /// Returns the length of the attributes at the beginning of a declaration, with the white space behind them: access
  /// comes after them.
  private static func attributesLength(of text: [UInt8]) -> Int {
    func isSpace(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }
    var end = 0
    while end < text.count, text[end] == UInt8(ascii: "@") {
      var next = end + 1
      while next < text.count, !isSpace(text[next]), text[next] != UInt8(ascii: "(") { next += 1 }
      var depth = 0
      while next < text.count, depth > 0 || text[next] == UInt8(ascii: "(") {
        depth += text[next] == UInt8(ascii: "(") ? 1 : text[next] == UInt8(ascii: ")") ? -1 : 0
        next += 1
      }
      while next < text.count, isSpace(text[next]) { next += 1 }
      end = next
    }
    return end
  }
}
