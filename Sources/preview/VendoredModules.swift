import LPAppSources
import LPCommandLine
import LPProcesses
import Foundation
import LPSnapshots
import LPSupport

/// The modules that an app brings along as sources, each compiled by itself, without what does not compile.
final class VendoredModules {
  /// A module that sources can import.
  struct Module {
    /// The folder with its interface and its code.
    let folder: String
    /// Its sources, as they were written.
    let sources: [AppSource]
  }

  /// How often the sources of a module are compiled at most.
  private static let rounds = 16
  /// A module with more mistakes than this for each source has little left without them.
  private static let mostMistakes = 2
  private static let cacheLimit = 64

  private let folders: ModuleFolders
  private let runtime: Runtime
  private let swift: String
  private let cache: CompileCache
  private let console: Console
  private var known: [String: Module?] = [:]
  /// The paths of the sources of what is shown: a module with one of these is the app's.
  private let shown: Set<String>
  /// The modules that exist besides.
  private let available: Set<String>

  /// - Parameters:
  ///   - paths: the sources among which modules are looked for.
  ///   - shown: the paths of the sources of what is shown: a module with one of these is the app's.
  ///   - available: the modules that exist besides.
  ///   - swift: the mode of the language.
  /// - Throws: `CommandFailure` if no folder is writable.
  init(
    among paths: [String], showing shown: [String], _ runtime: Runtime, _ available: Set<String>, swift: String,
    _ console: Console
  ) throws {
    (self.runtime, self.available, self.shown) = (runtime, available, Set(shown))
    (self.swift, self.console) = (swift, console)
    folders = ModuleFolders(paths)
    cache = try CompileCache(part: "modules", limit: Self.cacheLimit)
  }

  /// The modules that were compiled, by name.
  var modules: [String: Module] { known.compactMapValues { $0 } }

  /// Compiles the modules that sources import, those first that these import themselves.
  func compile(importedBy sources: [AppSource]) throws {
    for name in imported(by: sources) where known[name] == nil { try compile(importing: name) }
  }

  private func compile(importing name: String) throws {
    // What imports itself in a circle is no module.
    known[name] = .some(nil)
    let paths = folders.sources(of: name)
    guard !paths.isEmpty, shown.isDisjoint(with: paths) else { return }
    let own = try AppFolder(reading: paths)
    guard Self.showsViews(own.sources),
      !own.sources.contains(where: { $0.scan.imports.contains { $0.module == name } })
    else { return }
    try compile(importedBy: own.sources)
    known[name] = try compile(name, own)
  }

  /// The modules that other sources of the app import and that seem to give members to types which sources mention, with
  /// the names of these. Nothing is parsed.
  func candidates(among names: Set<String>, mentionedIn sources: [AppSource]) throws -> [String: Set<String>] {
    let mentioned = Set(sources.flatMap { $0.scan.memberReferences + $0.scan.references })
    var found: [String: Set<String>] = [:]
    for name in names.subtracting(available).sorted() where known[name] == nil {
      let paths = folders.sources(of: name)
      guard !paths.isEmpty, shown.isDisjoint(with: paths) else { continue }
      let own = try AppFolder(reading: paths)
      guard Self.showsViews(own.sources) else { continue }
      let members = DeclaredWords(own.sources).extendingMembers.intersection(mentioned)
      if !members.isEmpty { found[name] = members }
    }
    return found
  }

  /// Compiles modules of these names, those first that they import.
  func compile(_ names: some Sequence<String>) throws {
    for name in names where known[name] == nil { try compile(importing: name) }
  }

  /// Whether a module is about views: of models and services, stand-ins show as much, and are compiled sooner.
  private static func showsViews(_ sources: [AppSource]) -> Bool {
    sources.filter { $0.mentions("import UIKit") }.count * 2 >= sources.count
  }

  private func imported(by sources: [AppSource]) -> [String] {
    let names = sources.flatMap { $0.scan.imports.filter { !$0.isConditional }.map(\.module) }
    return Set(names).subtracting(available).sorted()
  }

  private func compile(_ name: String, _ app: AppFolder) throws -> Module? {
    let state = app.sources.map { "\($0.path)\n" + String(decoding: $0.bytes, as: UTF8.self) }
    let others = modules.sorted { $0.key < $1.key }.map { $0.value.folder }
    let key = CompileCache.Key(
      path: name, source: ([ToolBuild.identity, swift] + others + state).joined(separator: "\n"),
      runtime: runtime.identity)
    let path = try cache.executable(key) ?? cache.make(key) { try make(name, app, in: $0) }
    let folder = (path as NSString).deletingLastPathComponent
    guard FileManager.default.fileExists(atPath: "\(folder)/\(name).swiftmodule") else { return nil }
    return Module(folder: folder, sources: app.sources)
  }

  /// Compiles a module in a folder; where it does not compile, the folder has no interface of it.
  private func make(_ name: String, _ app: AppFolder, in folder: String) throws {
    let chosen = app.readable
    let reduction = try AppReduction(app, NeededSources(app.sources), chosen: chosen, keeping: [])
    for round in 0..<Self.rounds {
      console.showProgress(done: round, of: Self.rounds, "Compiling \(name)")
      let build = ModuleBuild(name, reduction, runtime, available.union(modules.keys), swift, in: folder)
      let end = try build.run(besides: modules.values.map(\.folder).sorted())
      console.clearProgress()
      if end.status == 0 { return }
      let problems = CompilerProblem.all(in: end.text).filter { $0.severity == "error" }
      let mistakes = Set(problems.map { "\($0.file): \($0.message)" }).count
      if round == 0, mistakes > Self.mostMistakes * chosen.count { break }
      guard reduction.mend(problems, build.makers) else { break }
    }
    // That it does not compile is kept too.
    try? FileManager.default.removeItem(atPath: "\(folder)/\(name).swiftmodule")
    _ = FileManager.default.createFile(atPath: "\(folder)/\(CompileCache.executableName)", contents: nil)
  }
}

/// The sources of a module, rewritten and compiled.
private struct ModuleBuild {
  let makers: ValueMakers
  private let name: String
  private let files: [(name: String, bytes: [UInt8])]
  private let runtime: Runtime
  private let swift: String
  private let folder: String

  init(
    _ name: String, _ reduction: AppReduction, _ runtime: Runtime, _ modules: Set<String>, _ swift: String,
    in folder: String
  ) {
    (self.name, self.runtime, self.swift, self.folder) = (name, runtime, swift, folder)
    var standIns = reduction.standIns
    makers = ValueMakers([], &standIns)
    let rewritten = SourceRewrite(reduction.compiled, .catalog(showsBlocks: false), modules: modules).rewritten()
    let generated = standIns.source(makers, hasUIKit: true, showsBlocks: false) + GeneratedCatalog.connection
    files =
      rewritten.enumerated().map { ("Source\($0).swift", $1.bytes) } + [("StandIns.swift", Array(generated.utf8))]
  }

  /// - Parameter others: the folders of the modules that it may import.
  func run(besides others: [String]) throws -> ChildProcess.CapturedEnd {
    let temporary = "\(folder)/temporary"
    mkdir(temporary, 0o700)
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    for file in files { try AtomicFile().replace("\(temporary)/\(file.name)", by: file.bytes) }
    try AtomicFile().replace("\(temporary)/module.modulemap", by: Array(Runtime.moduleMap.utf8))
    let command = runtime.compilingModule(
      files.map { "\(temporary)/\($0.name)" }, module: name, swift: swift, in: folder, besides: [temporary] + others)
    return try Compiler.run(command, temporary: temporary)
  }
}
