import LPEditorServer
import Foundation
import LPJSONRPC
import LPLiveServer
import LPSupport
import LPPages

/// The catalogs behind the live page: those of the last good build, and the state of the build.
final class LiveCatalogs: LiveHost {
  private struct State {
    var catalogs: [LiveCatalog] = []
    /// The literals that sources have now, and that the catalogs were not compiled with.
    var edits: [JSONValue] = []
    /// The last question about a layout that the page asked of each catalog.
    var asked: [Int: JSONValue] = [:]
    /// The catalogs' answers to those questions before they were shown, which the page asks again.
    var answers: [Int: Data] = [:]
    var phase = "building"
    var problem = ""
    var problems: [CompilerProblem] = []
    /// Where an editor's cursor was when it last told.
    var cursor = JSONValue.null
    /// Counts what is sent, so that a page can tell the newer state.
    var number = 0
    /// Counts changes of layouts.
    var generation = 0
    /// Counts changes of catalogs. A layout also changes by other literals.
    var builds = 0
  }

  private let shared = Locked(State())
  /// Tells a server that was started again from the one before.
  private let run = UUID().uuidString
  private let editor: String
  private let literals: SourceLiterals
  /// The folders in which sources may be changed.
  private let sources: [String]

  /// - Parameters:
  ///   - editor: the address that opens a place in an editor.
  ///   - words: the words of options that select the page's first variants, by option.
  init(editor: String, _ literals: SourceLiterals, sources: [String], words: [String: [String]]) {
    (self.editor, self.literals) = (editor, literals)
    page = Self.page(words)
    self.sources = sources.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
  }

  // MARK: State

  var state: Data {
    shared.withLock { state in
      let value: JSONValue = [
        "run": .string(run), "number": .number(Double(state.number)), "generation": .number(Double(state.generation)),
        "builds": .number(Double(state.builds)),
        "phase": .string(state.phase), "problem": .string(state.problem),
        "problems": .array(state.problems.map(\.value)), "catalogs": .array(state.catalogs.map(\.description)),
        "editor": .string(editor), "cursor": state.cursor,
      ]
      return value.data
    }
  }

  /// Says that sources are being built; the layouts stay.
  func begin() {
    shared.withLock {
      $0.number += 1
      $0.phase = "building"
    }
  }

  /// Says why there is no newer layout; those of the last good build stay.
  func fail(_ problem: String, _ problems: [CompilerProblem]) {
    shared.withLock {
      $0.number += 1
      ($0.phase, $0.problem, $0.problems) = ("failed", problem, problems)
    }
  }

  /// Shows layouts with other literals, until the compiler is done.
  func show(_ edits: [JSONValue]) {
    shared.withLock { state in
      state.edits = edits
      state.answers = [:]
      state.number += 1
      state.generation += 1
    }
  }

  /// Returns what catalogs answer to the page's last question about a layout of each.
  func layouts(of catalogs: [LiveCatalog]) -> [Int: Data] {
    shared.withLock { $0.asked }.reduce(into: [:]) { layouts, asked in
      if catalogs.indices.contains(asked.key) { layouts[asked.key] = catalogs[asked.key].ask(asked.value) }
    }
  }

  /// Puts catalogs into the place of those before, at once with the literals that the sources have now.
  ///
  /// - Parameters:
  ///   - layouts: what the catalogs answered to the page's last questions.
  ///   - edits: the literals that the catalogs were not compiled with.
  ///   - isStale: whether sources changed since the catalogs' build began, and a build follows.
  /// - Returns: the question whether a layout that was shown with other literals is the compiled one, which is asked
  ///   while the new layouts are shown and after which the processes of the old catalogs end.
  func replace(
    by catalogs: [LiveCatalog], _ layouts: [Int: Data], edits newer: [JSONValue], isStale: Bool
  ) -> () -> Bool {
    let (old, edits, asked) = shared.withLock { state in
      let old = (state.catalogs, state.edits, state.asked)
      state.number += 1
      state.generation += 1
      state.builds += 1
      (state.catalogs, state.edits, state.answers) = (catalogs, newer, newer.isEmpty ? layouts : [:])
      (state.phase, state.problem, state.problems) = (isStale ? "building" : "ready", "", [])
      return old
    }
    return {
      defer { for catalog in old { catalog.end() } }
      return edits.isEmpty
        || layouts.allSatisfy { index, layout in
          guard old.indices.contains(index), let question = asked[index] else { return true }
          return Self.picture(old[index].ask(Self.adding(edits, to: question))) == Self.picture(layout)
        }
    }
  }

  /// Replaces the catalogs whose successors start. In the place of a catalog that cannot start, such as one with
  /// malformed strings, the one before stays.
  func replaceStarted(by catalogs: [LiveCatalog]) {
    let unused = shared.withLock { state in
      state.number += 1
      state.generation += 1
      state.builds += 1
      state.answers = [:]
      guard state.catalogs.count == catalogs.count else {
        defer { state.catalogs = catalogs }
        return state.catalogs
      }
      return catalogs.indices.map { index in
        if catalogs[index].failure != nil, state.catalogs[index].failure == nil { return catalogs[index] }
        defer { state.catalogs[index] = catalogs[index] }
        return state.catalogs[index]
      }
    }
    for catalog in unused { catalog.end() }
  }

  private static func picture(_ answer: Data) -> JSONValue? { (try? JSONValue(answer))?["layout"]?["svg"] }

  /// Puts the literals of the sources before those that the page tries.
  private static func adding(_ edits: [JSONValue], to question: JSONValue) -> JSONValue {
    guard !edits.isEmpty, var members = question.object else { return question }
    members["edits"] = .array(edits + (members["edits"]?.array ?? []))
    return .object(members)
  }

  func end() {
    let old = shared.withLock { state in
      defer { state.catalogs = [] }
      return state.catalogs
    }
    for catalog in old { catalog.end() }
  }

  // MARK: Editors

  /// The state of the catalogs for an editor's server.
  var editorState: EditorState {
    shared.withLock { state in
      let phase: EditorState.Phase =
        switch state.phase {
        case "ready": .ready
        case "failed": state.problems.isEmpty ? .failed(state.problem) : .notCompiled
        default: .building
        }
      let catalogs = state.catalogs.map { catalog in
        let previews = catalog.description["previews"]?.array ?? []
        return EditorState.Catalog(
          name: catalog.description["name"]?.string ?? "",
          previews: previews.map { preview in
            let line = preview["line"]?.number.flatMap { Int(exactly: $0) } ?? 1
            return .init(name: preview["name"]?.string ?? "", file: preview["file"]?.string ?? "", line: line)
          })
      }
      return EditorState(phase, generation: state.generation, catalogs: catalogs)
    }
  }

  func catalog(_ index: Int) -> LiveCatalog? {
    shared.withLock { $0.catalogs.indices.contains(index) ? $0.catalogs[index] : nil }
  }

  // MARK: Questions

  let page: Data

  private static func page(_ words: [String: [String]]) -> Data {
    let data: JSONValue = ["words": .object(words.mapValues { .array($0.map(JSONValue.string)) })]
    let page = Page(
      title: "Live preview", kind: .live, data: String(decoding: data.data, as: UTF8.self),
      fallback: "This page needs JavaScript. Without it, run 'preview render'.")
    return Data(page.html.utf8)
  }

  private static let questions: Set<String> = ["variants", "layout", "findings", "explain", "conflicts"]

  /// The questions about a variant's golden.
  private static let goldenQuestions: Set<String> = ["golden", "record"]

  func answer(_ question: String, _ body: Data) -> Data? {
    guard ["write", "cursor"].contains(question) || Self.questions.union(Self.goldenQuestions).contains(question) else {
      return nil
    }
    guard case .object(var members)? = try? JSONValue(body) else {
      return LiveCatalog.failure(CommandFailure("the question is not JSON", remedy: "Reload the page."))
    }
    if question == "write" { return write(members["edits"]?.array ?? []) }
    if question == "cursor" { return follow(members) }
    let index = members.removeValue(forKey: "catalog")?.number.flatMap { Int(exactly: $0) } ?? 0
    if Self.goldenQuestions.contains(question) {
      return golden(isRecording: question == "record", of: index, members)
    }
    members["question"] = .string(question)
    let asked = JSONValue.object(members)
    let (catalog, edits, known) = shared.withLock { state in
      // A layout that the page itself changed is not what is compiled.
      var known: Data?
      if question == "layout", members["isBrief"] != true, members["edits"]?.array?.isEmpty != false {
        if state.asked[index] == asked { known = state.answers[index] }
        state.asked[index] = asked
        state.answers[index] = nil
      }
      return (state.catalogs.indices.contains(index) ? state.catalogs[index] : nil, state.edits, known)
    }
    if let known { return known }
    guard let catalog else {
      return LiveCatalog.failure(CommandFailure("there is no such catalog yet", remedy: "Wait for the build."))
    }
    return catalog.ask(question == "layout" ? Self.adding(edits, to: asked) : asked)
  }

  /// Compares a variant with its golden, or records it. Values that were not compiled are not in it, so both wait.
  private func golden(isRecording: Bool, of index: Int, _ members: [String: JSONValue]) -> Data {
    let (catalog, isReady) = shared.withLock { state in
      (state.catalogs.indices.contains(index) ? state.catalogs[index] : nil, state.phase == "ready")
    }
    do {
      guard let catalog, isReady else {
        throw CommandFailure("the sources are not built yet", remedy: "Wait until the page is up to date.")
      }
      let previews = catalog.description["previews"]?.array ?? []
      guard let number = members["preview"]?.number.flatMap({ Int(exactly: $0) }), previews.indices.contains(number),
        let preview = previews[number]["name"]?.string, let variant = members["variant"]?.string
      else { throw CommandFailure("there is no such preview", remedy: "Reload the page.") }
      let goldens = catalog.goldens
      return try (isRecording ? goldens.record(preview, variant) : goldens.compare(preview, variant)).data
    } catch {
      return LiveCatalog.failure(CommandFailure(error, next: "Run 'preview test' to see why."))
    }
  }

  /// The bytes of the longest path that the system opens; every page is told the cursor's with each state.
  private static let longestPath = Int(PATH_MAX)

  /// Tells pages what an editor's cursor is on.
  private func follow(_ place: [String: JSONValue]) -> Data {
    guard let file = place["file"]?.string, file.utf8.count <= Self.longestPath,
      let line = place["line"]?.number.flatMap({ Int(exactly: $0) }), line > 0
    else {
      return LiveCatalog.failure(
        CommandFailure("a cursor has a 'file' and a 'line'", remedy: #"Send {"file": "/a/Card.swift", "line": 12}."#))
    }
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    shared.withLock { state in
      state.number += 1
      state.cursor = ["file": .string(path), "line": .number(Double(line)), "number": .number(Double(state.number))]
    }
    return JSONValue.object([:]).data
  }

  private func write(_ edits: [JSONValue]) -> Data {
    do {
      try literals.write(edits) { file in
        let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        return sources.contains { path.hasPrefix($0 + "/") } && !path.contains("/.build/")
      }
      return JSONValue.object([:]).data
    } catch {
      return LiveCatalog.failure(CommandFailure(error, next: "Change the source in your editor."))
    }
  }
}
