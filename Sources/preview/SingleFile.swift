import LPCommandLine
import Foundation
import LPProcesses
import LPArguments
import LPSupport
import LPSnapshots

/// A Swift file with a catalog, without a package. It is compiled against the library beside this tool, once for each
/// content.
struct SingleFile {
  private let file: String
  private let url: URL
  private let order: ToolOrder
  private let console: Console

  init(_ file: String, _ order: ToolOrder, _ console: Console) {
    self.file = file
    url = URL(fileURLWithPath: file).standardizedFileURL
    self.order = order
    self.console = console
  }

  /// - Throws: `CommandFailure` if the file does not compile, or does not stay the same while it is compiled.
  func catalog() throws -> CatalogExecutable {
    for _ in 0..<5 {
      let source = try read()
      let result = Result { try catalog(of: source) }
      // The result of a file that changed belongs to neither text.
      if (try? read()) == source { return try result.get() }
    }
    throw CommandFailure(
      "\(file) changes while it is compiled", remedy: "Run the command again once the file is written.\n\(again)")
  }

  private func catalog(of source: String) throws -> CatalogExecutable {
    if Verb(of: order.command).takes(Options.packagePath.row) {
      try refuseSameName(as: CatalogSource.declared(in: source))
    }
    let date = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    if let date, date.timeIntervalSince1970 < 0 {
      throw CommandFailure(
        "\(file) is dated before 1970, with which the compiler crashes",
        remedy: "next: touch \(ShellWord.quoted(file))")
    }
    let runtime = try Runtime.find()
    let cache = try CompileCache()
    let key = CompileCache.Key(path: url.path, source: source, runtime: runtime.identity)
    if let known = cache.executable(key) {
      if order.isVerbose { console.note("\(file): already compiled in \(known)") }
      return CatalogExecutable(name: file, path: known, root: nil)
    }
    console.showProgress(done: 0, of: 1, "Compiling \(file)")
    let start = Date()
    let made = try cache.make(key) { folder in
      try compile(into: folder, runtime)
      guard try read() == source else { throw CommandFailure("\(file) changed while it was compiled", remedy: again) }
    }
    console.clearProgress()
    if order.isVerbose {
      console.note("\(file): compiled in \(String(format: "%.1f", Date().timeIntervalSince(start))) s to \(made)")
    }
    return CatalogExecutable(name: file, path: made, root: nil)
  }

  private func read() throws -> String {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw MissingFile.failure(file)
    }
    guard let source = try? String(contentsOf: url, encoding: .utf8) else {
      throw CommandFailure(
        "\(file) cannot be read as UTF-8 text",
        remedy: "Check its encoding and permissions, then run the command again.")
    }
    guard CatalogSource.isCatalog(source) else {
      throw CommandFailure(
        "\(file) contains no catalog",
        remedy:
          "Write a type that conforms to PreviewCatalog and is marked with @main (see docs/commands.md), then run the "
          + "command again.")
    }
    return source
  }

  /// - Throws: `CommandFailure` if a file beside this one, or another file of the command, declares a catalog of the same
  ///   name, whose goldens would be in the same folder.
  private func refuseSameName(as names: Set<String>) throws {
    let folder = url.deletingLastPathComponent()
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".swift") }
    let others =
      (beside ?? []).map { folder.appendingPathComponent($0) }
      + order.files.map { URL(fileURLWithPath: $0).standardizedFileURL }
    for other in others.sorted(by: { $0.path < $1.path }) where other.path != url.path {
      guard let source = try? String(contentsOf: other, encoding: .utf8), CatalogSource.isCatalog(source) else {
        continue
      }
      for name in CatalogSource.declared(in: source).sorted() where names.contains(name) {
        throw CatalogSource.sameName(name, "\(file) and \(SourcePath.shown(other.path))")
      }
    }
  }

  private func compile(into folder: String, _ runtime: Runtime) throws {
    do {
      try AtomicFile().replace("\(folder)/module.modulemap", by: Array(Runtime.moduleMap.utf8))
    } catch {
      throw notCompiled("\(folder) cannot be written: \(error.reason)")
    }
    var command = runtime.compiling([url.path], module: moduleName, swift: "6", in: folder)
    let isColored = isatty(2) == 1
    if isColored { command.append("-color-diagnostics") }
    // The leftovers of a compiler that is killed go away with the folder.
    let temporary = "\(folder)/temporary"
    mkdir(temporary, 0o700)
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    let end = try Compiler.run(command, temporary: temporary)
    console.clearProgress()
    if !end.text.isEmpty { console.note(end.text, keepsStyles: isColored) }
    if end.status != 0 { throw failure(end) }
  }

  private func failure(_ end: ChildProcess.CapturedEnd) -> CommandFailure {
    Compiler.obstacle(end, compiling: file).map { CommandFailure($0.problem, remedy: "\($0.remedy)\n\(again)") }
      ?? CommandFailure("\(file) does not compile", remedy: "Fix the errors above.\n\(again)")
  }

  private func notCompiled(_ problem: String) -> CommandFailure {
    CommandFailure(problem, remedy: "Fix the problem above; XDG_CACHE_HOME names another disk.\n\(again)")
  }

  private var again: String { "next: preview \(order.command.verb) \(ShellWord.quoted(file))" }

  /// The file's name as an identifier that differs from the modules it imports.
  private var moduleName: String {
    let stem = url.deletingPathExtension().lastPathComponent
    let letters = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let name = (letters.first?.isLetter ?? false) ? String(letters) : "_" + String(letters)
    return TakenNames.containModule(name) ? name + "_" : name
  }
}
