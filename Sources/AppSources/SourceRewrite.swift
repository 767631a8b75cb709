/// Rewrites the sources of an app, so that Swift compiles them where there is no Objective-C. All of them are seen
/// together, since members move between them. Only what has to change does, and lines and columns stay: spaces take the
/// place of what goes away.
package struct SourceRewrite {
  package enum Purpose: Sendable {
    /// Copies for other build systems.
    case copies
    /// A package in which every source sees UIKit, and modules that do not exist are not imported.
    case package
    /// A catalog that `preview` compiles; with functions for `#Preview` blocks where it shows them.
    case catalog(showsBlocks: Bool)
  }

  let sources: [AppSource]
  let isCatalog: Bool
  let isPackage: Bool
  let showsBlocks: Bool
  let modules: Set<String>
  /// The modules whose members every source sees, because another one of the app imports them.
  let everywhere: [String]
  /// The types of other modules of the app.
  let others: [String: [TypeDeclaration]]
  let index: TypeIndex
  var edits: [[SourceEdit]]
  var notes: [[RewrittenSource.Note]]
  /// The lines that are added behind the last one, by source.
  var tails: [String]
  var missing: [[String]]
  var blocks: [[PreviewBlock]]

  /// - Parameters:
  ///   - sources: sources that parse.
  ///   - modules: those that the compiler finds.
  ///   - everywhere: those whose members every source sees, because another one of the app imports them.
  ///   - others: the types of modules of the app that the sources may import.
  package init(
    _ sources: [AppSource], _ purpose: Purpose, modules: Set<String>, everywhere: [String] = [],
    others: [String: [TypeDeclaration]] = [:]
  ) {
    (self.sources, self.modules, self.others, self.everywhere) = (sources, modules, others, everywhere)
    switch purpose {
    case .copies: (isCatalog, isPackage, showsBlocks) = (false, false, false)
    case .package: (isCatalog, isPackage, showsBlocks) = (false, true, false)
    case .catalog(let showsBlocks): (isCatalog, isPackage, self.showsBlocks) = (true, false, showsBlocks)
    }
    index = TypeIndex(sources)
    edits = sources.map { _ in [] }
    notes = sources.map { _ in [] }
    tails = sources.map { _ in "" }
    missing = sources.map { _ in [] }
    blocks = sources.map { _ in [] }
  }

  /// Whether the modules are all that exist, and the sources are compiled as a library.
  var isBuilt: Bool { isCatalog || isPackage }

  package func rewritten() -> [RewrittenSource] {
    var rewrite = self
    for source in sources.indices {
      rewrite.blankAttributes(in: source)
      rewrite.writeLiterals(in: source)
      rewrite.replaceImports(in: source)
      rewrite.replaceBlocks(in: source)
      if isPackage { rewrite.isolateTests(in: source) }
    }
    rewrite.completeProtocols()
    rewrite.requireLayerInitializers()
    rewrite.moveMembers()
    if isCatalog, UIKitModule.replacement(among: modules) == nil {
      rewrite.connectOutlets()
      rewrite.holdValues()
    }
    return sources.indices.map(rewrite.result)
  }

  private func result(_ index: Int) -> RewrittenSource {
    let (source, edits) = (sources[index], edits[index])
    // The compiler names the original in its messages.
    let names = lacksUIKit(index) ? "\(UIKitModule.replacement(among: modules) ?? "import UIKit")\n" : ""
    let seen = everywhere.map { "import \($0)\n" }.joined()
    let head = isCatalog ? "\(names)\(seen)\(Self.location(source.path, line: 1))\n" : ""
    let bytes = SourceEdit.applied(edits, to: source.bytes, in: source.bytes.indices)
    let end = tails[index].isEmpty || bytes.last == UInt8(ascii: "\n") ? "" : "\n"
    let changes = edits.compactMap { edit in
      edit.construct.map { RewrittenSource.Change(construct: $0, line: source.line(of: edit.range.lowerBound)) }
    }
    return RewrittenSource(
      path: source.path, bytes: Array(head.utf8) + bytes + Array((end + tails[index]).utf8),
      changes: changes.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
        .map(\.element),
      notes: notes[index].sorted { $0.line < $1.line }, missingModules: missing[index], blocks: blocks[index])
  }

  /// Whether a source has UIKit's names from elsewhere: from another of Apple's modules, or from the header that an app
  /// shares with Objective-C.
  func lacksUIKit(_ index: Int) -> Bool {
    !sources[index].scan.imports.contains { $0.module == UIKitModule.name && !$0.isConditional }
  }

  // MARK: Steps in one source

  private mutating func blankAttributes(in index: Int) {
    let source = sources[index]
    for removal in source.scan.removals { blank(removal.range, in: index, removal.construct) }
    if isBuilt {
      for range in source.scan.entryPoints { blank(range, in: index, "@main") }
    }
    for space in source.scan.spaces {
      // The code behind the attribute keeps its column.
      edits[index].append(SourceEdit(space.range, [], "@\(space.name) with a space"))
      edits[index].append(SourceEdit(space.end..<space.end, source.bytes[space.range], nil))
    }
  }

  private mutating func writeLiterals(in index: Int) {
    let (source, names) = (sources[index], SelectorResolution(index: self.index))
    // The code for iOS is what the module `UIKit` is for.
    for condition in source.scan.platforms {
      edits[index] += Self.replacing(condition, by: "true", in: source, "os(iOS)")
    }
    for range in source.scan.missingTexts {
      edits[index] += Self.replacing(range, by: "\"\"", in: source, "nil of a text")
    }
    for literal in source.scan.selectors {
      edits[index] += Self.replacing(literal.range, by: "Selector(\"\(names.name(literal))\")", in: source, "#selector")
    }
    for literal in source.scan.keyPaths {
      // Types begin a path; in Objective-C it begins with the first property.
      let path = literal.path.enumerated().drop { offset, name in
        name.first?.isUppercase == true && offset < literal.path.count - 1
      }
      let text = "\"\(path.map(\.element).joined(separator: "."))\""
      edits[index] += Self.replacing(literal.range, by: text, in: source, "#keyPath")
    }
  }

  /// A text in the place of code, with as many line breaks and, where it is shorter, as many bytes. A longer text takes
  /// the spaces beside it, so that what follows keeps its column.
  private static func replacing(
    _ range: Range<Int>, by text: String, in source: AppSource, _ construct: String
  ) -> [SourceEdit] {
    let old = source.bytes[range]
    let breaks = old.filter { [10, 13].contains($0) }
    let lastLine = old.reversed().prefix { $0 != 10 }.count
    guard breaks.isEmpty else {
      let padding = String(repeating: " ", count: lastLine)
      return [SourceEdit(range, Array(text.utf8) + breaks + Array(padding.utf8), construct)]
    }
    let padding = String(repeating: " ", count: max(0, old.count - text.utf8.count))
    var (start, excess) = (range.lowerBound, text.utf8.count - old.count)
    if excess > 0, start > 1, source.bytes[start - 1] == UInt8(ascii: " "),
      [":", ",", "("].map(UInt8.init(ascii:)).contains(source.bytes[start - 2])
    {
      (start, excess) = (start - 1, excess - 1)
    }
    var edits = [SourceEdit(start..<range.upperBound, Array((text + padding).utf8), construct)]
    let next = range.upperBound
    if excess > 0, source.bytes.dropFirst(next).starts(with: ", ".utf8) {
      edits.append(SourceEdit(next + 1..<next + 2, [], nil))
    }
    return edits
  }

  mutating func blank(_ range: Range<Int>, in index: Int, _ construct: String?) {
    edits[index].append(.blank(range, of: sources[index].bytes, construct))
  }

  mutating func note(_ index: Int, _ offset: Int, _ message: String) {
    notes[index].append(.init(line: sources[index].line(of: offset), message: message))
  }

  /// A directive by which the next line is a line of another file.
  static func location(_ path: String, line: Int) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
  }
}
