import LPAdoption
import LPArguments
import LPCommandLine
import Foundation
import LPOperations
import LPSupport
import LPVariants

/// `adopt`: writes a package that runs a suite of snapshot tests on Linux, compiles it, runs it, and reports.
struct AdoptRun {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) { (self.command, self.console) = (command, console) }

  func run() throws -> ExitStatus {
    let (folder, out) = try folders()
    let written = try AdoptedFolder(out)
    do {
      let status = try adopt(folder, out, written)
      try written.finish()
      return status
    } catch {
      // The error says what failed; the package of an earlier run stays.
      try? written.keep()
      throw error
    }
  }

  private func adopt(_ folder: String, _ out: String, _ written: AdoptedFolder) throws -> ExitStatus {
    let runtime = try Runtime.find()
    let known = AppModules.ofToolchain()
    console.announce("Reading \(SourcePath.shown(folder))")
    var survey = SuiteSurvey(try places(folder, out), known: known, dump: manifest)
    let modules = try survey.modules()
    let library = LibraryPackage.find()
    let suite = try AdoptedSuite(
      modules, besides: survey.sourcesOfLibraries(), known: known, in: folder, to: written, name: name(of: out),
      library: library, console)
    try suite.write()
    let simulator = simulator(for: folder)
    try written.write(workflow(of: suite, simulator, out), to: ".github/workflows/snapshots.yml")
    var report = SuiteReport(out: out, simulator: simulator)
    report.isTried = !command[Options.skipsTrial]
    if report.isTried {
      let link = try AdoptedLibrary(library, runtime).linked(below: out)
      let isCompiled = try suite.compile(with: link)
      if isCompiled {
        let trial = AdoptedTrial(suite, on: simulator, out: out, console)
        report.causes += try trial.run()
      }
    }
    suite.fill(&report)
    report.status = report.files.allSatisfy(\.compiles) && report.causes.isEmpty ? .success : .found
    console.printJSON(report)
    for line in report.lines { console.print(line) }
    console.print("wrote a package to \(SourcePath.shown(out))")
    console.print("next: \(next(out, suite, simulator))", style: { $0.bold })
    return report.status
  }

  /// Reads a manifest. If it cannot be read, a remark says so, and its targets are found by their folders.
  private func manifest(in folder: String) -> PackageDump? {
    let dump = AdoptedLibrary.manifest(in: folder)
    let path = "\(folder)/Package.swift"
    if dump == nil, FileManager.default.fileExists(atPath: path) {
      console.remark("\(SourcePath.shown(path)) cannot be read; its targets are looked for in folders of their names")
    }
    return dump
  }

  /// The simulator of the suite: what `SNAPSHOT_DEVICE` names, or what the project's own scripts do.
  private func simulator(for folder: String) -> Simulator? {
    let variables = ProcessInfo.processInfo.environment
    guard let device = variables["SNAPSHOT_DEVICE"], !device.isEmpty else {
      return Simulator.find(for: folder) { Device(named: $0) != nil }
    }
    return Simulator(device: device, system: variables["SNAPSHOT_SYSTEM"], place: "SNAPSHOT_DEVICE")
  }

  private func next(_ out: String, _ suite: AdoptedSuite, _ simulator: Simulator?) -> String {
    var variables = simulator?.variables ?? []
    if suite.hasReferences { variables.append((name: "SNAPSHOT_REFERENCES", value: "apple")) }
    let words = variables.map { "\($0.name)=\(ShellWord.quoted($0.value))" } + ["swift test --package-path"]
    return (words + [ShellWord.quoted(SourcePath.shown(out))]).joined(separator: " ")
  }

  private func workflow(of suite: AdoptedSuite, _ simulator: Simulator?, _ out: String) -> String {
    let root = (try? Git((out as NSString).deletingLastPathComponent))?.top
    let isInside = root.map { out.hasPrefix($0 + "/") } ?? false
    let path = isInside ? String(out.dropFirst((root ?? "").count + 1)) : "."
    return suite.package.workflow(at: path, hasReferences: suite.hasReferences, simulator)
  }

  private func name(of out: String) -> String { (out as NSString).lastPathComponent }

  // MARK: Folders

  private func folders() throws -> (folder: String, out: String) {
    guard command.operands.count == 1 else {
      throw CommandFailure("'preview adopt' takes one folder", remedy: "Run 'preview adopt App --out Linux'.")
    }
    let folder = try Self.folder(command.operands[0])
    guard let out = command[Options.out] else {
      throw CommandFailure(
        "'preview adopt' needs a folder for the package, because it does not change sources",
        remedy: "Name one with --out, then run the command again.")
    }
    let path = Self.resolved(out)
    guard path != folder, !(folder + "/").hasPrefix(path + "/") else {
      throw CommandFailure(
        "the package would be among the sources of \(command.operands[0]) (--out \(out))",
        remedy: "Name a folder of its own with --out, then run the command again.")
    }
    return (folder, path)
  }

  private func places(_ folder: String, _ out: String) throws -> SuiteSurvey.Places {
    var places = SuiteSurvey.Places(folder: folder)
    places.tests = try command[Options.suiteTests].map(Self.folder)
    places.sources = try command[Options.suiteSources].map(Self.folder)
    places.out = out
    return places
  }

  private static func folder(_ path: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure("\(path) is not a folder", remedy: "Check the path, then run the command again.")
    }
    return resolved(path)
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
