import LPArguments
import LPCommandLine
import Foundation
import LPSupport
import LPOperations

/// `suggest --apply`: writes what catalogs and documents lack into their sources, and asks them again.
@MainActor
struct SuggestRun {
  private let order: ToolOrder
  private let console: Console

  init(_ order: ToolOrder, _ console: Console) throws {
    guard !order.command[Options.runTime] else {
      throw CommandFailure(
        "--apply writes what the canvas lacks, and --run-time leaves out what stands for the app's code",
        remedy: "Run 'preview suggest --run-time' without --apply.")
    }
    try order.refuseExecutables(with: Options.appliesSuggestions.row)
    self.order = order
    self.console = console
  }

  static let verb = Verb.named("suggest")

  func run() throws -> ExitStatus {
    let report = try apply()
    console.printJSON(report)
    if !console.isJSON { SuggestPresentation(console).show(report) }
    return report.status
  }

  /// Writes what is missing, and returns what was written.
  func apply() throws -> SuggestReport {
    let started = Date()
    let run = CatalogRun(order, try PreviewTool.executables(order, console), console)
    let answers = try run.suggestions()
    var report = SuggestReport(catalogs: answers.flatMap { $0.report?.catalogs ?? [] })
    let isComplete = answers.allSatisfy { $0.report != nil }
    var changes = SuggestedChanges(isReset: order.command[Options.reset])
    for (executable, answer) in answers {
      // Sources that are newer than what was asked are others than those that were compiled.
      let newest = order.skipsBuild ? Self.date(of: executable.path) ?? started : started
      for preview in answer?.catalogs.flatMap(\.previews) ?? [] where !preview.suggestions.isEmpty {
        changes.add(preview, document: executable.document, newest: newest)
      }
    }
    try write(changes, &report)
    if !isComplete { report.status = .impossible }
    return report
  }

  private static func date(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  // MARK: Writing

  private func write(_ changes: SuggestedChanges, _ report: inout SuggestReport) throws {
    var refused = changes.refused
    var written: [String] = []
    var (texts, previews) = (try changes.texts(), changes.previews)
    defer {
      report.applied = .init(files: written, previews: previews, refused: refused)
      if !refused.isEmpty { report.status = max(report.status, .found) }
    }
    guard !texts.isEmpty else { return }
    texts.sort { $0.file < $1.file }
    do {
      for text in texts {
        try SourceFile.replace(text.file, by: text.new, expecting: text.old)
        written.append(SourcePath.shown(text.file))
      }
      if let problem = try difference(from: report, in: previews) {
        throw CommandFailure(problem, remedy: "The sources are as they were.")
      }
    } catch {
      if written.count < texts.count { report.status = max(report.status, .impossible) }
      for text in texts.prefix(written.count) { try SourceFile.replace(text.file, by: text.old, expecting: text.new) }
      let failure = CommandFailure(error, next: "The sources are as they were.")
      refused += previews.map { .init(preview: $0, reason: failure.problem + "; the sources are as they were") }
      (written, previews) = ([], [])
    }
  }

  /// Builds and asks again, and returns in which preview the layout is another than the one that was suggested.
  private func difference(from expected: SuggestReport, in previews: [String]) throws -> String? {
    let order = try ToolOrder(order.command.without([Options.skipsBuild.row, Options.reset.row]))
    let run = CatalogRun(order, try PreviewTool.executables(order, console), console)
    let answers = try run.suggestions()
    guard answers.allSatisfy({ $0.report != nil }) else { return "a catalog fails with the new lines" }
    let now = answers.flatMap { $0.report?.catalogs ?? [] }
    for (old, new) in zip(expected.catalogs, now) {
      for (before, after) in zip(old.previews, new.previews) where previews.contains(before.name) {
        for (one, other) in zip(before.variants, after.variants) {
          guard other.ambiguousBefore.isEmpty else {
            return "\(before.name) is still ambiguous in \(one.name) with the new lines"
          }
          guard other.conflictsBefore <= one.conflictsBefore else {
            return "constraints of \(before.name) contradict each other in \(one.name) with the new lines"
          }
          guard one.frames == other.frames else {
            return "\(before.name) is laid out otherwise in \(one.name) with the new lines"
          }
        }
      }
    }
    let isSame = zip(expected.catalogs, now).allSatisfy { $0.previews.map(\.name) == $1.previews.map(\.name) }
    return isSame && expected.catalogs.count == now.count ? nil : "the previews are others with the new lines"
  }
}
