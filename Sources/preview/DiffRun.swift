import Foundation
import LPArguments
import LPCatalogs
import LPCommandLine
import LPDrawing
import LPOperations
import LPProcesses
import LPSupport

/// `diff`: builds another commit in a working tree of its own, records how it shows every preview, and compares the
/// sources with that.
@MainActor
struct DiffRun {
  private let command: ParsedCommand
  private let console: Console
  private let git: Git
  /// The folder with the package, or the one that files are named from.
  private let folder: String
  private let range: CommitRange

  init(_ given: ParsedCommand, _ console: Console) throws {
    self.console = console
    let order = try ToolOrder(given)
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
    folder =
      order.namesFiles
      ? current : URL(fileURLWithPath: try PackageBuild.root(order.packagePath)).resolvingSymlinksInPath().path
    let git = try Git(folder)
    self.git = git
    let commits = try order.names.first.flatMap { try CommitRange($0, git) }
    range = try commits ?? CommitRange(git)
    var operands = given.operands
    if commits != nil, let place = operands.firstIndex(of: order.names[0]) { operands.remove(at: place) }
    command = ParsedCommand(verb: given.verb, operands: operands, options: given.options)
  }

  func run() throws -> ExitStatus {
    let goldens = try goldensOfBase()
    let head = try range.head.map { try tree(of: $0) }
    let executables = try executables(in: head).map { executable in
      var one = executable
      one.goldens = goldens
      one.environment[CommandEnvironment.baseVariable] = "\(range.name)\n\(SourcePath.shown(goldens))"
      return one
    }
    let order = try ToolOrder(reporting(command(in: head)))
    let status = try CatalogRun(order, executables, console).run()
    guard !console.isJSON else { return status }
    return max(status, try showFindings(executables, in: head, goldens))
  }

  /// The command with a folder for reports: that of the package, not the one with the base's goldens.
  private func reporting(_ command: ParsedCommand) -> ParsedCommand {
    guard command.has(Options.reports), !command.has(Options.reportFolder) else { return command }
    let place = Options.reportFolder.given("\(folder)/.preview/reports")
    return ParsedCommand(verb: command.verb, operands: command.operands, options: command.options + [place])
  }

  // MARK: The base

  private var bases: String { "\(folder)/.preview/base" }

  /// Returns the folder with the goldens of the base, which are recorded once for each commit and each selection.
  private func goldensOfBase() throws -> String {
    let home = "\(bases)/\(range.base)"
    try makeFolder(home)
    wait(for: home)
    let goldens = "\(home)/\(selection)"
    let mark = "\(goldens)/.complete"
    guard !FileManager.default.fileExists(atPath: mark) else { return goldens }
    // A commit that cannot be checked out is an error, unlike one that cannot be drawn.
    let tree = try self.tree(of: range.base)
    try? FileManager.default.removeItem(atPath: goldens)
    try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
    do {
      console.announce("Drawing \(range.name)…")
      try record(in: tree, into: goldens)
      try Data().write(to: URL(fileURLWithPath: mark))
    } catch let failure as CommandFailure {
      console.note("note: \(range.name) cannot be drawn, so every preview counts as new: \(failure.problem)")
      try? FileManager.default.removeItem(atPath: goldens)
      try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
    }
    return goldens
  }

  /// Makes a folder that git ignores.
  private func makeFolder(_ home: String) throws {
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    let ignored = "\(bases)/.gitignore"
    if !FileManager.default.fileExists(atPath: ignored) {
      try Data("*\n".utf8).write(to: URL(fileURLWithPath: ignored))
    }
  }

  /// Waits until no other command draws into a folder.
  private func wait(for home: String) {
    let lock = open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // The lock ends with the process.
    if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0 {
      console.announce("Another command draws \(range.name); waiting for it…")
      flock(lock, LOCK_EX)
    }
  }

  /// A digest of what decides which variants are drawn, and how.
  private var selection: String {
    let own = Set(
      [Options.reports.row, Options.reportFolder.row, Options.json.row, Options.verbose.row, Options.packagePath.row]
        .map(\.name))
    let words = command.options.filter { !own.contains($0.name) }.map(\.text) + ["--"] + command.operands
    let tool = LinkedFile.buildID("/proc/self/exe") ?? Version.current
    return String(SHA256.hex(Array((words + [tool]).joined(separator: "\n").utf8)).prefix(16))
  }

  private func tree(of commit: String) throws -> String {
    let home = "\(bases)/\(commit)"
    try makeFolder(home)
    let path = "\(home)/tree"
    try git.makeTree(of: commit, at: path)
    return path
  }

  private func record(in tree: String, into goldens: String) throws {
    let given = command(in: tree)
    let order = try ToolOrder(given)
    // The base has none of the files that are named.
    if try ToolOrder(command).namesFiles, !order.namesFiles { return }
    let executables = try PreviewTool.executables(order, console)
    for executable in executables {
      let record = ParsedCommand(
        verb: "record", operands: order.names,
        options: given.options.filter { drawing.contains($0.name) }
          + [Options.recordsAll.given(), Options.packagePath.given(goldens), Options.quiet.given()])
      var environment = executable.environment
      environment[CommandEnvironment.nameVariable] = "preview"
      environment[CommandEnvironment.packageVariable] = executable.root
      environment["TZ"] = PreviewTimeZone.name
      // These goldens are nobody's: they may be written in CI, too.
      environment["CI"] = "false"
      let end = try ChildProcess.run(
        [executable.path] + record.arguments(), environment: environment, capture: .everything)
      guard end.status < 2 || end.status == ExitStatus.otherEnvironment.rawValue else {
        throw CommandFailure(
          "\(executable.name) of \(range.name) cannot be drawn: \(end.text.split(separator: "\n").first ?? "")",
          remedy: "Repair it there, or name another commit.")
      }
    }
    let findings = JSONText.encode(try lint(executables, given))
    try Data(findings.utf8).write(to: URL(fileURLWithPath: "\(goldens)/\(Self.findingsName)"))
  }

  // MARK: Findings

  private static let findingsName = ".lint.json"

  /// Prints what `lint` finds in these sources and not in the base, and what it finds no more.
  private func showFindings(_ executables: [CatalogExecutable], in head: String?, _ goldens: String) throws
    -> ExitStatus
  {
    guard let data = FileManager.default.contents(atPath: "\(goldens)/\(Self.findingsName)") else { return .success }
    let before = try JSONText.decode(LintReport.self, from: data)
    let after = try lint(executables, command(in: head))
    func findings(_ report: LintReport) -> [FindingKey: LintReport.Finding] {
      Dictionary(report.catalogs.flatMap(\.findings).map { (FindingKey($0), $0) }) { first, _ in first }
    }
    var (old, new) = (findings(before), findings(after))
    Self.dropRenamed(&old, &new)
    func show(
      _ title: String, _ found: [FindingKey: LintReport.Finding], besides others: [FindingKey: LintReport.Finding]
    ) {
      let rows = found.filter { others[$0.key] == nil }.values.map { finding in
        // The base's sources are named as those here.
        let file = finding.place?.file.components(separatedBy: "/\(range.base)/tree/").last
        let place = finding.place.flatMap { place in file.map { "\($0):\(place.line): " } } ?? ""
        return "\(title): \(place)\(finding.preview): \(finding.message) [\(finding.rule)]"
      }
      for row in rows.sorted() { console.print(row) }
    }
    show("new finding", new, besides: old)
    show("no longer found", old, besides: new)
    return new.keys.allSatisfy { old[$0] != nil } ? .success : .found
  }

  /// Drops findings that are there under another name of their preview, which neither side has besides the other's.
  private static func dropRenamed(
    _ old: inout [FindingKey: LintReport.Finding], _ new: inout [FindingKey: LintReport.Finding]
  ) {
    let (before, after) = (Set(old.keys.map(\.preview)), Set(new.keys.map(\.preview)))
    for key in old.keys where !after.contains(key.preview) {
      guard let same = new.keys.first(where: { !before.contains($0.preview) && $0.isSame(as: key) }) else { continue }
      (old[key], new[same]) = (nil, nil)
    }
  }

  private func lint(_ executables: [CatalogExecutable], _ command: ParsedCommand) throws -> LintReport {
    let order = try ToolOrder(command)
    let options = command.options.filter { drawing.contains($0.name) }
    let plain = ParsedCommand(verb: "lint", operands: order.names, options: options)
    return try CatalogRun(try ToolOrder(plain), executables, console).lint(besides: [])
  }

  /// The options that decide what is drawn, which every verb has.
  private var drawing: Set<String> {
    let rows = ArgumentVerb.OptionGroup.variants.options + [Options.resources.row, Options.fonts.row]
    return Set(rows.map(\.name) + ["metrics"])
  }

  // MARK: Commits

  /// Returns the command as it is for the sources in a tree; files that the tree does not have are left out.
  private func command(in tree: String?) -> ParsedCommand {
    guard let tree else { return command }
    let operands = command.operands.compactMap { operand -> String? in
      guard let place = place(of: operand, in: tree) else { return operand }
      return FileManager.default.fileExists(atPath: place) ? place : nil
    }
    // Resources and fonts of the repository are those of the commit.
    var options = command.options.filter { $0.name != Options.packagePath.row.name }.map { option in
      let place = option.value.flatMap { self.place(of: $0, in: tree) }
      return switch option.name {
      case Options.resources.row.name: Options.resources.given(place ?? option.value)
      case Options.fonts.row.name: Options.fonts.given(place ?? option.value)
      default: option
      }
    }
    if let package = place(of: folder, in: tree) { options.append(Options.packagePath.given(package)) }
    return ParsedCommand(verb: command.verb, operands: operands, options: options)
  }

  /// Returns the path in a tree of a file or folder of the repository; `nil` for any other word.
  private func place(of word: String, in tree: String) -> String? {
    guard !word.hasPrefix("="), word.hasSuffix("/") || FileManager.default.fileExists(atPath: word) else { return nil }
    let path = URL(fileURLWithPath: word).resolvingSymlinksInPath().path
    let top = URL(fileURLWithPath: git.top).resolvingSymlinksInPath().path
    guard path == top || path.hasPrefix(top + "/") else { return nil }
    return tree + path.dropFirst(top.count) + (word.hasSuffix("/") ? "/" : "")
  }

  private func executables(in tree: String?) throws -> [CatalogExecutable] {
    try PreviewTool.executables(try ToolOrder(command(in: tree)), console)
  }
}

/// What `diff` compares: a commit, and another one or the working tree.
private struct CommitRange {
  let base: String
  /// The other commit; `nil` for the working tree.
  let head: String?
  /// The base in messages.
  let name: String

  /// The last commit and the working tree.
  init(_ git: Git) throws {
    guard let commit = try git.commit("HEAD") else {
      throw CommandFailure("there is no commit yet", remedy: "Commit once, or name a commit: 'preview diff main'.")
    }
    (base, head, name) = (commit, nil, "HEAD (\(commit.prefix(7)))")
  }

  /// Reads `BASE`, `BASE..HEAD` or `BASE...HEAD`; `nil` for a word that names no commit. A branch is compared with where
  /// it left the base, as pull requests are.
  init?(_ word: String, _ git: Git) throws {
    let parts = word.components(separatedBy: word.contains("...") ? "..." : "..")
    guard parts.count <= 2, !word.hasPrefix("=") else { return nil }
    guard parts.count == 2 else {
      guard let commit = try git.commit(word) else { return nil }
      let common = try git.commonAncestor(commit, "HEAD")
      (base, head, name) = (common, nil, Self.name(word, common))
      return
    }
    let ends = parts.map { $0.isEmpty ? "HEAD" : $0 }
    guard let from = try git.commit(ends[0]), let to = try git.commit(ends[1]) else { return nil }
    base = word.contains("...") ? try git.commonAncestor(from, to) : from
    (head, name) = (to, Self.name(ends[0], base))
  }

  private static func name(_ word: String, _ commit: String) -> String {
    commit.hasPrefix(word) ? String(commit.prefix(7)) : "\(word) (\(commit.prefix(7)))"
  }
}

/// What makes a finding the same one in two states of the sources: not its numbers, and not its line.
private struct FindingKey: Hashable {
  let preview: String
  private let rule, message: String
  private let views: [String]

  init(_ finding: LintReport.Finding) {
    (preview, rule, views) = (finding.preview, finding.rule, finding.views)
    message = finding.message.replacing(/[0-9]+(?:\.[0-9]+)?/, with: "0")
  }

  /// Whether a finding says the same about a preview of any name.
  func isSame(as other: FindingKey) -> Bool { (rule, message) == (other.rule, other.message) && views == other.views }
}
