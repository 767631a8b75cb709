import LPAppSources
import LPArguments
import LPCatalogs
import LPCommandLine
import Foundation
import LPSupport
import LPSnapshots
import LPProcesses

/// A catalog of views of an app, or of the `#Preview` blocks of its sources: those that they need are rewritten and
/// compiled against the library beside this tool.
struct AppCatalog {
  private let order: ToolOrder
  private let console: Console
  private let views: [String]
  private let settings: AppSettings
  private let information: AppInformation

  init(_ order: ToolOrder, _ console: Console) throws {
    (self.order, self.console) = (order, console)
    views = order.command[Options.appViews]
    settings = try AppSettings()
    let folder = order.appSources.first { !$0.hasSuffix(".swift") }
    documents = folder.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    information = AppInformation(below: documents)
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
      repeatReport(of: known)
      return CatalogExecutable(name: name, path: known, root: nil, environment: [CatalogResources.appVariable: "1"])
    }
    let made = try cache.make(key) { folder in
      let app = try AppFolder(reading: files) { console.showProgress(done: $0, of: files.count, "Reading \(name)") }
      try build(app, runtime, folder)
    }
    return CatalogExecutable(name: name, path: made, root: nil, environment: [CatalogResources.appVariable: "1"])
  }

  /// The folder in which xibs of classes are looked for: the first one that was named.
  private let documents: String?

  /// Returns the text that the executable follows from: views, settings and sources.
  private func state(of files: [String]) throws -> String {
    guard !files.isEmpty else {
      throw CommandFailure(
        "no Swift file in \(order.appSources.joined(separator: ", "))",
        remedy: "Name the folder of the app's sources, then run the command again.")
    }
    let texts = files.map {
      "\($0)\n" + String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self)
    }
    let known = information.texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([views.joined(separator: " "), settings.swift, "\(settings.sources != nil)"] + known + texts).joined(
      separator: "\n")
  }

  // MARK: Building

  /// The compiler's answer to some sources.
  private struct Attempt {
    let build: AppBuild
    let isCompiled: Bool
    let problems: [CompilerProblem]
    let text: String
  }

  /// How often the sources are compiled at most.
  private static let rounds = 60

  private func build(_ app: AppFolder, _ runtime: Runtime, _ folder: String) throws {
    let modules = AppModules.available(besides: runtime)
    let starts = settings.sources == nil ? try starts(app, NeededSources(app.sources), modules) : []
    let isFixed = settings.sources != nil
    var failed: (attempt: Attempt, reduction: AppReduction)?
    for reach in isFixed ? [AppReduction.Reach.all[0]] : AppReduction.Reach.all {
      let reduction = try AppReduction(app, starts: starts, keeping: Set(views), isFixed: isFixed, reach: reach)
      if let failed, reduction.compiled.count >= failed.reduction.compiled.count { break }
      let attempt = try compile(reduction, within: reach.seconds, runtime, modules, folder)
      if attempt.isCompiled { return try finish(attempt.build, app, reduction, folder) }
      // The first failure is reported: it is about most of the app.
      if failed == nil { failed = (attempt, reduction) }
    }
    guard let (last, reduction) = failed else { return }
    report(last.build, app)
    for line in leftOut(reduction, last.build) { console.note(line) }
    throw failure(last)
  }

  /// Compiles sources and leaves out what does not compile, until they do or nothing more can be left out.
  private func compile(
    _ reduction: AppReduction, within seconds: Double, _ runtime: Runtime, _ modules: Set<String>, _ folder: String
  ) throws -> Attempt {
    let start = Date()
    for round in 0..<Self.rounds - 1 {
      let attempt = try compile(reduction, round, runtime, modules, folder)
      guard !attempt.isCompiled, reduction.mend(attempt.problems, attempt.build.makers),
        Date().timeIntervalSince(start) < seconds
      else {
        return attempt
      }
    }
    return try compile(reduction, Self.rounds - 1, runtime, modules, folder)
  }

  private func compile(
    _ reduction: AppReduction, _ round: Int, _ runtime: Runtime, _ modules: Set<String>, _ folder: String
  ) throws -> Attempt {
    let sources = reduction.compiled
    console.showProgress(done: round, of: Self.rounds, "Compiling \(sources.count.counted("source"))")
    if order.isVerbose {
      console.note("compiling \(sources.map { SourcePath.shown($0.path) }.joined(separator: ", "))")
    }
    let build = AppBuild(
      sources, reduction.standIns, showing: views, without: reduction.failedCalls, runtime, modules, settings.swift,
      folder, documents: documents, information)
    let end = try build.run()
    console.clearProgress()
    if end.status != 0, let obstacle = Compiler.obstacle(end, compiling: sources.count.counted("source")) {
      throw obstacle
    }
    let problems = CompilerProblem.all(in: end.text).filter { $0.severity == "error" }
    return Attempt(build: build, isCompiled: end.status == 0, problems: problems, text: end.text)
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
      return views.compactMap { view in
        let paths = needed.declaring(view).map { (index: $0, path: app.sources[$0].path) }
        let first = paths.min { SourcePath.isLessDeep($0.path, $1.path) }
        if let first, Set(paths.map(\.index)).count > 1 {
          console.remark("\(view) is declared in \(paths.count) sources; \(SourcePath.shown(first.path)) is shown")
        }
        return first?.index
      }
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

  /// The file in which the report of what was left out is kept beside the executable.
  private static let reportName = "left-out.txt"

  private func finish(_ build: AppBuild, _ app: AppFolder, _ reduction: AppReduction, _ folder: String) throws {
    report(build, app)
    let lines = leftOut(reduction, build)
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: "\n")
    try text.write(toFile: "\(folder)/\(Self.reportName)", atomically: false, encoding: .utf8)
    console.remark(text)
  }

  /// The report of what was left out, line by line.
  private func leftOut(_ reduction: AppReduction, _ build: AppBuild) -> [String] {
    let obstacles = AppObstacles(reduction.causes, build.rewritten)
    var lines: [String] = []
    if !reduction.causes.isEmpty {
      lines.append("what does not compile in \(obstacles.files.counted("source")) is left out:")
      lines += obstacles.lines(limit: order.isVerbose ? .max : 10).map { "  \($0)" }
    }
    let types = reduction.standIns.typeNames
    if !types.isEmpty {
      let shown = order.isVerbose ? types[...] : types.prefix(20)
      let more = types.count > shown.count ? " and \(types.count - shown.count) more" : ""
      lines.append("empty types stand in for \(shown.joined(separator: ", "))\(more)")
    }
    return lines
  }

  /// Repeats what was left out when the sources were compiled.
  private func repeatReport(of executable: String) {
    let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let report = try? String(contentsOf: folder.appendingPathComponent(Self.reportName), encoding: .utf8)
    if let report { console.remark(report) }
  }

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
    if attempt.problems.isEmpty || order.isVerbose { console.note(attempt.text) }
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
