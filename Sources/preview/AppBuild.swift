import LPAppSources
@_spi(AppSources) import LPCatalogs
import Foundation
import LPSupport
import LPSnapshots
import LPProcesses

/// Some sources of an app, rewritten and compiled with a catalog.
struct AppBuild {
  let rewritten: [RewrittenSource]
  private let sources: [AppSource]
  private let runtime: Runtime
  private let hasUIKit: Bool
  private let swift: String
  private let folder: String
  private let standIns: StandIns
  /// The makers of values of the sources' types.
  let makers: ValueMakers
  private let documents: [String]
  private let views: [String]
  private let unit: AppUnit?
  /// The modules that the app brings along, in the order of their names.
  private let vendored: [(name: String, module: VendoredModules.Module)]

  /// - Parameters:
  ///   - views: the types to show; the `#Preview` blocks where there are none.
  ///   - vendored: the modules that the app brings along, by name.
  ///   - everywhere: the modules that some source of the app imports, and that show members of theirs in all.
  ///   - unit: the part of the app that is compiled as a library; `nil` for a program.
  init(
    _ sources: [AppSource], _ standIns: StandIns, showing views: [String], without calls: Set<ValueMakers.Call>,
    _ runtime: Runtime, _ modules: Set<String>, _ swift: String, _ folder: String, documents: [String],
    _ information: AppInformation, vendored: [String: VendoredModules.Module] = [:], seeing everywhere: [String] = [],
    unit: AppUnit? = nil
  ) {
    var standIns = standIns
    standIns.addRequests(seeing: everywhere, among: modules)
    standIns.inform(information.texts, from: information.path.map(SourcePath.shown), sources)
    self.vendored = vendored.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let others = self.vendored.flatMap(\.module.sources)
    makers = ValueMakers(sources + others, showing: views, without: calls, &standIns)
    (self.documents, self.views, self.unit) = (documents, views, unit)
    rewritten = SourceRewrite(
      sources, .catalog(showsBlocks: views.isEmpty), modules: modules, everywhere: everywhere
    ).rewritten()
    hasUIKit = UIKitModule.replacement(among: modules) == nil
    (self.sources, self.standIns, self.runtime) = (sources, standIns, runtime)
    (self.swift, self.folder) = (swift, folder)
  }

  private static let moduleName = "AppSourcesCatalog"
  /// The steps that the compiler may take for the types of one expression, a twentieth of its own limit.
  private static let mostScopes = 50_000

  /// The blocks that are shown: of a part of an app, those of its own source.
  var blocks: [PreviewBlock] { rewritten.filter { unit == nil || unit?.path == $0.path }.flatMap(\.blocks) }

  /// The previews of the views or blocks.
  func catalog() throws -> GeneratedCatalog {
    var catalog = GeneratedCatalog(documents: documents)
    for view in views { try catalog.add(view, from: sources) }
    if views.isEmpty { catalog.add(blocks) }
    return catalog
  }

  /// Compiles the sources.
  func run() throws -> ChildProcess.CapturedEnd {
    let catalog = try catalog()
    let temporary = "\(folder)/temporary"
    mkdir(temporary, 0o700)
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    var files: [String] = []
    for (index, source) in rewritten.enumerated() {
      let name = URL(fileURLWithPath: source.path).deletingPathExtension().lastPathComponent
      files.append("\(temporary)/\(name)-\(index).swift")
      let functions = (makers.functions[source.path] ?? "") + (catalog.functions[source.path] ?? "")
      try write(source.bytes + Array(functions.utf8), to: files[index])
    }
    files.append("\(temporary)/\(GeneratedCatalog.typeName).swift")
    try write(Array(generated(catalog).utf8), to: files[rewritten.count])
    files.append("\(temporary)/StandIns.swift")
    let values = imports + standIns.source(makers, hasUIKit: hasUIKit) + valuesOfModules
    try write(Array(values.utf8), to: files[rewritten.count + 1])
    try write(Array(Runtime.moduleMap.utf8), to: "\(folder)/module.modulemap")
    var command = runtime.compiling(
      files, module: unit?.moduleName ?? Self.moduleName, swift: swift, in: folder, isLibrary: unit != nil,
      with: vendored.map(\.module.folder))
    // One compiler process: several stop at the first that fails, and the report would lack the others' errors.
    command += [
      "-whole-module-optimization", "-Onone", "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style",
      "llvm",
      // What the catalog imports is not seen in the app's sources.
      "-enable-upcoming-feature", "MemberImportVisibility",
      // The number of steps, not the time, ends the search for types: what is left out depends on no machine.
      "-Xfrontend", "-solver-scope-threshold=\(Self.mostScopes)",
    ]
    return try Compiler.run(command, temporary: temporary)
  }

  /// The imports of the modules that the app brings along.
  private var imports: String {
    vendored.map { "import \($0.name)\n" }.joined()
  }

  /// The functions that make values of the modules' types.
  private var valuesOfModules: String {
    vendored.flatMap(\.module.sources).compactMap { makers.functions[$0.path] }.joined()
  }

  private func generated(_ catalog: GeneratedCatalog) -> String {
    catalog.source(hasUIKit: hasUIKit, symbol: unit == nil ? nil : AppItemPreviews.symbol)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try AtomicFile().replace(path, by: bytes)
    } catch {
      throw CommandFailure(
        "\(path) cannot be written: \(error.reason)",
        remedy: "Fix the problem above, or name another disk's folder with XDG_CACHE_HOME, then run the command again.")
    }
  }
}
