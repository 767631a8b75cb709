import LPArguments
import LPCommandLine
import LPEditorServer
import Foundation
import LPJSONRPC
import LPSupport
import LPProcesses

/// The catalogs of an editor's folder: followed, built and kept loaded as those of the live page, which is served from
/// the same ones.
final class EditorCatalogs: EditorHost {
  private struct Started {
    let follower: CatalogFollower
    let order: ToolOrder
    /// The descriptor that ends the follower's thread when it is closed.
    let stop: Int32
  }

  private let command: ParsedCommand
  private let started = Locked<Started?>(nil)
  private let page = LivePage()

  /// - Parameter command: the options, and the files that are catalogs where some are named.
  init(_ command: ParsedCommand) { self.command = command }

  // MARK: Starting

  func start(_ folder: String?, changed: @escaping @Sendable () -> Void) throws {
    guard started.withLock({ $0 == nil }) else { return }
    if let folder, !FileManager.default.changeCurrentDirectoryPath(folder) {
      throw CommandFailure("the folder \(folder) cannot be entered", remedy: "Open another folder.")
    }
    let order = try order()
    // Reports and goldens are found from the package's folder.
    if !order.namesFiles {
      _ = FileManager.default.changeCurrentDirectoryPath(try PackageBuild.root(order.packagePath))
    }
    let page = page
    let follower = try CatalogFollower(
      order,
      publish: {
        page.publish()
        changed()
      },
      say: { _ in })
    let (input, output) = try ChildProcess.pipe()
    started.withLock { $0 = Started(follower: follower, order: order, stop: output) }
    let thread = Thread { follower.follow(until: input) }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// The command, with the catalogs of a folder that is in no package.
  private func order() throws -> ToolOrder {
    let hasPackage = (try? PackageBuild.root(command[Options.packagePath])) != nil
    guard command.operands.isEmpty, !hasPackage, command[Options.executables].isEmpty else {
      return try ToolOrder(command)
    }
    let files = Self.files(in: FileManager.default.currentDirectoryPath)
    guard !files.isEmpty else {
      throw CommandFailure(
        "the folder is not in a package, and no file in it is a catalog", remedy: "Run 'preview init' to start one.")
    }
    return try ToolOrder(ParsedCommand(verb: command.verb, operands: files, options: command.options))
  }

  private static let mostEntries = 4096
  private static let mostFiles = 64

  /// The files of a folder that are catalogs by themselves.
  private static func files(in folder: String) -> [String] {
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles, .skipsPackageDescendants]
    let all = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: options)
    let sources = (all?.prefix(mostEntries).compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    let catalogs = sources.map(\.path).sorted().filter { path in
      (try? String(contentsOfFile: path, encoding: .utf8)).map(CatalogSource.isCatalog) ?? false
    }
    return Array(catalogs.prefix(mostFiles))
  }

  func end() {
    if let stop = started.withLock({ $0?.stop }) { close(stop) }
    page.stop()
  }

  // MARK: Catalogs

  var state: EditorState {
    started.withLock { $0 }?.follower.host.editorState ?? EditorState(.building, generation: 0, catalogs: [])
  }

  func ask(_ catalog: Int, _ question: JSONValue) -> Data {
    guard let catalog = started.withLock({ $0 })?.follower.host.catalog(catalog) else {
      return LiveCatalog.failure(CommandFailure("there is no such catalog", remedy: "Wait for the build."))
    }
    return catalog.ask(question)
  }

  func livePage() throws -> String {
    guard let started = started.withLock({ $0 }) else { throw Self.notStarted }
    return try page.start(started.follower, port: nil, operands: started.order.command.operands)
  }

  private static let notStarted = CommandFailure("there is no catalog yet", remedy: "Wait for the build.")

  // MARK: Verbs

  func run(_ verb: String, preview: String, of catalog: Int) throws -> (report: JSONValue, files: [String]) {
    guard let executable = started.withLock({ $0 })?.follower.host.catalog(catalog)?.executable else {
      throw Self.notStarted
    }
    let out = FileManager.default.currentDirectoryPath + "/.preview/pictures"
    let options = verb == "render" ? ["--format=png", "--out=\(out)"] : []
    let report = try executable.report(verb, options, preview: preview)
    let previews = (report["catalogs"]?.array ?? []).flatMap { $0["previews"]?.array ?? [] }
    let files = previews.flatMap { $0["variants"]?.array ?? [] }.flatMap { $0["files"]?.array ?? [] }
    return (report, files.compactMap(\.string).map { "\(out)/\($0)" })
  }
}
