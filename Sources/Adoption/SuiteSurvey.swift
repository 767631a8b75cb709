import Foundation
import LPSupport

/// Finds the modules of a suite of snapshot tests: the tests, and what they import as far as its sources are there.
package struct SuiteSurvey {
  /// Where modules are looked for, besides the suite's own folder.
  package struct Places: Sendable {
    /// The folder of the suite.
    package let folder: String
    /// Folders of tests; those that import a library of snapshot tests where it is empty.
    package var tests: [String] = []
    /// Folders of packages and of modules.
    package var sources: [String] = []
    /// The folder that is written, of which nothing is read.
    package var out = ""

    package init(folder: String) { self.folder = folder }
  }

  private let places: Places
  /// The modules that the compiler finds.
  private let known: Set<String>
  private let dump: (String) -> PackageDump?
  private let files: [String]
  private let project: XcodeProject
  private var dumps: [String: PackageDump?] = [:]
  private var texts: [String: String] = [:]

  /// The modules of LayoutPreview that a manifest names as products.
  package static let products: Set<String> = SourceImports.snapshotModules.union(["UIKit", "Combine"])

  /// - Parameters:
  ///   - known: the modules that the compiler finds.
  ///   - dump: reads the manifest in a folder.
  package init(_ places: Places, known: Set<String>, dump: @escaping (String) -> PackageDump?) {
    (self.places, self.known, self.dump) = (places, known.union(Self.products), dump)
    files = SuiteFiles(below: places.folder) { $0 == places.out }.paths
    project = XcodeProject(in: places.folder)
  }

  /// - Returns: the modules; those that others import first.
  /// - Throws: `CommandFailure` where there are no snapshot tests.
  package mutating func modules() throws -> [SuiteModule] {
    var found = try tests()
    let tested = Set(found.flatMap(\.sources))
    var position = 0
    while position < found.count {
      for name in imports(of: found[position]) where !known.contains(name) {
        if found.contains(where: { $0.name == name }) {
          found[position].dependencies.append(name)
        } else if let module = module(name, without: tested) {
          found[position].dependencies.append(name)
          found.append(module)
        } else {
          found[position].missing.append(name)
        }
      }
      found[position].products = imports(of: found[position]).filter(Self.products.contains)
      position += 1
    }
    return Self.ordered(found)
  }

  private mutating func imports(of module: SuiteModule) -> [String] {
    var seen: Set<String> = []
    return module.sources.flatMap { SourceImports.modules(in: text($0)) }
      .filter { $0 != module.name && seen.insert($0).inserted }
  }

  private mutating func text(_ path: String) -> String {
    if let known = texts[path] { return known }
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    texts[path] = text
    return text
  }

  /// Modules behind those that they import; of cycles, which do not compile, each module once.
  private static func ordered(_ modules: [SuiteModule]) -> [SuiteModule] {
    var (ordered, seen) = ([SuiteModule](), Set<String>())
    func add(_ module: SuiteModule) {
      guard seen.insert(module.name).inserted else { return }
      for name in module.dependencies.sorted() { modules.first { $0.name == name }.map(add) }
      ordered.append(module)
    }
    for module in modules { add(module) }
    return ordered
  }

  // MARK: Tests

  private mutating func tests() throws -> [SuiteModule] {
    let manifest = manifest(in: places.folder)
    let targets = manifest?.targets.filter { $0.type == "test" } ?? []
    var found: [SuiteModule] = []
    if places.tests.isEmpty {
      for target in targets {
        let module = self.module(of: target, .tests, in: places.folder)
        if hasSnapshots(module.sources) { found.append(module) }
      }
      found += looseTests(besides: Set(found.flatMap(\.sources)).union(sourcesOfLibraries()))
    } else {
      for folder in places.tests {
        let target = targets.first { "\(places.folder)/\($0.folder)" == folder }
        let module = target.map { self.module(of: $0, .tests, in: places.folder) } ?? testModule(in: folder)
        if !module.sources.isEmpty { found.append(module) }
      }
    }
    guard !found.isEmpty else {
      throw CommandFailure(
        places.tests.isEmpty
          ? "no source below \(places.folder) imports SnapshotTesting or FBSnapshotTestCase"
          : "no Swift file in \(places.tests.joined(separator: ", "))",
        remedy: "Name the folders of the tests with --tests, then run the command again.")
    }
    return found
  }

  /// The sources that the folder's own manifest compiles as libraries: they are neither tests nor helpers of these.
  package mutating func sourcesOfLibraries() -> Set<String> {
    let targets = manifest(in: places.folder)?.targets ?? []
    return Set(
      targets.filter { $0.type != "test" }.flatMap { module(of: $0, .library, in: places.folder).sources })
  }

  private mutating func hasSnapshots(_ sources: [String]) -> Bool {
    sources.contains { !SourceImports.snapshotModules.isDisjoint(with: SourceImports.modules(in: text($0))) }
  }

  /// The tests that no manifest lists, as those of a project of Xcode: by the outermost folders that are named so.
  private mutating func looseTests(besides known: Set<String>) -> [SuiteModule] {
    var folders: [String] = []
    for path in files where SuiteFiles.isSource(path) && !known.contains(path) && hasSnapshots([path]) {
      let folder = testFolder(of: path)
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders.map { folder in
      var module = testModule(in: folder)
      module.sources.removeAll(where: known.contains)
      complete(&module)
      return module
    }
  }

  /// Adds what the project compiles with the tests: helpers that are in other folders.
  private func complete(_ module: inout SuiteModule) {
    let own = Set(module.sources)
    let target = project.targets.filter(\.isTests).max { first, second in
      first.sources.count(where: own.contains) < second.sources.count(where: own.contains)
    }
    guard let target, target.sources.contains(where: own.contains) else { return }
    let others = target.sources.filter { !own.contains($0) && FileManager.default.fileExists(atPath: $0) }
    module.sources = (module.sources + others).sorted()
  }

  private func testFolder(of path: String) -> String {
    let parts = path.dropFirst(places.folder.count + 1).split(separator: "/").dropLast()
    let named = parts.firstIndex { $0.lowercased().contains("test") }
    let last = named.map { parts[...$0] } ?? parts
    return ([Substring(places.folder)] + last).joined(separator: "/")
  }

  private func testModule(in folder: String) -> SuiteModule {
    let name = Self.identifier((folder as NSString).lastPathComponent)
    return filled(
      SuiteModule(name: name == "Tests" ? "SuiteTests" : name, kind: .tests, folder: folder, sources: []))
  }

  // MARK: Modules

  /// The sources of a module: of a target by a manifest, of a folder by its name, or, for the app itself, what is left.
  private mutating func module(_ name: String, without tested: Set<String>) -> SuiteModule? {
    for folder in packages() {
      guard let manifest = manifest(in: folder, mentioning: name) else { continue }
      let target = manifest.targets.first { $0.name == name && !["test", "binary", "macro"].contains($0.type) }
      if let target {
        let module = self.module(of: target, .library, in: folder)
        return module.sources.isEmpty ? nil : module
      }
    }
    let target = project.targets.first { !$0.isTests && Self.identifier($0.name) == name }
    if let target, let module = self.module(of: target), !module.sources.isEmpty { return module }
    for folder in folders(named: name) {
      var module = filled(SuiteModule(name: name, kind: .library, folder: folder, sources: []))
      module.sources.removeAll { tested.contains($0) || Self.isOfTests($0, below: folder) }
      if !module.sources.isEmpty { return module }
    }
    return nil
  }

  /// The folders with manifests: the suite's own, those that are named, and those that were checked out.
  private func packages() -> [String] {
    let manager = FileManager.default
    let parent = (places.folder as NSString).deletingLastPathComponent
    let checkouts = [
      "\(places.folder)/.build/checkouts", "\(places.folder)/SourcePackages/checkouts",
      "\(parent)/SourcePackages/checkouts", "\(places.folder)/Carthage/Checkouts", "\(places.folder)/Pods",
    ]
    let above = places.sources + checkouts
    let inside = above.flatMap { folder in
      ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
    }
    return ([places.folder] + above + inside).filter { manager.fileExists(atPath: "\($0)/Package.swift") }
  }

  private mutating func manifest(in folder: String, mentioning name: String? = nil) -> PackageDump? {
    if let name {
      guard text("\(folder)/Package.swift").contains("\"\(name)\"") else { return nil }
    } else if !FileManager.default.fileExists(atPath: "\(folder)/Package.swift") {
      return nil
    }
    if let known = dumps[folder] { return known }
    let made = dump(folder)
    dumps[folder] = .some(made)
    return made
  }

  /// The folders that may be those of a module, by their names.
  private func folders(named name: String) -> [String] {
    let manager = FileManager.default
    let own = [places.folder, "\(places.folder)/Sources", "\(places.folder)/Modules", "\(places.folder)/Packages"]
    let above = own + places.sources + ["\(places.folder)/Pods", "\(places.folder)/Carthage/Checkouts"]
    let wanted = Self.plain(name)
    let itself = places.sources.filter { Self.plain(($0 as NSString).lastPathComponent) == wanted }
    let inside = above.flatMap { folder in
      ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { Self.plain($0) == wanted }
        .map { "\(folder)/\($0)" }
    }
    return (itself + inside).flatMap { ["\($0)/Sources", $0] }.filter { folder in
      var isFolder: ObjCBool = false
      return manager.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static func isOfTests(_ path: String, below folder: String) -> Bool {
    path.dropFirst(folder.count + 1).split(separator: "/").dropLast().contains { part in
      ["tests", "uitests", "example", "examples", "demo", "sample", "samples"].contains(part.lowercased())
        || part.hasSuffix("Tests")
    }
  }

  private static func identifier(_ name: String) -> String {
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let joined = parts.joined(separator: "_")
    return joined.first?.isLetter == true ? joined : "Suite\(joined)"
  }

  // MARK: Files

  private func module(of target: PackageDump.Target, _ kind: SuiteModule.Kind, in package: String) -> SuiteModule {
    let folder = Self.path("\(package)/\(target.folder)")
    var module = filled(SuiteModule(name: target.name, kind: kind, folder: folder, sources: []))
    let excluded = target.exclude.map { Self.path("\(folder)/\($0)") }
    let chosen = target.sources?.map { Self.path("\(folder)/\($0)") }
    func isIn(_ path: String, _ roots: [String]) -> Bool { roots.contains { path == $0 || path.hasPrefix($0 + "/") } }
    module.sources.removeAll { path in
      isIn(path, excluded) || chosen.map { !isIn(path, $0) } ?? false
    }
    module.sources = single(module.sources, of: target.name)
    module.resources = target.resources
    let declared = target.resources.map { Self.path("\(folder)/\($0.path)") }
    // Tests read files beside their sources, by the path of these.
    if kind == .library { module.files.removeAll { isIn($0, excluded) && !isIn($0, declared) } }
    module.resources += Self.implied(module.files.filter { !isIn($0, declared) }, in: folder)
    return module
  }

  /// A module of a project's target. Its folder is the one that all of its sources are in.
  private func module(of target: XcodeProject.Target) -> SuiteModule? {
    let sources = target.sources.filter { FileManager.default.fileExists(atPath: $0) }
    guard let first = sources.first else { return nil }
    var folder = first.split(separator: "/").dropLast()
    for path in sources {
      folder = folder.prefix(zip(folder, path.split(separator: "/").dropLast()).prefix { $0 == $1 }.count)
    }
    var module = filled(
      SuiteModule(
        name: Self.identifier(target.name), kind: .library, folder: "/" + folder.joined(separator: "/"), sources: []))
    module.sources = sources
    return module
  }

  /// The sources that the project compiles, where several have one name: no compiler takes that, so that a manifest
  /// that has them all is not the one that is built.
  private func single(_ sources: [String], of name: String) -> [String] {
    let listed = Set(project.targets.filter { $0.name == name }.flatMap(\.sources))
    let names = sources.map { ($0 as NSString).lastPathComponent }
    guard Set(names).count < names.count, sources.contains(where: listed.contains) else { return sources }
    return sources.filter(listed.contains)
  }

  private func filled(_ module: SuiteModule) -> SuiteModule {
    var module = module
    let paths =
      module.folder.hasPrefix(places.folder + "/")
      ? files.filter { $0.hasPrefix(module.folder + "/") }
      : SuiteFiles(below: module.folder) { $0 == places.out }.paths
    module.sources = paths.filter { SuiteFiles.isSource($0) && !SuiteFiles.isReference($0) }
    module.references = paths.filter(SuiteFiles.isReference)
    module.files = paths.filter { !SuiteFiles.isReference($0) && Self.isResource($0) }
    return module
  }

  /// The resources that the package manager takes without a rule, for which it makes `Bundle.module`: translations and
  /// asset catalogs, of which Linux knows only the former.
  private static func implied(_ files: [String], in folder: String) -> [PackageDump.Target.Resource] {
    var (catalogs, translations) = ([String: String](), [String]())
    for file in files where file.hasPrefix(folder + "/") {
      let path = String(file.dropFirst(folder.count + 1))
      let parts = path.split(separator: "/").map(String.init)
      if let end = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
        if catalogs[parts[end]] == nil { catalogs[parts[end]] = parts[...end].joined(separator: "/") }
      } else if parts.dropLast().last?.hasSuffix(".lproj") == true {
        translations.append(path)
      } else if path.hasSuffix(".xcstrings"), let name = parts.last, catalogs[name] == nil {
        catalogs[name] = path
      }
    }
    return catalogs.values.sorted().map { .init(path: $0, rule: "copy") }
      + translations.sorted().map { .init(path: $0, rule: "process") }
  }

  /// Whether a file may be one that code reads when it runs.
  private static func isResource(_ path: String) -> Bool {
    let code = ["swift", "m", "mm", "h", "c", "cpp", "md", "yml", "yaml", "sh", "rb", "podspec", "modulemap", "docc"]
    return !code.contains((path as NSString).pathExtension.lowercased()) && !path.contains(".docc/")
      && !path.contains(".xcodeproj/")
  }

  private static func path(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
