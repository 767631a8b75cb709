import LPAppSources
import LPArguments
import LPCatalogs
import LPCommandLine
import LPDrawing
import LPProcesses
import Foundation
import LPSnapshots
import LPSupport

/// A catalog of everything that an app shows: each class and each source of blocks is compiled by itself, as a library
/// that the catalog's program loads, so that what is wrong with one concerns no other. What comes of a part is used again
/// as long as what it was made from stays the same.
///
/// Several threads compile. They share values that do not change, and what a lock guards.
final class AppClasses: @unchecked Sendable {
  private let order: ToolOrder
  private let console: Console
  private let catalog: AppCatalog
  private let runtime: Runtime
  private let modules: Set<String>
  private let cache: CompileCache
  private let host: String

  /// The number of results that are kept, for apps with fewer parts than half of it.
  private static let kept = 2048
  /// The number of results of one part that are kept, as for branches that a project goes back and forth between.
  private static let records = 4

  init(_ order: ToolOrder, _ console: Console) throws {
    (self.order, self.console, catalog) = (order, console, try AppCatalog(order, console))
    runtime = try Runtime.find()
    modules = AppModules.available(besides: runtime)
    cache = try CompileCache(part: "apps", limit: Self.kept)
    host = try AppHost.program(runtime, in: cache)
  }

  /// Whether the views that a command names are patterns.
  static func isMeant(by command: ParsedCommand) -> Bool { command[Options.appViews].contains { $0.contains("*") } }

  // MARK: The catalog

  /// - Throws: `CommandFailure` if there is nothing to show.
  func executable() throws -> CatalogExecutable {
    let world = try read()
    var survey = AppSurvey(patterns: order.command[Options.appViews], operands: order.appSources)
    let documents = catalog.shared.documents.flatMap(DocumentFolder.found(below:))
    try survey.look(at: world, documents: documents, modules: modules)
    let compiled = compile(survey.units, in: world)
    makeRoom()
    let items = zip(survey.units, compiled).flatMap { unit, made in made.result.items(of: unit, library: made.library) }
    return try executable(showing: Self.named(items + survey.items))
  }

  /// The parts that are asked for, as they are compiled.
  func parts() throws -> (world: AppWorld, parts: [(unit: AppUnit, result: AppUnitResult, library: String)]) {
    let world = try read()
    var survey = AppSurvey(patterns: order.command[Options.appViews], operands: order.appSources)
    try survey.look(at: world, documents: [], modules: modules)
    let made = compile(survey.units, in: world)
    return (world, zip(survey.units, made).map { ($0, $1.result, $1.library) })
  }

  /// Compiles a part once more with other sources, and shows it.
  ///
  /// - Returns: `nil` where it does not compile with them.
  func shown(_ unit: AppUnit, with more: Set<String>, in world: AppWorld) throws -> AppShown? {
    let folder = try TemporaryFolder("preview-part")
    defer { folder.remove() }
    let result = try build(unit, AppUses(), in: world, with: more, folder.path)
    return result.problem == nil ? try shown(unit, result, "\(folder.path)/\(CompileCache.executableName)") : nil
  }

  /// Shows a part as it was compiled.
  func shown(_ unit: AppUnit, _ result: AppUnitResult, _ library: String) throws -> AppShown? {
    let folder = try TemporaryFolder("preview-shown")
    defer { folder.remove() }
    let file = "\(folder.path)/items.json"
    let items = Array(result.items(of: unit, library: library).prefix(1))
    try JSONText.data(AppItems(items)).write(to: URL(fileURLWithPath: file))
    let environment = [
      AppItems.variable: file, CommandEnvironment.nameVariable: "preview", "TZ": PreviewTimeZone.name,
    ].merging(catalog.shared.environment) { own, _ in own }
    let end = try ChildProcess.run(
      [host, "render", "--json", "--format=text", "--out=\(folder.path)/out"], environment: environment,
      capture: .separately)
    return AppShown(report: end.text, notes: end.errors)
  }

  private func read() throws -> AppWorld {
    let files = AppFolder.files(catalog.shared.settings.sources ?? order.appSources)
    guard !files.isEmpty else {
      throw CommandFailure(
        "no Swift file in \(order.appSources.joined(separator: ", "))",
        remedy: "Name the folder of the app's sources, then run the command again.")
    }
    console.announce("Reading \(files.count.counted("source"))")
    return AppWorld(
      try AppFolder(reading: files), documents: catalog.shared.documents.flatMap(DocumentFolder.found(below:)))
  }

  /// Items by folder and place, with unique names.
  private static func named(_ items: [AppItems.Item]) -> [AppItems.Item] {
    var taken: Set<String> = []
    let sorted = items.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      return (one.folder, one.path, one.line, first.offset) < (other.folder, other.path, other.line, second.offset)
    }
    return sorted.map(\.element).map { item in
      let file = (item.path as NSString).lastPathComponent
      var (name, number) = (item.name, 2)
      if taken.contains(name.lowercased()) { name = "\(item.name) (\(file))" }
      while !taken.insert(name.lowercased()).inserted {
        (name, number) = ("\(item.name) (\(file) \(number))", number + 1)
      }
      return item.named(name)
    }
  }

  /// The catalog's program beside the list of what it shows.
  private func executable(showing items: [AppItems.Item]) throws -> CatalogExecutable {
    let list = JSONText.data(AppItems(items))
    let key = CompileCache.Key(path: "items", source: String(decoding: list, as: UTF8.self), runtime: host)
    let path =
      try cache.executable(key)
      ?? cache.make(key) { folder in
        try FileManager.default.copyItem(atPath: host, toPath: "\(folder)/\(CompileCache.executableName)")
        try list.write(to: URL(fileURLWithPath: "\(folder)/items.json"))
      }
    let file = (path as NSString).deletingLastPathComponent + "/items.json"
    // A list that was damaged or removed meanwhile would show nothing for ever.
    if FileManager.default.contents(atPath: file) != list { try AtomicFile().replace(file, by: Array(list)) }
    return CatalogExecutable(
      name: order.appSources.joined(separator: ", "), path: path, root: nil,
      environment: catalog.shared.environment.merging([AppItems.variable: file]) { own, _ in own })
  }

  // MARK: Compiling

  /// What came of a part, and the library with its code.
  private struct Made {
    let result: AppUnitResult
    let library: String
    var isKnown = false
  }

  /// Compiles parts, as many at once as the command allows.
  private func compile(_ units: [AppUnit], in world: AppWorld) -> [Made] {
    let work = Locked((next: 0, made: [Int: Made]()))
    inThreads(within: units.count) { [self] in
      while let index = work.withLock({ work -> Int? in
        defer { work.next += 1 }
        return work.next < units.count ? work.next : nil
      }) {
        let made = compile(units[index], in: world)
        work.withLock { work in
          work.made[index] = made
          report(units[index], made, work.made.count, of: units.count)
        }
      }
    }
    console.clearProgress()
    let made = work.withLock { work in units.indices.compactMap { work.made[$0] } }
    let known = made.count(where: \.isKnown)
    if known > 0 { console.announce("\(known) of \(units.count.counted("part")) as before") }
    return made
  }

  /// Does work in as many threads as the command allows, and waits for them.
  private func inThreads(within count: Int, _ work: @escaping @Sendable () -> Void) {
    let jobs = order.command[Options.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    let group = DispatchGroup()
    for _ in 0..<min(max(1, jobs), count) {
      group.enter()
      let thread = Thread {
        work()
        group.leave()
      }
      // Syntax trees and expressions nest deeply.
      thread.stackSize = 16 << 20
      thread.start()
    }
    group.wait()
  }

  /// Says what came of a part: the line of progress.
  private func report(_ unit: AppUnit, _ made: Made, _ done: Int, of count: Int) {
    console.showProgress(done: done, of: count, "Compiling \(unit.name)")
    guard !made.isKnown else { return }
    let left = made.result.leftOut.isEmpty ? "" : ", without what does not compile"
    console.announce("[\(done)/\(count)] \(made.result.problem.map(\.problem) ?? "\(unit.name): compiled\(left)")")
  }

  private func compile(_ unit: AppUnit, in world: AppWorld) -> Made {
    let identity = identity(of: unit, in: world)
    if let known = known(identity, in: world) { return known }
    do {
      return try make(unit, identity, in: world)
    } catch {
      // Such as a full disk: the next run tries again.
      return Made(
        result: AppUnitResult(problem: CommandFailure(error, next: "Run the command again.")), library: "")
    }
  }

  /// What a result follows from besides sources and documents.
  private func identity(of unit: AppUnit, in world: AppWorld) -> String {
    let shared = catalog.shared
    let known = shared.information.texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let rest = [runtime.identity, ToolBuild.identity, unit.path, unit.view ?? "", shared.settings.swift]
    let lists = [
      shared.settings.sources ?? ["-"], shared.documents, known, modules.sorted(), world.words.modules.sorted(),
    ]
    return (rest + lists.map { $0.joined(separator: "\n") }).joined(separator: "\n\n")
  }

  private func make(_ unit: AppUnit, _ identity: String, in world: AppWorld) throws -> Made {
    let (uses, key) = (AppUses(), CompileCache.Key(path: unit.path, source: identity + world.digest, runtime: ""))
    var made = AppUnitResult()
    let library = try cache.make(key) { folder in
      made = try build(unit, uses, in: world, folder)
      try JSONText.data(made).write(to: URL(fileURLWithPath: "\(folder)/\(Self.resultName)"))
    }
    let records = [uses.record(in: world, key: key.folder)] + records(of: identity).filter { $0.key != key.folder }
    let list = JSONText.data(Array(records.prefix(Self.records)))
    try AtomicFile().replace(recordPath(of: identity), by: Array(list))
    return Made(result: made, library: library)
  }

  /// Compiles a part. One that does not compile has a result too, which is kept.
  ///
  /// - Parameter more: the paths of sources that are compiled too.
  private func build(
    _ unit: AppUnit, _ uses: AppUses, in world: AppWorld, with more: Set<String> = [], _ folder: String
  ) throws -> AppUnitResult {
    let quiet = Console(isQuiet: true, takesNote: { _ in })
    let one = catalog.showing(unit, quiet, noting: uses, host: host, with: more)
    let app = world.app.noting(uses.scan)
    do {
      let needed = NeededSources(app.sources, words: world.words, noting: uses.ask)
      let built = try one.build(app, needed, runtime, modules, in: folder)
      let entries = built.catalog.entries.map { AppUnitResult.Entry(name: $0.name, path: $0.path, line: $0.line) }
      return AppUnitResult(
        entries: entries, leftOut: built.leftOut,
        sources: Dictionary(built.sources.map { ($0.path, $0.missingModules) }) { first, _ in first },
        gaps: built.causes.map { AppUnitResult.Gap(file: $0.file, line: $0.line, message: $0.message) },
        standIns: built.standIns)
    } catch let failure as AppCatalog.NotCompiled {
      // An entry of the cache has a program, which nobody runs here.
      try Data().write(to: URL(fileURLWithPath: "\(folder)/\(CompileCache.executableName)"))
      return AppUnitResult(problem: failure.failure, leftOut: failure.leftOut)
    }
  }

  // MARK: Results of before

  private static let resultName = "result.json"

  private func recordPath(of identity: String) -> String {
    "\(cache.root)/\(SHA256.hex(Array(identity.utf8)).prefix(40)).json"
  }

  /// Removes the oldest records where there are many more than results.
  private func makeRoom() {
    ScanCache.makeRoom()
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: cache.root)) ?? []).filter { $0.hasSuffix(".json") }
    guard names.count > 2 * Self.kept else { return }
    let dated = names.map { name in
      let attributes = try? manager.attributesOfItem(atPath: "\(cache.root)/\(name)")
      return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for (name, _) in dated.sorted(by: { $0.date < $1.date }).prefix(names.count - Self.kept) {
      try? manager.removeItem(atPath: "\(cache.root)/\(name)")
    }
  }

  private func records(of identity: String) -> [AppRecord] {
    guard let data = FileManager.default.contents(atPath: recordPath(of: identity)) else { return [] }
    return (try? JSONText.decode([AppRecord].self, from: data)) ?? []
  }

  /// The result of before, if what it was made from is the same.
  private func known(_ identity: String, in world: AppWorld) -> Made? {
    for record in records(of: identity) where record.isValid(in: world) {
      guard let library = cache.executable(named: record.key) else { continue }
      let file = (library as NSString).deletingLastPathComponent + "/\(Self.resultName)"
      guard let data = FileManager.default.contents(atPath: file),
        let result = try? JSONText.decode(AppUnitResult.self, from: data)
      else { continue }
      return Made(result: result, library: library, isKnown: true)
    }
    return nil
  }
}
