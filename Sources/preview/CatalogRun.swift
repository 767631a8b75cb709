import LPOperations
import LPCommandLine
import Foundation
import LPSnapshots
import LPProcesses
import LPArguments
import LPCatalogs
import LPSupport

/// Runs a command in several catalogs, one after the other, and joins their results.
struct CatalogRun {
  private let order: ToolOrder
  private let executables: [CatalogExecutable]
  private let console: Console

  init(_ order: ToolOrder, _ executables: [CatalogExecutable], _ console: Console) {
    self.order = order
    self.executables = executables
    self.console = console
  }

  func run() throws -> ExitStatus {
    let shares = try distribute()
    var status = ExitStatus.success
    var answers: [String] = []
    let orphans = try orphans()
    let joint = shares.count > 1 || orphans != nil ? try JointReport(order, console) : nil
    for (index, (executable, names)) in shares.enumerated() {
      let words =
        [executable.path]
        + order.arguments(
          names: names, root: executable.goldens ?? executable.root, joint: joint?.arguments(ofPart: index))
      let isMerged = console.isJSON && (shares.count > 1 || orphans != nil)
      let end = try ChildProcess.run(
        words,
        environment: childEnvironment(executable),
        capture: isMerged ? .output : .nothing)
      guard let one = ExitStatus(rawValue: end.status) else {
        throw ended(executable, end.status, words)
      }
      status = max(status, one)
      answers.append(end.text)
    }
    if let orphans { status = max(status, try handle(orphans)) }
    let rest = order.command[Options.prune] ? [] : orphans?.reports ?? []
    try joint?.write(status: status, root: executables.first?.root, adding: rest)
    if console.isJSON, shares.count > 1 || orphans != nil {
      console.printJSON(text: try merged(answers, status, adding: rest))
    }
    return status
  }

  // MARK: Lint

  /// Runs each catalog's `lint` in a process of its own, and joins the reports.
  ///
  /// - Parameter others: the names of other previews that patterns may match.
  func lint(besides others: [String]) throws -> LintReport {
    var report = LintReport()
    for (executable, patterns) in try distribute(besides: others) {
      let words =
        [executable.path] + order.arguments(names: patterns, root: nil, joint: [Options.json.given()])
      let end = try ChildProcess.run(
        words, environment: childEnvironment(executable), capture: .output)
      let data = Data(end.text.utf8)
      guard let part = try? JSONText.decode(LintReport.self, from: data) else {
        // The catalog has explained the failure on standard error, unless it could not run at all.
        guard (try? JSONText.decode(FailureReport.self, from: data)) == nil else {
          report.status = .impossible
          continue
        }
        throw ended(executable, end.status, words)
      }
      report.add(part)
    }
    return report
  }

  // MARK: Suggestions

  /// Returns the suggestions of each catalog, with the executable that made them. A catalog that could not be asked has
  /// explained that on standard error.
  func suggestions() throws -> [(executable: CatalogExecutable, report: SuggestReport?)] {
    try distribute().map { executable, names in
      let words =
        [executable.path] + order.arguments(names: names, root: executable.root, joint: [Options.json.given()])
      let end = try ChildProcess.run(words, environment: childEnvironment(executable), capture: .output)
      let data = Data(end.text.utf8)
      if let report = try? JSONText.decode(SuggestReport.self, from: data) { return (executable, report) }
      guard (try? JSONText.decode(FailureReport.self, from: data)) != nil else {
        throw ended(executable, end.status, words)
      }
      return (executable, nil)
    }
  }

  private func childEnvironment(_ executable: CatalogExecutable) -> [String: String] {
    var environment = executable.environment
    environment[CommandEnvironment.nameVariable] = "preview"
    environment[CommandEnvironment.sourcesVariable] = order.sources
    environment[CommandEnvironment.packageVariable] = executable.root
    environment["TZ"] = PreviewTimeZone.name
    return environment
  }

  private func ended(_ executable: CatalogExecutable, _ status: Int32, _ words: [String]) -> CommandFailure {
    CommandFailure(
      "\(executable.name) ended with status \(status)",
      remedy: "next: \(words.map(ShellWord.quoted).joined(separator: " "))")
  }

  // MARK: Catalogs that are gone

  /// Returns the goldens that belong to no catalog of the package; `nil` if there are none, or if not all catalogs run.
  private func orphans() throws -> OrphanedGoldens? {
    guard Verb(of: order.command).takes(Options.reports.row), !order.namesFiles, order.patterns.isEmpty,
      order.catalogs.isEmpty, try Shard.wanted(order.command, ProcessInfo.processInfo.environment) == nil,
      let executable = executables.first, let root = executable.goldens ?? executable.root
    else { return nil }
    let names = executables.map(\.name)
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/goldens")) ?? []
    // A catalog has the name of its type, which usually is the target's name.
    guard folders.contains(where: { !$0.hasPrefix(".") && !names.contains($0) }) else { return nil }
    let orphans = try OrphanedGoldens(root: root, catalogs: executables.flatMap { try listed($0).map(\.name) })
    return orphans.isEmpty ? nil : orphans
  }

  private func handle(_ orphans: OrphanedGoldens) throws -> ExitStatus {
    let isPruning = order.command[Options.prune]
    if executables.contains(where: { $0.goldens != nil }) {
      for (name, _) in orphans.folders { console.print("\(name): removed, the whole catalog") }
      return .found
    }
    if isPruning { try orphans.prune() }
    for (name, stale) in orphans.folders {
      for path in stale.goldens + stale.leftovers {
        if !isPruning { console.note("stale: \(path) belongs to no catalog") } else { console.print("deleted \(path)") }
      }
      if !isPruning { console.note("next: preview record --prune (no catalog is called \(name))") }
    }
    return isPruning || Verb(of: order.command).takes(Options.prune.row) ? .success : .found
  }

  // MARK: Patterns

  /// Returns each catalog with the patterns that match a preview in it; every pattern must match in one of them.
  ///
  /// - Parameter others: the names of other previews that patterns may match.
  private func distribute(besides others: [String] = []) throws -> [(CatalogExecutable, [String])] {
    if order.patterns.isEmpty { return executables.map { ($0, []) } }
    if executables.count == 1, others.isEmpty { return [(executables[0], order.names)] }
    let rest = order.names.dropFirst(order.patterns.count)
    let names = try executables.map(previews)
    for pattern in order.patterns
    where !(names.joined() + others).contains(where: NamePattern(pattern).matches) {
      let places = executables.map(\.name) + (others.isEmpty ? [] : ["the documents"])
      throw UnknownPreview(
        pattern: pattern, known: names.joined() + others, place: places.joined(separator: ", "))
    }
    return zip(executables, names).compactMap { executable, names in
      let matching = order.patterns.filter { names.contains(where: NamePattern($0).matches) }
      return matching.isEmpty ? nil : (executable, matching + rest)
    }
  }

  private func previews(of executable: CatalogExecutable) throws -> [String] {
    try listed(executable).flatMap(\.previews).map(\.name)
  }

  private func listed(_ executable: CatalogExecutable) throws -> [ListReport.CatalogEntry] {
    let end = try ChildProcess.run(
      [executable.path, "list", "--json"], environment: executable.environment, capture: .output)
    guard let report = try? JSONText.decode(ListReport.self, from: Data(end.text.utf8)) else {
      throw CommandFailure(
        "\(executable.name) failed to list its previews",
        remedy: "next: \(ShellWord.quoted(executable.path)) list")
    }
    return report.catalogs
  }

  // MARK: JSON

  /// Joins the answers of all catalogs into one. If a catalog failed, its answer is the result.
  private func merged(
    _ answers: [String], _ status: ExitStatus, adding more: [CatalogReport]
  ) throws -> String {
    let data = answers.map { Data($0.utf8) }
    for answer in data {
      if let failure = try? JSONText.decode(FailureReport.self, from: answer) { return JSONText.encode(failure) }
    }
    return try Verb(of: order.command).joined(data, status)
      ?? JointReport.json(answers, verb: order.command.verb, status: status, adding: more)
  }
}
