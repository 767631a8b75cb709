package import LPArguments
import LPProcesses
import Foundation
package import LPSupport
import LPSnapshots

/// The verb `init`: starts a package with a catalog, goldens and tests. In a folder with files it adds a catalog and
/// changes nothing else.
package struct InitCommand {
  private let name: String?
  private let engine: ContinuousIntegration?
  private let records: Bool
  private let console: Console

  package init(_ command: ParsedCommand, _ console: Console) throws {
    guard command.operands.count <= 1 else {
      throw CommandFailure("more than one name is given", remedy: "next: preview init \(command.operands[0])")
    }
    name = command.operands.first
    engine = command[Options.engine].flatMap(ContinuousIntegration.init)
    records = !command[Options.skipsRecording]
    self.console = console
  }

  package func run() throws -> ExitStatus {
    let current = FileManager.default.currentDirectoryPath
    let folder = try name.map { try Self.folder(named: $0, in: current) } ?? current
    guard (folder as NSString).lastPathComponent.unicodeScalars.allSatisfy(Self.isPlain) else {
      throw CommandFailure(
        "\(folder) has a control character in its name, which no package can have",
        remedy: "Choose another name.\nnext: preview init Previews")
    }
    let library = LibraryPackage.find()
    let template = ProjectTemplate(name: (folder as NSString).lastPathComponent, library: library)
    guard try Self.isEmpty(folder) else {
      try refuseSecondTime(template, in: folder)
      return try add(template, to: folder)
    }
    let files = template.package + (engine.map { [$0.file(template)] } ?? [])
    try write(files, to: folder)
    console.print("made a package in \(folder):")
    for file in files { console.print("  \(file.path)") }
    if records, library != nil { try record(folder, library) }
    advise(template, isRecorded: records && library != nil)
    return .success
  }

  /// - Throws: `CommandFailure` for a package that `init` made, or whose catalog has the name already.
  private func refuseSecondTime(_ template: ProjectTemplate, in folder: String) throws {
    guard let catalog = template.package.first(where: { $0.path.hasSuffix("/\(template.type).swift") }),
      FileManager.default.fileExists(atPath: "\(folder)/\(catalog.path)")
    else { return }
    throw CommandFailure(
      "\(folder) has a catalog already, in \(catalog.path)",
      remedy:
        "Add previews to it, or choose another name.\nnext: preview render --package-path \(ShellWord.quoted(folder))")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl
    }
  }

  private static func folder(named name: String, in current: String) throws -> String {
    guard !name.isEmpty, !name.hasPrefix("-"), name != ".", name != "..",
      !(name as NSString).lastPathComponent.hasPrefix(".")
    else {
      throw CommandFailure("'\(name)' is not a name for a package", remedy: "next: preview init Previews")
    }
    return URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: current)).standardizedFileURL.path
  }

  /// Whether a folder does not exist, or contains only names that begin with a dot.
  private static func isEmpty(_ folder: String) throws -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return true }
    guard isFolder.boolValue else {
      throw CommandFailure("\(folder) is a file", remedy: "Choose another name.\nnext: preview init Previews")
    }
    return try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { $0 == ".git" }
  }

  // MARK: Files

  private func write(_ files: [ProjectTemplate.File], to folder: String) throws {
    for file in files where FileManager.default.fileExists(atPath: "\(folder)/\(file.path)") {
      throw CommandFailure(
        "\(folder)/\(file.path) is there already, and nothing was written",
        remedy: "Move it, or work with it.\nnext: preview list \(ShellWord.quoted("\(folder)/\(file.path)"))")
    }
    let folders = Self.folders(of: files.map { "\(folder)/\($0.path)" })
    try Interruption.deferred {
      for (index, file) in files.enumerated() {
        do throws(AtomicFile.Failure) {
          try AtomicFile().replace("\(folder)/\(file.path)", by: Array(file.text.utf8))
        } catch {
          // A part of a package is worse than none.
          for file in files[..<index] { unlink("\(folder)/\(file.path)") }
          for folder in folders { rmdir(folder) }
          throw CommandFailure(
            "\(folder)/\(file.path) cannot be written: \(error.reason)",
            remedy: "Fix the problem above, then run the command again.")
        }
      }
    }
  }

  /// Returns the folders above files that do not exist, the innermost first.
  private static func folders(of files: [String]) -> [String] {
    var folders: Set<String> = []
    for file in files {
      var folder = (file as NSString).deletingLastPathComponent
      while folder.count > 1, !FileManager.default.fileExists(atPath: folder) {
        folders.insert(folder)
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    return folders.sorted { $0.count > $1.count }
  }

  private func add(_ template: ProjectTemplate, to folder: String) throws -> ExitStatus {
    guard engine == nil else {
      throw CommandFailure(
        "\(folder) is not empty, and --ci writes a workflow for new packages only",
        remedy: "Copy a workflow from docs/ci.\nnext: preview init")
    }
    try write(template.single, to: folder)
    console.print("added a catalog to \(folder), and changed nothing else:")
    for file in template.single { console.print("  \(file.path)") }
    console.print("next: preview render \(ShellWord.quoted("\(ProjectTemplate.singleFolder)/\(template.type).swift"))")
    if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") {
      console.print("To build it with the package, add to Package.swift:")
      for line in template.manifestLines { console.print("  \(line)") }
    }
    return .success
  }

  // MARK: Goldens

  private func record(_ folder: String, _ library: LibraryPackage?) throws {
    if library?.isCompiled == false { console.note("LayoutPreview is compiled now, which takes some minutes once.") }
    console.note("building the package and recording its goldens…")
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let environment = ProcessVariables.current.filter { $0.key != "CI" }
    let end: ProcessEnd
    do throws(ChildProcess.StartError) {
      end = try Interruption.supervising { () throws(ChildProcess.StartError) in
        try ChildProcess.start(
          program, arguments: [program, "record", "--quiet", "--package-path", folder], environment: environment,
          streams: [(2, 1)])
      } _: { pid throws(ChildProcess.StartError) in
        ChildProcess.wait(for: pid)
      }
    } catch {
      throw CommandFailure("\(program) cannot be started: \(error.message)", remedy: "next: preview doctor")
    }
    guard end == .exited(status: 0) else {
      throw CommandFailure(
        "the package was made, and its goldens could not be recorded",
        remedy: "Fix the problem above.\nnext: cd \(ShellWord.quoted(folder)) && preview record")
    }
  }

  private func advise(_ template: ProjectTemplate, isRecorded: Bool) {
    let enter = name.map { "cd \(ShellWord.quoted($0)) && " } ?? ""
    console.print(
      "next: \(enter)\(isRecorded ? "" : "preview record && ")preview test && swift test", style: { $0.bold })
    if let engine, let place = Version.placeholder {
      console.print(
        "\(engine.file(template).path) takes LayoutPreview from \(Version.repository): write the owner of your copy for \(place)."
      )
    }
    console.print("Other packages depend on LayoutPreview by one of these lines:")
    for line in LibraryPackage.dependencies(template.library) { console.print("  \(line)") }
  }
}
