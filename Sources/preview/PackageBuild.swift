import LPCommandLine
import Foundation
import LPProcesses
import LPCatalogs
import LPSupport

/// Finds the catalogs of a package, and builds them with SwiftPM.
struct PackageBuild {
  private let order: ToolOrder
  private let console: Console
  private let root: String
  private let known: Description?

  /// - Parameter known: what `describe` returned before, if the package has the same files.
  /// - Throws: `CommandFailure` if there is no package.
  init(_ order: ToolOrder, _ console: Console, known: Description? = nil) throws {
    self.order = order
    self.console = console
    self.known = known
    do {
      root = try Self.root(order.packagePath)
    } catch let failure as CommandFailure {
      guard let advice = order.names.first.flatMap(MissingFile.advice) else { throw failure }
      throw CommandFailure(failure.problem, remedy: "\(advice)\n\(failure.remedy)")
    }
  }

  /// The folder of the package that is named, or that the current folder is in.
  ///
  /// - Throws: `CommandFailure` if there is none.
  static func root(_ given: String?) throws -> String {
    let start = URL(fileURLWithPath: given ?? FileManager.default.currentDirectoryPath).standardizedFileURL
    var folder = start
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.path
      }
      if given != nil || folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    throw CommandFailure(
      "no package: \(start.path) has no Package.swift"
        + (given == nil ? ", and neither has any folder above it" : ""),
      remedy:
        "Go to a package's folder, name one with --package-path, or name a file:\n'preview render Card.swift', 'preview render Main.storyboard'."
    )
  }

  func catalogs() throws -> [CatalogExecutable] {
    let description = try known ?? describe()
    let catalogs = description.targets.filter { !catalogTypes(of: $0, among: description.targets).isEmpty }
    try refuseSameNames(catalogs, among: description.targets)
    let targets = try select(catalogs)
    return try targets.map { target in
      let configuration = configuration(of: target)
      let path = path(of: target, configuration)
      if order.skipsBuild {
        try requireBuilt(path)
      } else {
        if isOlder(path, than: description.targets) { console.announce("Building \(target.name)…") }
        try build(target.name, configuration)
      }
      return CatalogExecutable(name: target.name, path: path, root: root)
    }
  }

  // MARK: Finding

  /// The targets of a package and their files.
  struct Description: Decodable {
    fileprivate let targets: [Target]
  }

  fileprivate struct Target: Decodable {
    let name: String
    let type: String
    let path: String
    let sources: [String]
    let dependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name, type, path, sources
      case dependencies = "target_dependencies"
    }
  }

  func describe() throws -> Description {
    let command = ["swift", "package", "--package-path", root, "describe", "--type", "json"]
    let end = try Compiler.run(command, capture: .separately)
    if !end.errors.isEmpty { end.status == 0 ? console.remark(end.errors) : console.note(end.errors) }
    // Warnings may precede the description.
    guard end.status == 0, let start = end.text.firstIndex(of: "{"),
      let description = try? JSONText.decode(Description.self, from: Data(end.text[start...].utf8))
    else {
      throw CommandFailure(
        "the package at \(root) cannot be read",
        remedy: "next: swift package --package-path \(ShellWord.quoted(root)) describe")
    }
    return description
  }

  /// A type that conforms to `PreviewCatalog`, and the target that declares it.
  private struct CatalogType: Hashable {
    let name: String
    let target: String
  }

  /// Returns the catalogs that an executable declares, or starts where a library declares them. Executables below a
  /// folder of tests are fixtures.
  private func catalogTypes(of target: Target, among targets: [Target]) -> Set<CatalogType> {
    guard target.type == "executable", !target.path.split(separator: "/").contains("Tests") else { return [] }
    let sources = texts(of: target)
    let own = sources.filter(CatalogSource.isCatalog).flatMap(CatalogSource.declared)
    guard own.isEmpty else { return Set(own.map { CatalogType(name: $0, target: target.name) }) }
    let started = sources.reduce(into: Set<String>()) { $0.formUnion(CatalogSource.started(by: $1)) }
    guard !started.isEmpty else { return [] }
    let libraries = targets.filter { target.dependencies?.contains($0.name) == true }
    return Set(
      libraries.flatMap { library in
        texts(of: library).flatMap { CatalogSource.declared(in: $0).intersection(started) }
          .map { CatalogType(name: $0, target: library.name) }
      })
  }

  /// - Throws: `CommandFailure` if two targets declare catalogs of one name, whose goldens would be in one folder.
  private func refuseSameNames(_ catalogs: [Target], among targets: [Target]) throws {
    var owners: [String: String] = [:]
    for type in catalogs.flatMap({ catalogTypes(of: $0, among: targets).sorted { $0.name < $1.name } }) {
      if let other = owners[type.name], other != type.target {
        throw CatalogSource.sameName(type.name, "the targets \(other) and \(type.target)")
      }
      owners[type.name] = type.target
    }
  }

  private func texts(of target: Target) -> [String] {
    target.sources.compactMap { try? String(contentsOfFile: "\(root)/\(target.path)/\($0)", encoding: .utf8) }
  }

  private func select(_ targets: [Target]) throws -> [Target] {
    guard !targets.isEmpty else {
      throw CommandFailure(
        "no executable target of the package at \(root) contains a PreviewCatalog",
        remedy: "Add one (see docs/commands.md), or name a file: 'preview render Card.swift'.")
    }
    guard !order.catalogs.isEmpty else { return targets }
    return try order.catalogs.map { name in
      guard let target = targets.first(where: { $0.name.lowercased() == name.lowercased() }) else {
        throw CommandFailure(
          "no catalog '\(name)' in the package at \(root)",
          remedy: "Catalogs: \(targets.map(\.name).joined(separator: ", ")).\nRun 'preview list'.")
      }
      return target
    }
  }

  // MARK: Building

  private func path(of target: Target, _ configuration: String) -> String {
    "\(root)/.build/\(configuration)/\(target.name)"
  }

  /// Returns the configuration that is asked for, or the one that the target was built in last: after `swift test` that
  /// is debug, and a release build would compile everything again.
  private func configuration(of target: Target) -> String {
    func date(_ configuration: String) -> Date? {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path(of: target, configuration))
      return attributes?[.modificationDate] as? Date
    }
    if let given = order.configuration { return given }
    guard let debug = date("debug") else { return "release" }
    return date("release").map { $0 >= debug } ?? false ? "release" : "debug"
  }

  /// Returns whether an executable is missing, or older than a source of the package.
  private func isOlder(_ path: String, than targets: [Target]) -> Bool {
    func date(_ path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    guard let built = date(path) else { return true }
    return targets.contains { target in
      target.sources.contains { date("\(root)/\(target.path)/\($0)").map { $0 > built } ?? false }
    }
  }

  private func requireBuilt(_ path: String) throws {
    guard access(path, X_OK) == 0 else {
      throw CommandFailure(
        "\(path) is not built, and --skip-build builds nothing",
        remedy: "Run the command without --skip-build.")
    }
  }

  private func build(_ target: String, _ configuration: String) throws {
    let command = ["swift", "build", "-c", configuration, "--package-path", root, "--product", target]
    if order.isVerbose { console.note(command.map(ShellWord.quoted).joined(separator: " ")) }
    console.showProgress(done: 0, of: 1, "Building \(target)")
    let end = try Compiler.run(command)
    console.clearProgress()
    if order.isVerbose, end.status == 0 { console.note(end.text) }
    guard end.status == 0 else {
      console.note(Self.problems(end.text))
      let next = "next: \(command.map(ShellWord.quoted).joined(separator: " "))"
      let obstacle = Compiler.obstacle(end, compiling: target)
      throw CommandFailure(
        obstacle?.problem ?? "\(target) does not build",
        remedy: "\(obstacle?.remedy ?? "Fix the errors above, then run the command again.")\n\(next)")
    }
  }

  /// Returns the compiler's messages, each once, without the steps of the build.
  private static func problems(_ text: String) -> String {
    var seen: Set<Substring> = []
    var lines: [Substring] = []
    var isRepeated = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("[") && line.contains("] ") || line.hasPrefix("Building for ") { continue }
      // A message with a place starts a block, which the compiler may repeat for each file that it compiles together.
      if line.hasPrefix("/") || line.contains("error:") && !line.hasPrefix(" ") {
        isRepeated = !seen.insert(line).inserted
      }
      if !isRepeated { lines.append(line) }
    }
    return lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
