import LPArguments
import LPCatalogs
import LPCommandLine
import LPInterfaceBuilder
import LPLayoutModel
import LPOperations
import LPSupport
import Foundation

/// `suggest --update` and `suggest --clear`: changes constants of a document's constraints so that views lie where its
/// canvas has them, or removes constraints.
@MainActor
struct ConstraintChangesRun {
  private let order: ToolOrder
  private let console: Console
  private let clears: Bool
  private let applies: Bool
  private let views: [String]
  private var scenes: [SuggestReport.SceneChanges] = []
  private var refused: [SuggestReport.Applied.Refusal] = []
  private var written: [String] = []
  private var done: [String] = []

  static func isMeant(by command: ParsedCommand) -> Bool {
    command[Options.updatesConstants] || command[Options.clearsConstraints] || !command[Options.clearedViews].isEmpty
  }

  /// - Throws: `CommandFailure` for options that exclude each other, and where no document is named.
  init(_ order: ToolOrder, _ console: Console) throws {
    let command = order.command
    (clears, applies) = (command[Options.clearsConstraints], command[Options.appliesSuggestions])
    views = command[Options.clearedViews]
    (self.order, self.console) = (order, console)
    guard views.isEmpty || clears else {
      throw CommandFailure(
        "--of names the views whose constraints --clear removes", remedy: "Add --clear, or leave --of out.")
    }
    let chosen = [Options.updatesConstants, Options.clearsConstraints, Options.reset].filter { command[$0] }
    guard chosen.count == 1 else {
      throw CommandFailure(
        chosen.map { "--\($0.row.name)" }.joined(separator: " and ") + " exclude each other", remedy: "Choose one.")
    }
    guard !order.documents.isEmpty, order.files.isEmpty, order.appSources.isEmpty else {
      throw CommandFailure(
        "--\(chosen[0].row.name) changes storyboards and xibs; in Swift, constraints are the author's code",
        remedy: "Name documents only: 'preview suggest Main.storyboard --\(chosen[0].row.name)'.")
    }
  }

  mutating func run() throws -> ExitStatus {
    for source in try DocumentFolder.sources(order) { try change(source.path) }
    guard !scenes.isEmpty || !refused.isEmpty else {
      throw CommandFailure(
        "no scene of the documents is named \(order.patterns.joined(separator: ", "))",
        remedy: "Run 'preview list \(order.documents.map(ShellWord.quoted).joined(separator: " "))'.")
    }
    var report = SuggestReport(catalogs: [])
    report.changes = scenes
    report.status = refused.isEmpty ? .success : .found
    if applies || !refused.isEmpty { report.applied = .init(files: written, previews: done, refused: refused) }
    console.printJSON(report)
    if !console.isJSON {
      SuggestPresentation(console).show(report)
      if !applies, scenes.contains(where: { !$0.changes.isEmpty }) { console.note("next: the same with --apply") }
    }
    return report.status
  }

  // MARK: A document

  private mutating func change(_ path: String) throws {
    let url = URL(fileURLWithPath: path)
    guard let old = FileManager.default.contents(atPath: path) else {
      throw CommandFailure("\(SourcePath.shown(path)) cannot be read", remedy: "Check its permissions.")
    }
    let document = try DocumentCatalog.read(path)
    var editor: DocumentEditor
    do throws(InterfaceBuilderError) { editor = try DocumentEditor(old) } catch {
      throw CommandFailure("\(SourcePath.shown(path)): \(error)", remedy: "Check the document.")
    }
    var changed: [String] = []
    for (index, named) in try DocumentCatalog.sceneNames(at: path).enumerated() {
      let patterns = order.patterns
      guard patterns.isEmpty || patterns.contains(where: { NamePattern($0).matches(named.name) }) else { continue }
      do {
        var copy = editor
        let changes = try clears ? clear(document, index, &copy) : update(document, index, &copy, old, url.path)
        scenes.append(.init(file: SourcePath.shown(path), preview: named.name, changes: changes))
        if !changes.isEmpty { changed.append(named.name) }
        editor = copy
      } catch {
        refused.append(.init(preview: named.name, reason: CommandFailure(error, next: "").problem))
      }
    }
    guard applies, !changed.isEmpty else { return }
    try SourceFile.replace(path, by: try editor.data(), expecting: old)
    written.append(SourcePath.shown(path))
    done += changed
  }

  // MARK: Constants

  /// One view that lies elsewhere was moved; two that agree tell of an inset that the document does not state.
  private static let leastInsetVotes = 2

  private func update(
    _ document: InterfaceBuilderDocument, _ index: Int, _ editor: inout DocumentEditor, _ old: Data, _ path: String
  ) throws -> [SuggestReport.SceneChanges.Change] {
    guard document.platform != .macOS else {
      throw CommandFailure("constants of macOS documents are not written", remedy: "Update them in Interface Builder.")
    }
    let now = MisplacedViews(document, document.scenes[index], leastInsetVotes: Self.leastInsetVotes)
    let elsewhere = Set(now.differing().map(\.id))
    let changes = now.constantChanges()
    guard !elsewhere.isEmpty else { return [] }
    for change in changes { try editor.setConstant(Double(change.new), line: change.line) }
    // The scene by itself, as this document would have it.
    var own = try DocumentEditor(old)
    for change in changes { try own.setConstant(Double(change.new), line: change.line) }
    let new = try InterfaceBuilderDocument(data: try own.data(), path: path)
    let rest = MisplacedViews(new, new.scenes[index], leastInsetVotes: Self.leastInsetVotes).differing()
    if let view = rest.first {
      let others = rest.count == 1 ? "" : " and \(rest.count - 1) more"
      throw CommandFailure(
        "`\(view.name)`\(others) would still lie elsewhere than on the canvas: constants alone do not place it there",
        remedy: "Run 'preview lint' to see what places it.")
    }
    return changes.sorted { $0.line < $1.line }.map { change in
      .init(
        line: change.line, equation: change.equation, old: Double(change.old), new: Double(change.new),
        isAssumed: change.isAssumed)
    }
  }

  // MARK: Removing

  private func clear(
    _ document: InterfaceBuilderDocument, _ index: Int, _ editor: inout DocumentEditor
  ) throws -> [SuggestReport.SceneChanges.Change] {
    let scene = document.scenes[index]
    let result = document.tree(of: scene, SceneTreeOptions(asSaved: true)).capture()
    let equations = Dictionary(
      result.constraints.compactMap { record in
        record.callSite.map { ($0.line, record.equation) }
      }
    ) { first, _ in first }
    var lines: [Int] = []
    if views.isEmpty {
      lines = try editor.clearConstraints(ofScene: true, line: scene.root.element.line)
    } else {
      for name in views {
        let found = result.views.filter { $0.name == name || $0.path == name }
        guard found.count == 1, let line = found[0].callSite?.line else {
          throw CommandFailure(
            found.isEmpty ? "no view is named `\(name)`" : "\(found.count) views are named `\(name)`",
            remedy: "Run 'preview trace' for the names of views.")
        }
        lines += try editor.clearConstraints(ofScene: false, line: line)
      }
    }
    var known: Set<Int> = []
    return lines.filter { known.insert($0).inserted }.sorted().map { line in
      .init(line: line, equation: equations[line] ?? "a constraint that is not installed")
    }
  }
}
