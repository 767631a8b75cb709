import Foundation
import LPJSONRPC
import LPSupport
import LPOperations

/// Reading catalogs after each build, and sending the editor what is new.
extension EditorServer {
  /// Reads the catalogs, if they are new.
  func catalogsChanged() {
    let state = host.state
    guard session.withLock({ $0.stage == .started }) else { return }
    tell(state.phase)
    let isNew = session.withLock { session in
      guard state.phase == .ready, session.generation != state.generation else { return false }
      session.generation = state.generation
      return true
    }
    if isNew { read(state) }
  }

  private func read(_ state: EditorState) {
    let keys = state.catalogs.enumerated().flatMap { number, catalog in
      catalog.previews.indices.map { PreviewFacts.Key(catalog: number, preview: $0) }
    }
    // Previews in files that the editor shows come first.
    let shown = index.withLock { index -> Set<PreviewFacts.Key> in
      index.forgetCompiled()
      let open = Set(index.documents.keys)
      let known = index.previews.filter { !open.isDisjoint(with: $0.files.keys) }.map(\.key)
      return Set(known).union(
        keys.filter { key in
          open.contains(index.paths.path(state.catalogs[key.catalog].previews[key.preview].file))
        })
    }
    for key in keys.filter(shown.contains) + keys.filter({ !shown.contains($0) }) {
      guard host.state.generation == state.generation, session.withLock({ $0.stage == .started }) else { return }
      read(key, state)
    }
    let gone = index.withLock { index in
      let before = index.files
      index.keep(Set(keys))
      return before.subtracting(index.files)
    }
    publish(gone)
    refresh()
  }

  private func read(_ key: PreviewFacts.Key, _ state: EditorState) {
    let preview = state.catalogs[key.catalog].previews[key.preview]
    let data = host.ask(key.catalog, ["question": "source", "preview": .number(Double(key.preview))])
    guard let report = try? MessageCoding.decode(SourceReport.self, from: data) else {
      if let problem = (try? JSONValue(data))?["failure"]?["problem"]?.string {
        notify("window/logMessage", ["type": 2, "message": .string("\(preview.name): \(problem)")])
      }
      return
    }
    let changed = index.withLock { index in
      let before = index.previews.first { $0.key == key }.map { Set($0.files.keys) } ?? []
      var paths = index.paths
      let facts = PreviewFacts(key, name: preview.name, report) { paths.path($0) }
      let declaration = paths.path(preview.file)
      index.paths = paths
      index.put(facts)
      index.readCompiled(Array(facts.files.keys) + [declaration])
      return before.union(facts.files.keys)
    }
    publish(changed)
  }

  /// Sends the diagnostics of files in which they are others than before.
  func publish(_ files: Set<String>) {
    for file in files.sorted() {
      let (address, values) = index.withLock { index in
        (index.paths.address(of: file), JSONValue.array(diagnostics(file, &index).entries.map(\.value)))
      }
      let isNew = session.withLock { session in
        let isNew = session.published[address] ?? [] != values
        session.published[address] = values == [] ? nil : values
        return isNew
      }
      if isNew { notify("textDocument/publishDiagnostics", ["uri": .string(address), "diagnostics": values]) }
    }
  }

  func diagnostics(_ file: String, _ index: inout SourceIndex) -> DiagnosticList {
    var paths = index.paths
    let list = DiagnosticList(file, in: index, least: least) { place in
      let other = paths.path(place.file)
      return index.map(other).range(line: place.line, column: place.column).map {
        ["uri": .string(paths.address(of: other)), "range": $0.value]
      }
    }
    index.paths = paths
    return list
  }

  private func refresh() {
    let (hints, lenses) = session.withLock { ($0.refreshesHints, $0.refreshesLenses) }
    if hints { request("workspace/inlayHint/refresh", [:]) }
    if lenses { request("workspace/codeLens/refresh", [:]) }
  }

  // MARK: Status

  /// Shows what the build does, as far as the client can.
  private func tell(_ phase: EditorState.Phase) {
    let (isNew, shows, running, number) = session.withLock { session in
      let isNew = session.phase != phase
      session.phase = phase
      return (isNew, session.showsProgress, session.progress, session.requests)
    }
    guard isNew else { return }
    if phase == .building {
      guard shows, running == nil else { return }
      let token = "layout-preview/build/\(number)"
      session.withLock { $0.progress = token }
      request("window/workDoneProgress/create", ["token": .string(token)])
      notify(
        "$/progress", ["token": .string(token), "value": ["kind": "begin", "title": "Building the catalogs"]])
      return
    }
    let message: String? =
      switch phase {
      case .building, .ready: nil
      case .notCompiled: "the sources do not compile; layouts are those of the last build"
      case .failed(let problem): problem
      }
    if let running {
      session.withLock { $0.progress = nil }
      var value: [String: JSONValue] = ["kind": "end"]
      value["message"] = message.map { .string($0) }
      notify("$/progress", ["token": .string(running), "value": .object(value)])
    }
    // A package without a catalog is no reason to interrupt anybody.
    if let message { notify("window/logMessage", ["type": 3, "message": .string("LayoutPreview: \(message)")]) }
  }
}
