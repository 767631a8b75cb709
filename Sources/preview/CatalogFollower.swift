import LPArguments
import LPCatalogs
import LPCommandLine
import LPProcesses
import Foundation
import LPLiveServer
import LPSupport
import LPVariants

/// The state of the build. Builds run in a thread, so that changed literals are shown meanwhile.
private struct BuildProgress {
  var isBuilding = false
  /// Whether no further build may begin.
  var isOver = false
  /// All files that are followed.
  var files: [String] = []
  /// The files that changed since the build that is shown began.
  var changed: Set<String> = []
  /// Counts saves, and those that the build knows.
  var saves = 0
  var builtSaves = 0
  var isStale: Bool { saves != builtSaves }
}

/// Follows the sources of catalogs, has them built, and keeps what was built loaded: for the live page and for editors.
final class CatalogFollower: @unchecked Sendable {
  private let order: ToolOrder
  /// Takes what the build says, a line each.
  private let say: (String) -> Void
  /// Is called when the state of `host` has changed.
  private let publish: () -> Void
  /// The package's folder; `nil` where files are named.
  private let root: String?
  private let built: BuiltCatalogs
  private let literals = SourceLiterals()
  let host: LiveCatalogs
  private let progress = Locked(BuildProgress())
  /// Held while literals are compared with what is compiled and shown, so that both are of one build.
  private let showing = Locked(())
  /// The package, or the folders of the files.
  let sources: [String]
  /// The paths that are followed: the sources, and the resources that catalogs read from elsewhere.
  private let followed: [String]

  /// - Throws: `CommandFailure` if there is neither a file nor a package to follow.
  init(_ order: ToolOrder, publish: @escaping () -> Void, say: @escaping (String) -> Void) throws {
    self.order = order
    (self.publish, self.say) = (publish, say)
    root = order.namesFiles ? nil : try PackageBuild.root(order.packagePath)
    built = BuiltCatalogs(order.command)
    let files = (order.files + order.documents + AppFolder.files(order.appSources)).map {
      URL(fileURLWithPath: $0).standardizedFileURL
    }
    sources = root.map { [$0] } ?? Set(files.map { $0.deletingLastPathComponent().path }).sorted()
    let named = [order.command[Options.resources], order.command[Options.names]].compactMap(\.self)
    followed = Set(
      sources + files.flatMap(CatalogResources.folders)
        + (named + order.command[Options.fonts]).map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    ).sorted()
    host = LiveCatalogs(
      editor: order.command[Options.editor] ?? "vscode://file{file}:{line}:{column}", literals, sources: sources,
      words: VariantOptions(order.command).axisWords)
    if let problem = literals.problem, root != nil || !order.files.isEmpty {
      say("note: changed values are shown once they are compiled, and not at once: \(problem.problem)")
      say(problem.remedy)
    }
  }

  /// Builds, and follows the sources until a descriptor can be read from.
  func follow(until interruption: Int32) {
    let watcher = FileWatcher(followed, polls: order.command[Options.polls])
    if watcher.isPolling { say("Changes are looked for twice a second.") }
    progress.withLock { $0.files = watcher.files }
    build()
    while let changed = next(watcher, interruption) { follow(changed, watcher) }
    host.end()
    literals.end()
    // A build that ends early removes what it has written so far.
    progress.withLock { $0.isOver = true }
    for _ in 0..<300 where progress.withLock({ $0.isBuilding }) {
      Interruption.endChildren(by: SIGTERM)
      usleep(10_000)
    }
  }

  /// Waits for changed files; `nil` at the end.
  private func next(_ watcher: FileWatcher, _ interruption: Int32) -> Set<String>? {
    let isPolling = watcher.isPolling
    var waiting = [interruption, watcher.waitable].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&waiting, isPolling ? 1 : 2, isPolling ? Int32(FileWatcher.pollInterval * 1000) : -1)
    if waiting[0].revents != 0 { return nil }
    // An editor makes, writes and renames a file in a few steps.
    if !isPolling { usleep(3000) }
    return Self.withSuccessors(watcher.changes(), watcher)
  }

  /// Waits until sources that went away are there again, for a tenth of a second at most: some editors move a file away
  /// before they write it anew. Backups that editors delete are not waited for.
  private static func withSuccessors(_ changed: Set<String>, _ watcher: FileWatcher) -> Set<String> {
    var changed = changed
    func isMissing(_ path: String) -> Bool {
      let suffix = (path as NSString).pathExtension
      return (suffix == "swift" || resources.contains(suffix)) && !FileManager.default.fileExists(atPath: path)
    }
    for _ in 0..<50 where changed.contains(where: isMissing) {
      usleep(2000)
      changed.formUnion(watcher.changes())
    }
    return changed
  }

  // MARK: Building

  /// Suffixes of what catalogs read when they start.
  private static let resources: Set<String> = [
    "xcstrings", "strings", "stringsdict", "json", "png", "jpg", "jpeg", "webp", "pdf", "svg", "ttf", "otf", "ttc",
    "storyboard", "xib",
  ]

  /// Shows changed literals at once, and has the sources built behind.
  private func follow(_ changed: Set<String>, _ watcher: FileWatcher) {
    let changed = changed.filter(concerns)
    guard !changed.isEmpty else { return }
    let (files, isBuilding) = progress.withLock { progress in
      progress.changed.formUnion(changed)
      progress.saves += 1
      progress.files = watcher.files
      return (progress.changed, progress.isBuilding)
    }
    host.begin()
    showing.withLock { _ in
      if let edits = literals.edits(to: files.sorted()), !edits.isEmpty { host.show(edits) }
    }
    publish()
    if !isBuilding { build() }
  }

  /// Builds in another thread, until nothing changed meanwhile.
  private func build() {
    progress.withLock { $0.isBuilding = true }
    let thread = Thread { [self] in
      repeat {
        buildOnce()
      } while progress.withLock { progress in
        progress.isBuilding = progress.isStale && !progress.isOver
        return progress.isBuilding
      }
    }
    // A package's build is planned by recursive code.
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func buildOnce() {
    let (files, changed) = progress.withLock { progress in
      progress.builtSaves = progress.saves
      return (progress.files, progress.changed)
    }
    say("[preview] begin")
    host.begin()
    publish()
    let texts = SourceLiterals.read(files)
    let result = Result { try catalogs().map { LiveCatalog($0, words: words) } }
    let loaded = (try? result.get()) ?? []
    // With the first layout, names are read from the sources.
    let layouts = host.layouts(of: loaded)
    // These files changed during the build, so it is unknown which text was compiled.
    let unclear = texts.filter { $0.value != SourceLiterals.read([$0.key])[$0.key] }.map(\.key)
    let isShown =
      !unclear.isEmpty && literals.edits(to: progress.withLock { $0.changed.union(unclear) }.sorted()) != nil
    if isShown {
      // Another build follows.
      for catalog in loaded { catalog.end() }
    } else {
      show(result, layouts, of: texts.filter { !unclear.contains($0.key) }, changed)
    }
    publish()
    say("[preview] end")
  }

  /// Shows what was compiled from some texts.
  ///
  /// - Parameters:
  ///   - layouts: what the catalogs answered to the page's last questions.
  ///   - changed: what had changed when the build began.
  private func show(
    _ result: Result<[LiveCatalog], any Error>, _ layouts: [Int: Data], of texts: [String: String],
    _ changed: Set<String>
  ) {
    do {
      let catalogs = try result.get()
      if let failure = catalogs.lazy.compactMap(\.failure).first {
        host.replaceStarted(by: catalogs)
        throw failure
      }
      let isSame = showing.withLock { _ in
        literals.setCompiled(texts)
        // Files that were saved while the compiler ran are newer than its result.
        let (newer, isStale) = progress.withLock { progress in
          progress.changed.subtract(
            changed.filter { !$0.hasSuffix(".swift") || SourceLiterals.read([$0])[$0] == texts[$0] })
          return (progress.changed, progress.isStale)
        }
        let edits = newer.isEmpty ? [] : literals.edits(to: newer.sorted()) ?? []
        return host.replace(by: catalogs, layouts, edits: edits, isStale: isStale)
      }
      publish()
      if !isSame(), progress.withLock({ $0.changed.isEmpty }) {
        say("note: the compiled layout differs from the one that was shown for the changed literals")
      }
    } catch {
      report(CommandFailure(error, next: "Fix the problem above, then save the source."))
    }
  }

  private func concerns(_ path: String) -> Bool {
    let suffix = (path as NSString).pathExtension
    // Recording goldens changes nothing that is shown.
    if let root, path.hasPrefix(root + "/goldens/") { return false }
    if root != nil { return !path.hasSuffix("~") && !suffix.hasPrefix("sw") || suffix == "swift" }
    if suffix == "swift" { return isSource(path) }
    return Self.resources.contains(suffix)
  }

  /// Whether a file is one of the named ones, or below a named folder.
  private func isSource(_ path: String) -> Bool {
    (order.files + order.appSources).contains { operand in
      let named = URL(fileURLWithPath: operand).standardizedFileURL.path
      return named == path || path.hasPrefix(named + "/")
    }
  }

  private func catalogs() throws -> [CatalogExecutable] {
    let given = order.command[Options.executables]
    if !given.isEmpty { return given.map { CatalogExecutable(name: $0, path: $0, root: root) } }
    if let root { return try built.catalogs(of: root) { _ in } }
    return try BuiltCatalogs.noting { console in
      try FileCatalogs.compiled(order, console) + DocumentFolder.catalogs(order)
    }
  }

  private func report(_ failure: CommandFailure) {
    let problems = CompilerProblem.all(in: failure.remedy)
    let errors = problems.filter { $0.severity == "error" }
    host.fail(failure.problem + (errors.isEmpty ? "\n" + failure.remedy : ""), errors)
    for problem in problems {
      say("\(problem.file):\(problem.line):\(problem.column): \(problem.severity): \(problem.message)")
    }
    say("error: \(failure.problem)")
    if errors.isEmpty { say("  fix: \(failure.remedy)") }
  }

  /// The arguments of a catalog's process.
  private var words: [String] {
    let own = [Options.port.row, Options.opens.row, Options.polls.row, Options.editor.row]
    let rest = ToolOrder.withoutOwn(order.command).without(own)
    return ParsedCommand(verb: rest.verb, options: rest.options).arguments()
  }
}
