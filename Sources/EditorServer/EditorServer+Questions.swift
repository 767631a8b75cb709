import LPChecks
import Foundation
import LPJSONRPC
import LPSupport
import LPOperations

/// Answers to what an editor asks about a place in a source.
extension EditorServer {
  /// Returns the path and the position that a request is about; `nil` for a document that is no file.
  private func place(_ parameters: JSONValue) throws(RPCError) -> (file: String, position: TextPosition)? {
    let file = try file(parameters)
    guard let position = TextPosition(parameters["position"]) else {
      throw .invalidParameters("'position' has to have 'line' and 'character'")
    }
    return file.map { ($0, position) }
  }

  private func file(_ parameters: JSONValue) throws(RPCError) -> String? {
    guard let address = parameters["textDocument"]?["uri"]?.string else {
      throw .invalidParameters("'textDocument' has to have 'uri'")
    }
    return index.withLock { $0.paths.path(ofAddress: address) }
  }

  func hints(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard let range = TextRange(parameters["range"]) else {
      throw .invalidParameters("'range' has to have 'start' and 'end', in order")
    }
    guard let file = try file(parameters) else { return [] }
    return .array(index.withLock { InlayHints(file, range.start.line...range.end.line, in: $0).values })
  }

  func definitions(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard let (file, position) = try place(parameters) else { return [] }
    return .array(places { $0.definitions(file, position) })
  }

  func references(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard let (file, position) = try place(parameters) else { return [] }
    return .array(places { $0.references(file, position) })
  }

  private func places(_ find: (EquationPlaces) -> [JSONValue]) -> [JSONValue] {
    let index = index.withLock { $0 }
    return find(EquationPlaces(index) { file in self.index.withLock { $0.paths.path(file) } })
  }

  func lenses(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
    guard let file = try file(parameters) else { return [] }
    let state = host.state
    return .array(index.withLock { CodeLenses(file, state, in: &$0).values })
  }

  // MARK: Hover

  func hover(_ parameters: JSONValue) throws(RPCError) -> @Sendable () throws(RPCError) -> JSONValue {
    guard let (file, position) = try place(parameters) else { return { () throws(RPCError) in .null } }
    return { [self] () throws(RPCError) in
      guard let hover = index.withLock({ HoverText(file, position, in: $0) }) else { return .null }
      let text = hover.text(hover.query.map(explanation) ?? [])
      let takesMarkdown = session.withLock(\.takesMarkdown)
      return [
        "range": hover.range.value,
        "contents": [
          "kind": takesMarkdown ? "markdown" : "plaintext",
          "value": .string(takesMarkdown ? HoverText.markdown(text) : text),
        ],
      ]
    }
  }

  private func explanation(_ query: HoverText.Query) -> [String] {
    let data = host.ask(
      query.preview.key.catalog,
      [
        "question": "explain", "preview": .number(Double(query.preview.key.preview)),
        "variant": .string(query.variant), "view": .string(query.view),
      ])
    let answer = try? JSONValue(data)
    return answer?["lines"]?.array?.compactMap(\.string)
      ?? answer?["failure"]?["problem"]?.string.map { [$0] } ?? []
  }

  // MARK: Actions

  func actions(_ parameters: JSONValue) throws(RPCError) -> @Sendable () throws(RPCError) -> JSONValue {
    guard let range = TextRange(parameters["range"]) else {
      throw .invalidParameters("'range' has to have 'start' and 'end', in order")
    }
    let only = parameters["context"]?["only"]?.array?.compactMap(\.string)
    let isWanted = only.map { $0.contains { "quickfix".hasPrefix($0) } } ?? true
    guard isWanted, let file = try file(parameters) else { return { () throws(RPCError) in [] } }
    return { [self] () throws(RPCError) in .array(actions(file, range)) }
  }

  private func actions(_ file: String, _ range: TextRange) -> [JSONValue] {
    let (index, entries) = index.withLock { index in
      let entries = diagnostics(file, &index).entries.filter { range.touches(line: $0.range.start.line) }
      return (index, entries)
    }
    let fixes = QuickFixes(file, in: index)
    var found: [JSONValue] = []
    for entry in entries {
      switch entry.finding.rule {
      case "conflict":
        let answer = ask("conflicts", entry.preview.key, as: ExplainReport.PreviewEntry.self)
        found += fixes.repairs(of: entry, answer?.conflicts ?? []) { path in self.index.withLock { $0.paths.path(path) }
        }
      case "ambiguous":
        if let report = ask("suggest", entry.preview.key, as: SuggestReport.self) {
          found += fixes.additions(to: entry, report, in: index)
        }
      default: break
      }
    }
    found += entries.filter { !LintOptions.failures.map(\.rawValue).contains($0.finding.rule) }.map(fixes.suppression)
    var seen: Set<JSONValue> = []
    return found.filter { seen.insert($0["edit"] ?? .null).inserted } + recordings(file, range, index)
  }

  /// The actions on the line of a preview.
  private func recordings(_ file: String, _ range: TextRange, _ index: SourceIndex) -> [JSONValue] {
    var index = index
    let lenses = CodeLenses(file, host.state, in: &index).values
    var seen: Set<JSONValue> = []
    return lenses.compactMap { lens in
      guard let line = TextRange(lens["range"])?.start.line, range.touches(line: line),
        let key = Self.key(lens["command"]?["arguments"]), seen.insert(lens["range"] ?? .null).inserted
      else { return nil }
      let name = lens["command"]?["arguments"]?.array?.first?["name"]?.string ?? ""
      return EditorCommand.record.value("Accept the goldens of this preview", key, name: name)
    }
  }

  private func ask<Answer: Decodable>(
    _ question: String, _ key: PreviewFacts.Key, as type: Answer.Type
  ) -> Answer? {
    let data = host.ask(
      key.catalog, ["question": .string(question), "preview": .number(Double(key.preview))])
    return try? MessageCoding.decode(type, from: data)
  }

  static func key(_ arguments: JSONValue?) -> PreviewFacts.Key? {
    guard let first = arguments?.array?.first, let catalog = first["catalog"]?.number.flatMap({ Int(exactly: $0) }),
      let preview = first["preview"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    return PreviewFacts.Key(catalog: catalog, preview: preview)
  }
}

/// The lenses above the line that declares each preview: what can be done with it.
struct CodeLenses {
  let values: [JSONValue]

  init(_ file: String, _ state: EditorState, in index: inout SourceIndex) {
    let map = index.map(file)
    var values: [JSONValue] = []
    for (number, catalog) in state.catalogs.enumerated() {
      for (place, preview) in catalog.previews.enumerated() where index.paths.path(preview.file) == file {
        guard let range = map.range(line: preview.line, column: 1) else { continue }
        let key = PreviewFacts.Key(catalog: number, preview: place)
        let commands = [
          EditorCommand.render.value("Render", key, name: preview.name),
          EditorCommand.openPage.value("Open live page", key, name: preview.name),
          EditorCommand.compare.value("Compare with goldens", key, name: preview.name),
        ]
        values += commands.map { ["range": TextRange(range.start, range.start).value, "command": $0] }
      }
    }
    self.values = values
  }
}
