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
  private var console: Console
  private var views: [String]
  /// The part of the app that is compiled as a library, and how; `nil` where the catalog is one program.
  private var part: (unit: AppUnit, uses: AppUses, host: String)?
  /// The paths of sources that are compiled besides those that are found to be needed.
  private var more: Set<String> = []
  private let settings: AppSettings
  private let information: AppInformation
  /// The paths of the sources of what the app depends on.
  private let dependencies: [String]

  init(_ order: ToolOrder, _ console: Console) throws {
    (self.order, self.console) = (order, console)
    views = order.command[Options.appViews]
    settings = try AppSettings()
    documents = order.appSources.filter { !$0.hasSuffix(".swift") }
      .map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    information = AppInformation(below: documents.first)
    dependencies = DependencyFolders.sources(around: order.appSources)
  }

  /// The same for one part of the app, which is compiled as a library.
  ///
  /// - Parameters:
  ///   - uses: notes what the result follows from.
  ///   - host: the program that loads the library.
  ///   - more: the paths of sources that are compiled too.
  func showing(
    _ unit: AppUnit, _ console: Console, noting uses: AppUses, host: String, with more: Set<String> = []
  ) -> AppCatalog {
    var one = self
    one.more = more
    (one.views, one.console, one.part) = (unit.view.map { [$0] } ?? [], console, (unit, uses, host))
    return one
  }

  /// What all parts of the app have in common.
  var shared:
    (
      settings: AppSettings, information: AppInformation, documents: [String], environment: [String: String]
    )
  {
    (settings, information, documents, environment)
  }

  /// The environment of what shows the app's views.
  private var environment: [String: String] { CatalogResources.environment(ofApp: documents) }

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
      return CatalogExecutable(name: name, path: known, root: nil, environment: environment)
    }
    let made = try cache.make(key) { folder in
      let app = try AppFolder(reading: files)
      _ = try build(
        app, NeededSources(app.sources), runtime, AppModules.available(besides: runtime), in: folder)
    }
    return CatalogExecutable(name: name, path: made, root: nil, environment: environment)
  }

  /// The folders in which storyboards and xibs of classes are looked for: those that were named.
  private let documents: [String]

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
    return
      ([ToolBuild.identity, views.joined(separator: " "), settings.swift, "\(settings.sources != nil)"] + known
      + [DependencyFolders.state(of: dependencies)] + texts).joined(separator: "\n")
  }

  // MARK: Building

  /// The compiler's answer to some sources.
  private struct Attempt {
    let build: AppBuild
    let isCompiled: Bool
    let problems: [CompilerProblem]
    let text: String
    /// The number of things that are wrong: one that is missing may be mentioned on every line of a source.
    var mistakes: Int {
      Set(problems.compactMap { problem in CompilerMessage(problem.message).mistake.map { "\(problem.file): \($0)" } })
        .count
    }
  }

  /// Sources that compile, and those that were left out for it.
  private struct Made {
    let attempt: Attempt
    let reduction: AppReduction
    var traps = 0
  }

  /// How often some sources are compiled at most, until they do.
  private static let rounds = 40
  /// The same to leave out a trap.
  private static let trapRounds = 12
  /// How many sources are added at most, step by step: views and helpers, and models and services.
  private static let growth = [(whole: 8, shapes: 4), (whole: 4, shapes: 4)]
  /// With so many mistakes in what is added, more is left out of it than it would show: those sources are not added that
  /// have more mistakes than the next number. And with so many as the last, nothing more is added.
  private static let (mostMistakes, mostOfOne, enough) = (120, 24, 60)
  /// How many sources blocks are compiled with at most, apart from their own, and in how many steps these are found.
  private static let (mentioned, mentionedRounds) = (40, 8)
  /// How many traps are left out.
  private static let traps = 16

  /// The settings that stay the same while a catalog is built.
  private struct Context {
    let app: AppFolder
    let needed: NeededSources
    let runtime: Runtime
    /// The modules that exist, those that the app brings along among them.
    var modules: Set<String>
    let folder: String
    /// The modules that the app brings along, by name, and the positions of their sources, of which none is compiled again.
    var vendored: (modules: [String: VendoredModules.Module], sources: Set<Int>) = ([:], [])

    /// The modules whose members all sources see, since one of them imports these.
    var everywhere: [String] {
      vendored.modules.keys.sorted() + SubstituteModule.modules(for: needed.importedModules, among: modules)
    }
  }

  /// What was built, and what was left out for it.
  struct Built {
    let catalog: GeneratedCatalog
    let leftOut: [String]
    let sources: [RewrittenSource]
    /// The messages about what was left out.
    let causes: [CompilerProblem]
    /// The names of types that have stand-ins.
    let standIns: [String]
  }

  func build(
    _ app: AppFolder, _ needed: NeededSources, _ runtime: Runtime, _ modules: Set<String>, in folder: String
  ) throws -> Built {
    let names = views.map(needed.fullName)
    guard names == views else {
      var named = self
      named.views = names
      return try named.build(app, needed, runtime, modules, in: folder)
    }
    let context = Context(app: app, needed: needed, runtime: runtime, modules: modules, folder: folder)
    guard settings.sources == nil else { return try build(app.readable, context) }
    let named = app.sources.indices.filter { more.contains(app.sources[$0].path) }
    let starts = try starts(context) + named
    let bringing = try bringingModules(importedBy: starts, context)
    guard !bringing.vendored.modules.isEmpty else { return try build(starts, context) }
    do {
      return try build(starts, bringing)
    } catch {
      // Stand-ins for what the modules have may show the view.
      let names = bringing.vendored.modules.keys.sorted().joined(separator: ", ")
      let shown = views.isEmpty ? "the app" : views.joined(separator: ", ")
      console.remark("\(shown) does not compile with the sources of \(names); stand-ins take their place")
      return try build(starts, context)
    }
  }

  private func build(_ starts: [Int], _ context: Context) throws -> Built {
    let isFixed = settings.sources != nil
    let starts =
      isFixed ? starts : context.needed.origins(of: starts).filter { !context.vendored.sources.contains($0) }
    var made: Made
    if isFixed || views.isEmpty {
      made = try first(isFixed ? starts : withMentioned(starts, context), or: starts, context)
    } else {
      // Whatever goes wrong with more sources, those of the view alone may show it.
      made = try (try? grown(starts, context)) ?? first(starts, or: starts, context)
    }
    try leaveOutTraps(&made, context)
    try finish(made.attempt.build, context.app, made.reduction, context.folder)
    return Built(
      catalog: try made.attempt.build.catalog(), leftOut: leftOut(made.reduction, made.attempt.build),
      sources: made.attempt.build.rewritten, causes: made.reduction.causes,
      standIns: made.reduction.standIns.types.names)
  }

  /// Compiles the modules that the app brings along as sources, as far as the sources of what is shown, and those of its
  /// superclasses, import them.
  private func bringingModules(importedBy starts: [Int], _ context: Context) throws -> Context {
    let sources = context.app.sources
    let vendored = try VendoredModules(
      among: sources.map(\.path) + dependencies, showing: starts.map { sources[$0].path }, context.runtime,
      context.modules, swift: settings.swift, console)
    let origins = context.needed.origins(of: starts).map { sources[$0] }
    try vendored.compile(importedBy: origins)
    let candidates = try vendored.candidates(among: context.needed.importedModules, mentionedIn: origins)
    if !candidates.isEmpty {
      let missing = try missingNames(in: starts, bringing(vendored.modules, context))
      try vendored.compile(candidates.filter { !$0.value.isDisjoint(with: missing) }.keys.sorted())
    }
    return bringing(vendored.modules, context)
  }

  /// What the compiler does not find in sources.
  private func missingNames(in starts: [Int], _ context: Context) throws -> Set<String> {
    let reduction = try AppReduction(
      context.app, context.needed,
      chosen: context.needed.origins(of: starts).filter { !context.vendored.sources.contains($0) }, keeping: Set(views))
    let messages = try compile(reduction, context, context.folder, round: 0).problems.map {
      CompilerMessage($0.message)
    }
    return Set(messages.compactMap { $0.missingMember?.name ?? $0.missingName })
  }

  private func bringing(_ found: [String: VendoredModules.Module], _ context: Context) -> Context {
    let sources = context.app.sources
    let paths = Set(found.values.flatMap(\.sources).map(\.path))
    part?.uses.compile(paths.sorted())
    var bringing = context
    bringing.vendored = (found, Set(sources.indices.filter { paths.contains(sources[$0].path) }))
    bringing.modules.formUnion(found.keys)
    return bringing
  }

  /// The sources that have blocks, with those that declare what they use, step by step, as far as the compiler does not
  /// find it: a block says itself what it shows, and is worth nothing without that.
  private func withMentioned(_ starts: [Int], _ context: Context) throws -> [Int] {
    var chosen = starts
    for round in 0..<Self.mentionedRounds {
      let reduction = try AppReduction(context.app, context.needed, chosen: chosen, keeping: [])
      let attempt = try compile(reduction, context, context.folder, round: round)
      if attempt.isCompiled { break }
      let more = reduction.completed(
        for: attempt.problems, most: starts.count + Self.mentioned, without: context.vendored.sources)
      guard more.count > chosen.count else { break }
      chosen = more
    }
    return chosen
  }

  /// The sources that declare what is shown, without what does not compile.
  ///
  /// - Parameter fewer: those of the sources that are compiled where not all of them can be.
  private func first(_ starts: [Int], or fewer: [Int], _ context: Context) throws -> Made {
    let reduction = try AppReduction(context.app, context.needed, chosen: starts, keeping: Set(views))
    let attempt = try compile(reduction, within: Self.rounds, context, context.folder)
    // Blocks that are all left out show nothing.
    let isShown = !views.isEmpty || !attempt.build.blocks.isEmpty
    if attempt.isCompiled, isShown {
      return Made(attempt: attempt, reduction: reduction)
    }
    if fewer.count < starts.count { return try first(fewer, or: fewer, context) }
    if let part {
      throw NotCompiled(failure: failure(attempt, of: part.unit, reduction), leftOut: leftOut(reduction, attempt.build))
    }
    report(attempt.build, context.app)
    for line in leftOut(reduction, attempt.build) { console.note(line) }
    throw failure(attempt)
  }

  /// The sources that declare what is shown, with those that would show more of it; `nil` where these do not compile
  /// together. More sources are found before anything is left out, step by step, by what the compiler misses.
  private func grown(_ starts: [Int], _ context: Context) throws -> Made? {
    var (chosen, shapes, rejected) = (starts, Set<Int>(), context.vendored.sources)
    var reduction = try AppReduction(context.app, context.needed, chosen: chosen, keeping: Set(views))
    var last = try compile(reduction, context, context.folder, round: 0)
    for (number, step) in Self.growth.enumerated() where !last.isCompiled {
      if number > 0, last.mistakes > Self.enough { break }
      var growth = reduction.growth(
        for: last.problems, by: step.whole, shapes: step.shapes, ofViews: number > 0, without: rejected)
      for _ in 0..<2 where !growth.isEmpty {
        let (more, other) = (chosen + growth.whole, shapes.union(growth.shapes))
        let larger = try AppReduction(context.app, context.needed, chosen: more, shapes: other, keeping: Set(views))
        let attempt = try compile(larger, context, context.folder, round: 0)
        let wrong = larger.sources(withMistakes: Self.mostOfOne, in: attempt.problems)
        let isFew = attempt.problems.count <= max(Self.mostMistakes, last.problems.count * 2)
        // Many messages about little that is missing, as of a source of colours, are few mistakes.
        let isLittle = !growth.contains(anyOf: wrong) && attempt.mistakes <= max(Self.mostMistakes, last.mistakes * 2)
        guard !attempt.isCompiled, !isFew, !isLittle else {
          (chosen, shapes, reduction, last) = (more, other, larger, attempt)
          break
        }
        rejected.formUnion(wrong)
        growth = growth.without(wrong)
      }
    }
    try leaveOutSources(of: &reduction, besides: Set(starts), &last, context)
    let attempt = try compile(reduction, within: Self.rounds, context, context.folder, after: last)
    return attempt.isCompiled ? Made(attempt: attempt, reduction: reduction) : nil
  }

  /// Takes added sources back in which many mistakes are found once what they miss has stand-ins.
  private func leaveOutSources(
    of reduction: inout AppReduction, besides starts: Set<Int>, _ last: inout Attempt, _ context: Context
  ) throws {
    for _ in 0..<2 where !last.isCompiled {
      last = try compile(reduction, within: 2, context, context.folder, after: last)
      let wrong = reduction.sources(withMistakes: Self.mostOfOne, in: last.problems).subtracting(starts)
      guard last.problems.count > Self.mostMistakes, !wrong.isEmpty else { return }
      reduction = try reduction.without(wrong, context.app, keeping: Set(views))
      last = try compile(reduction, context, context.folder, round: 0)
    }
  }

  /// Runs what compiles, and leaves out what traps with values at rest until nothing does, or nothing more can be left
  /// out.
  private func leaveOutTraps(_ made: inout Made, _ context: Context) throws {
    guard !views.isEmpty else { return }
    while made.traps < Self.traps {
      let executable = "\(context.folder)/\(CompileCache.executableName)"
      guard let trap = try trial(of: executable) else { return }
      if order.isVerbose { console.note("trap: \(trap.description)") }
      guard made.reduction.leaveOut(trap, made.attempt.build.makers) else { return }
      let attempt = try compile(made.reduction, within: Self.trapRounds, context, context.folder)
      guard attempt.isCompiled else { return }
      made = Made(attempt: attempt, reduction: made.reduction, traps: made.traps + 1)
    }
  }

  /// The trap that the catalog's code ends with; `nil` for none.
  private func trial(of executable: String) throws -> AppTrap? {
    var environment = [
      AppTrap.variable: "1", CommandEnvironment.nameVariable: "preview", "TZ": PreviewTimeZone.name,
    ].merging(self.environment) { own, _ in own }
    if let part { environment[AppItems.variable] = try part.unit.trialItems(library: executable) }
    let end = try ChildProcess.run(
      [part?.host ?? executable, "trace"], environment: environment, capture: .separately)
    return AppTrap(in: end.errors, of: executable)
  }

  /// Compiles sources and leaves out what does not compile, until they do or nothing more can be left out.
  ///
  /// - Parameter first: the compiler's answer to the sources as they are, if it is known.
  private func compile(
    _ reduction: AppReduction, within rounds: Int, _ context: Context, _ folder: String, after first: Attempt? = nil
  ) throws -> Attempt {
    var attempt = try first ?? compile(reduction, context, folder, round: 0)
    for round in 1..<rounds {
      guard !attempt.isCompiled, reduction.mend(attempt.problems, attempt.build.makers) else { return attempt }
      attempt = try compile(reduction, context, folder, round: round)
    }
    return attempt
  }

  private func compile(
    _ reduction: AppReduction, _ context: Context, _ folder: String, round: Int
  ) throws -> Attempt {
    let sources = reduction.compiled
    part?.uses.compile(sources.map(\.path))
    console.showProgress(done: round, of: Self.rounds, "Compiling \(sources.count.counted("source"))")
    let build = AppBuild(
      sources, reduction.standIns, showing: views, without: reduction.failedCalls, context.runtime, context.modules,
      settings.swift, folder, documents: documents, information,
      vendored: context.vendored.modules, seeing: context.everywhere, unit: part?.unit)
    let end = try build.run()
    console.clearProgress()
    if end.status != 0, let obstacle = Compiler.obstacle(end, compiling: sources.count.counted("source")) {
      throw obstacle
    }
    let problems = CompilerProblem.all(in: end.text).filter { $0.severity == "error" }
    if order.isVerbose {
      let names = sources.map { SourcePath.shown($0.path) }.joined(separator: ", ")
      console.note("compiling \(names): \(problems.count.counted("error"))")
      for problem in problems where AppReduction.isGenerated(problem) { console.note("  \(problem.message)") }
      if end.status != 0, problems.isEmpty { console.note(String(end.text.suffix(2000))) }
    }
    return Attempt(build: build, isCompiled: end.status == 0, problems: problems, text: end.text)
  }

  /// The sources that declare the views, or that have blocks that can be shown.
  private func starts(_ context: Context) throws -> [Int] {
    let (app, needed, modules) = (context.app, context.needed, context.modules)
    guard views.isEmpty else {
      for view in views {
        var catalog = GeneratedCatalog()
        do {
          try catalog.add(view, from: needed.declaring(view).map { app.sources[$0] }, besides: needed.classNames)
        } catch {
          report(app)
          throw error
        }
      }
      return views.compactMap { view in
        let paths = needed.declaring(view).map { (index: $0, path: app.sources[$0].path) }
        let first = paths.first { $0.path == part?.unit.path } ?? paths.min { SourcePath.isLessDeep($0.path, $1.path) }
        if let first, Set(paths.map(\.index)).count > 1 {
          console.remark("\(view) is declared in \(paths.count) sources; \(SourcePath.shown(first.path)) is shown")
        }
        return first?.index
      }
    }
    let mentioning = app.sources.indices.filter { index in
      part.map { $0.unit.path == app.sources[index].path } ?? app.sources[index].mentions("#Preview")
    }
    // What a block shows says whether it is of UIKit.
    let shown = mentioning.flatMap { app.sources[$0].scan.blocks }.compactMap(\.result).flatMap(needed.declaring)
    let read = Set(mentioning + shown).sorted()
    let rewritten = SourceRewrite(read.map { app.sources[$0] }, .catalog(showsBlocks: true), modules: modules)
      .rewritten()
    let starts = zip(read, rewritten)
      .filter { !$1.blocks.isEmpty && (part == nil || part?.unit.path == $1.path) }.map(\.0)
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
    let types = reduction.standIns.types.names
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

  /// Why a part does not compile: what the compiler says of its sources, and then what was left out.
  private func failure(_ attempt: Attempt, of unit: AppUnit, _ reduction: AppReduction) -> CommandFailure {
    let own = Set(reduction.compiled.map(\.path))
    let problems = attempt.problems.filter { own.contains($0.file) } + reduction.causes
    let reasons = problems.map { "\(SourcePath.shown($0.file)):\($0.line): \($0.message)" }
    return CommandFailure(
      "\(unit.name) does not compile: \(reasons.first ?? "none of its blocks does")",
      remedy: reasons.dropFirst().prefix(4).map { $0 + "\n" }.joined()
        + "next: preview \(order.command.verb) \(order.appSources.map(ShellWord.quoted).joined(separator: " "))"
        + (unit.view.map { " --view \(ShellWord.quoted($0))" } ?? "") + " --verbose")
  }

  /// The end of a part that does not compile, whatever is left out.
  struct NotCompiled: Error {
    let failure: CommandFailure
    let leftOut: [String]
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
