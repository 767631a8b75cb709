import LPAdoption
import LPAppSources
import LPCommandLine
import Foundation
import LPProcesses
import LPSupport

/// The modules of a suite as they are written and compiled: without what does not compile.
final class AdoptedSuite {
  private(set) var modules: [SuiteModule]
  let package: SuitePackage
  private let folder: String
  private let known: Set<String>
  /// The sources of libraries, which no tests compile as helpers.
  private let libraries: Set<String>
  private let out: AdoptedFolder
  private let console: Console
  private var apps: [String: AppFolder] = [:]
  private var reductions: [String: AppReduction] = [:]
  /// The sources that are left out as a whole, with the first message about each.
  private var leftOut: [String: CompilerProblem] = [:]
  private var results: [String: SuiteReport.File] = [:]
  /// The paths of the written sources, and those of the originals.
  private var originals: [String: String] = [:]

  /// The number of times that the suite is compiled.
  private static let rounds = 60

  init(
    _ modules: [SuiteModule], besides libraries: Set<String>, known: Set<String>, in folder: String,
    to out: AdoptedFolder, name: String, library: LibraryPackage?, _ console: Console
  ) throws {
    (self.modules, self.known, self.folder, self.out, self.console) = (modules, known, folder, out, console)
    self.libraries = libraries
    package = SuitePackage(name: name, modules: modules, library: library?.path)
    for module in modules { apps[module.name] = try AppFolder(reading: module.sources) }
  }

  var hasReferences: Bool { modules.contains { $0.references.contains { $0.hasSuffix(".png") } } }

  /// The modules that sources can import.
  private var available: Set<String> { known.union(SuiteSurvey.products).union(modules.map(\.name)) }

  /// The types that the modules declare.
  private lazy var types = apps.mapValues { app in app.parsed().flatMap(\.scan.types) }

  // MARK: Writing

  func write() throws {
    for (number, module) in modules.enumerated() {
      console.showProgress(done: number, of: modules.count, "Preparing \(module.name)")
      try write(module)
      for file in module.files {
        try out.write(Array(FileManager.default.contents(atPath: file) ?? Data()), to: module.place(of: file))
      }
      let places = module.places()
      for reference in module.references {
        try out.link(places[reference] ?? module.place(of: reference), to: reference)
      }
    }
    console.clearProgress()
    try writeManifest()
    try out.write(".build/\n.preview/\n.swiftpm/\n", to: ".gitignore")
    try out.finish()
  }

  private func writeManifest() throws {
    let package = SuitePackage(name: package.name, modules: modules, library: package.library)
    try out.write(package.manifest, to: "Package.swift")
  }

  private func write(_ module: SuiteModule) throws {
    guard let app = apps[module.name] else { return }
    let sources = (reductions[module.name]?.compiled ?? app.parsed()).filter { leftOut[$0.path] == nil }
    for (path, problem) in app.problems where leftOut[path] == nil {
      leftOut[path] = CompilerProblem(
        file: path, line: problem.line ?? 1, column: 1, severity: "error", message: problem.message)
    }
    let places = module.places()
    let others = types.filter { $0.key != module.name }
    for source in SourceRewrite(sources, .package, modules: available, others: others).rewritten() {
      let place = places[source.path] ?? module.place(of: source.path)
      originals["\(out.path)/\(place)"] = source.path
      try out.write(source.bytes, to: place)
    }
    if sources.contains(where: { $0.scan.references.contains { $0.hasSuffix("AttributedString") } }) {
      try out.write(GeneratedCatalog.namesOfPackage + "\n", to: "\(module.place)/LayoutPreviewNames.swift")
    }
    guard let reduction = reductions[module.name], !reduction.causes.isEmpty else { return }
    var standIns = reduction.standIns
    let makers = ValueMakers([], &standIns)
    try out.write(
      standIns.source(makers, hasUIKit: true, showsBlocks: false), to: "\(module.place)/LayoutPreviewStandIns.swift")
  }

  // MARK: Compiling

  /// Compiles the package until it does, and leaves out what does not compile.
  ///
  /// - Returns: whether anything is left that compiles.
  func compile(with library: String?) throws -> Bool {
    for round in 1...Self.rounds {
      console.showProgress(done: round, of: Self.rounds, "Compiling")
      let end = try build(library)
      console.clearProgress()
      if end.status == 0 { return true }
      if let obstacle = Compiler.obstacle(end, compiling: "the suite") { throw obstacle }
      let problems = CompilerProblem.all(in: end.text).filter { $0.severity == "error" }.map(original)
      console.announce("Compiled (\(round)): \(problems.count.counted("error"))")
      guard !problems.isEmpty, try mend(problems) else {
        console.note(String(end.text.suffix(4000)))
        throw CommandFailure(
          "\(out.path) does not build",
          remedy: "Fix the problem above.\nnext: swift build --build-tests --package-path "
            + ShellWord.quoted(SourcePath.shown(out.path)))
      }
    }
    return false
  }

  private func build(_ library: String?) throws -> ChildProcess.CapturedEnd {
    let command = [
      "swift", "build", "--build-tests", "--package-path", out.path, "-Xswiftc", "-suppress-warnings", "-Xswiftc",
      "-no-color-diagnostics", "-Xswiftc", "-diagnostic-style", "-Xswiftc", "llvm",
      // One that fails keeps no other from being reported.
      "-Xswiftc", "-continue-building-after-errors",
    ]
    return try ChildProcess.run(
      command, environment: library.map { ["LAYOUT_PREVIEW": $0] } ?? [:], capture: .everything)
  }

  /// The same problem in the source that was copied.
  private func original(_ problem: CompilerProblem) -> CompilerProblem {
    CompilerProblem(
      file: originals[problem.file] ?? problem.file, line: problem.line, column: problem.column,
      severity: problem.severity, message: problem.message)
  }

  private func mend(_ problems: [CompilerProblem]) throws -> Bool {
    var isChanged = false
    for module in modules {
      let paths = Set(module.sources)
      let own = problems.filter { paths.contains($0.file) || AppReduction.isGenerated($0) }
      guard own.contains(where: { paths.contains($0.file) }) else { continue }
      isChanged = try mend(own, in: module) || isChanged
      try write(modules.first { $0.name == module.name } ?? module)
    }
    return isChanged
  }

  private func mend(_ problems: [CompilerProblem], in module: SuiteModule) throws -> Bool {
    if module.kind == .tests, try complete(module, for: problems) { return true }
    guard let app = apps[module.name] else { return false }
    let reduction =
      try reductions[module.name]
      ?? AppReduction(
        app, NeededSources(app.sources), chosen: app.readable, keeping: [], isOfTests: module.kind == .tests)
    reductions[module.name] = reduction
    var standIns = reduction.standIns
    if reduction.mend(problems.filter { leftOut[$0.file] == nil }, ValueMakers([], &standIns)) { return true }
    for problem in problems where module.sources.contains(problem.file) && leftOut[problem.file] == nil {
      leftOut[problem.file] = problem
      out.remove(module.places()[problem.file] ?? module.place(of: problem.file))
    }
    return true
  }

  /// Adds sources of the folder that declare what tests lack, as projects compile helpers with their tests.
  private func complete(_ module: SuiteModule, for problems: [CompilerProblem]) throws -> Bool {
    let names = Set(problems.compactMap { CompilerMessage($0.message).missingName })
    guard !names.isEmpty, let position = modules.firstIndex(where: { $0.name == module.name }) else { return false }
    let taken = Set(modules.flatMap(\.sources)).union(libraries)
    let rest = SuiteFiles(below: folder) { $0 == self.out.path }.paths
      .filter { SuiteFiles.isSource($0) && !taken.contains($0) }
    guard !rest.isEmpty else { return false }
    let needed = NeededSources(try AppFolder(reading: rest).sources)
    let found = Set(names.sorted().flatMap(needed.declaring)).sorted().map { rest[$0] }
    guard !found.isEmpty else { return false }
    modules[position].sources = (module.sources + found).sorted()
    apps[module.name] = try AppFolder(reading: modules[position].sources)
    reductions[module.name] = nil
    return true
  }

  // MARK: Results

  /// The test files, and those of the modules that have something left out.
  func fill(_ report: inout SuiteReport) {
    report.modules = modules.map(SuiteReport.Module.init)
    var compileCauses: [(cause: String, place: String)] = []
    for module in modules {
      let causes = causes(of: module)
      compileCauses += causes.map { ($0.message, "\($0.file):\($0.line)") }
      if module.kind == .library { report.leftOut += causes }
      guard module.kind == .tests else { continue }
      for path in module.sources where isTestFile(path) {
        var file = results[path] ?? SuiteReport.File(file: shown(path), module: module.name)
        file.leftOut = causes.filter { $0.file == shown(path) }
        file.compiles = file.leftOut.isEmpty
        report.files.append(file)
      }
    }
    report.causes = SuiteReport.ranked("compile", compileCauses) + report.causes
  }

  private func causes(of module: SuiteModule) -> [SuiteReport.Place] {
    let sources = Set(module.sources)
    let whole = leftOut.values.filter { sources.contains($0.file) }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    let found = (reductions[module.name]?.causes ?? []).filter { leftOut[$0.file] == nil } + whole
    return found.map { SuiteReport.Place(file: shown($0.file), line: $0.line, message: $0.message) }
  }

  private func isTestFile(_ path: String) -> Bool {
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.contains(/func\s+test\w*\s*\(/) || text.contains("@Test")
  }

  func shown(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : SourcePath.shown(path)
  }

  /// The original of a written source.
  func original(_ path: String) -> String { originals[path] ?? path }

  /// Changes what is known of a test file.
  func change(_ path: String, _ change: (inout SuiteReport.File) -> Void) {
    guard let module = modules.first(where: { $0.sources.contains(path) }) else { return }
    var file = results[path] ?? SuiteReport.File(file: shown(path), module: module.name)
    change(&file)
    results[path] = file
  }

  /// The sources of tests that mention snapshots, or after which a folder of references is named.
  var snapshotFiles: Set<String> {
    var files: Set<String> = []
    for module in modules where module.kind == .tests {
      let folders = Set(module.references.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
      for source in apps[module.name]?.sources ?? [] {
        let stem = ((source.path as NSString).lastPathComponent as NSString).deletingPathExtension
        let words = source.scan.references + source.scan.memberReferences + source.scan.imports.map(\.module)
        if folders.contains(stem) || words.contains(where: { $0.contains("napshot") }) { files.insert(source.path) }
      }
    }
    return files
  }

  /// The test files by the classes that they declare.
  var classes: [String: String] {
    var classes: [String: String] = [:]
    for module in modules where module.kind == .tests {
      for source in apps[module.name]?.sources ?? [] {
        for type in source.scan.types where type.kind == .class { classes[type.name] = source.path }
      }
    }
    return classes
  }
}
