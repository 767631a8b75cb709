import AppSources
import Arguments
import CommandLine
import Foundation
import Messages
import Snapshots
import Workers

/// A catalog of views of an app, or of the `#Preview` blocks of its sources: those that they need are rewritten and
/// compiled against the library beside this tool.
struct AppCatalog {
  private let order: ToolOrder
  private let console: Console
  private let views: [String]
  private let settings: AppSettings

  init(_ order: ToolOrder, _ console: Console) throws {
    (self.order, self.console) = (order, console)
    views = order.command[Options.appViews]
    settings = try AppSettings()
  }

  /// - Throws: `CommandFailure` if a view is in none of the sources, or if they do not compile.
  func catalog() throws -> CatalogExecutable {
    let name = order.appSources.joined(separator: ", ")
    let files = AppFolder.files(settings.sources ?? order.appSources)
    let runtime = try Runtime.find()
    let cache = try CompileCache()
    let key = CompileCache.Key(path: name, source: try state(of: files), runtime: runtime.identity)
    if let known = cache.executable(key) {
      if order.isVerbose { console.note("\(name): already compiled in \(known)") }
      return CatalogExecutable(name: name, path: known, root: nil)
    }
    let made = try cache.make(key) { folder in
      let app = try AppFolder(reading: files) { console.showProgress(done: $0, of: files.count, "Reading \(name)") }
      try build(app, runtime, folder)
    }
    return CatalogExecutable(name: name, path: made, root: nil)
  }

  /// What the executable follows from.
  private func state(of files: [String]) throws -> String {
    guard !files.isEmpty else {
      throw CommandFailure(
        "no Swift file in \(order.appSources.joined(separator: ", "))",
        remedy: "Name the folder of the app's sources, then run the command again.")
    }
    let texts = files.map {
      "\($0)\n" + String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self)
    }
    return ([views.joined(separator: " "), settings.swift, "\(settings.sources != nil)"] + texts).joined(
      separator: "\n")
  }

  // MARK: Building

  /// What the compiler said of some sources.
  private struct Attempt {
    let build: AppBuild
    let isCompiled: Bool
    let problems: [CompilerProblem]
    let text: String
    var files: Set<String> { AppObstacles.files(problems) }
  }

  /// How often sources are added that the compiler did not find.
  private static let rounds = 8
  /// The seconds after which no more are added: a view that needs most of an app compiles in no round.
  private static let timeLimit = 60.0

  private func build(_ app: AppFolder, _ runtime: Runtime, _ folder: String) throws {
    let modules = AppModules.available(besides: runtime)
    let needed = NeededSources(app.sources)
    var chosen =
      settings.sources == nil ? needed.closure(of: try starts(app, needed, modules)) : Set(app.sources.indices)
    var best: Attempt?
    let start = Date()
    for _ in 0..<Self.rounds {
      let attempt = try compile(chosen.sorted().map { app.sources[$0] }, runtime, modules, folder)
      if attempt.isCompiled { return report(attempt.build, app) }
      if best.map({ attempt.files.count < $0.files.count }) ?? true { best = attempt }
      let more = more(than: chosen, for: attempt, needed)
      if settings.sources != nil || more == chosen || Date().timeIntervalSince(start) > Self.timeLimit { break }
      chosen = more
    }
    guard let best else { return }
    report(best.build, app)
    throw failure(best)
  }

  private func compile(
    _ sources: [AppSource], _ runtime: Runtime, _ modules: Set<String>, _ folder: String
  ) throws -> Attempt {
    console.showProgress(done: 0, of: 1, "Compiling \(sources.count.counted("source"))")
    if order.isVerbose {
      console.note("compiling \(sources.map { SourcePath.shown($0.path) }.joined(separator: ", "))")
    }
    let build = AppBuild(sources, showsBlocks: views.isEmpty, runtime, modules, settings.swift, folder)
    let end = try build.run(showing: views)
    console.clearProgress()
    if end.status != 0, let obstacle = end.obstacle(compiling: sources.count.counted("source")) {
      throw CommandFailure(obstacle, remedy: "Fix the problem above, then run the command again.")
    }
    let problems = CompilerProblem.all(in: end.text).filter { $0.severity == "error" }
    return Attempt(build: build, isCompiled: end.status == 0, problems: problems, text: end.text)
  }

  /// Returns sources with those that declare what the compiler did not find, by its messages; where these tell nothing,
  /// with the extensions that the sources with errors mention.
  private func more(than chosen: Set<Int>, for attempt: Attempt, _ needed: NeededSources) -> Set<Int> {
    let named = needed.closure(of: chosen.union(attempt.problems.flatMap { needed.answering($0.message) }))
    return named == chosen ? needed.closure(of: chosen.union(needed.extensions(mentionedIn: attempt.files))) : named
  }

  /// The sources that declare the views, or that have blocks that can be shown.
  private func starts(_ app: AppFolder, _ needed: NeededSources, _ modules: Set<String>) throws -> [Int] {
    guard views.isEmpty else {
      for view in views {
        var catalog = GeneratedCatalog()
        do {
          try catalog.add(view, from: app.sources)
        } catch {
          report(app)
          throw error
        }
      }
      return views.flatMap(needed.declaring)
    }
    let rewritten = SourceRewrite(app.sources, .catalog(showsBlocks: true), modules: modules).rewritten()
    let starts = rewritten.indices.filter { !rewritten[$0].blocks.isEmpty }
    guard starts.isEmpty else { return starts }
    report(app)
    for source in rewritten { report(source.notes, source.path) }
    throw CommandFailure(
      "no #Preview block shows a view of UIKit", remedy: "Name a view with --view, or write a #Preview block.")
  }

  // MARK: Reporting

  private func report(_ app: AppFolder) {
    for (path, problem) in app.problems {
      let place = [problem.line, problem.column].compactMap { $0.map { ":\($0)" } }.joined()
      console.remark("\(SourcePath.shown(path))\(place): \(problem.message); the source is left out")
    }
  }

  private func report(_ build: AppBuild, _ app: AppFolder) {
    report(app)
    for source in build.rewritten { report(source.notes, source.path) }
  }

  private func report(_ notes: [RewrittenSource.Note], _ path: String) {
    for note in notes { console.remark("\(SourcePath.shown(path)):\(note.line): \(note.message)") }
  }

  private func failure(_ attempt: Attempt) -> CommandFailure {
    let sources = attempt.build.rewritten
    let obstacles = AppObstacles(attempt.problems, sources)
    if attempt.problems.isEmpty || order.isVerbose { console.note(attempt.text, keepsStyles: true) }
    for line in obstacles.lines(limit: order.isVerbose ? .max : 20) { console.note(line) }
    let what =
      views.isEmpty ? "the #Preview blocks do" : views.joined(separator: ", ") + (views.count == 1 ? " does" : " do")
    return CommandFailure(
      "\(what) not compile: \(obstacles.files) of \(sources.count.counted("source")) "
        + (obstacles.files == 1 ? "has errors" : "have errors"),
      remedy:
        "Fix the errors above, those that stop most sources first, or list the sources to compile in preview.json "
        + "(docs/uikit.md).\nnext: preview \(order.command.verb) \(order.sources)"
        + (order.isVerbose ? "" : " --verbose"))
  }
}
