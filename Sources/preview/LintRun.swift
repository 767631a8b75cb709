import LPArguments
import LPOperations
import LPCommandLine
import LPSupport

/// Runs `lint` over everything that the command names: documents in this process, catalogs in their own, and one report
/// of all.
@MainActor
struct LintRun {
  private let order: ToolOrder
  private let console: Console

  init(_ order: ToolOrder, _ console: Console) {
    self.order = order
    self.console = console
  }

  func run() throws -> ExitStatus {
    let presentation = LintPresentation(order.command, console)
    guard order.command[Options.fixes] else { return try presentation.present(try look()) }
    try order.refuseExecutables(with: Options.fixes.row)
    let report = try look()
    var fixes = LintFixes(order, console)
    return try presentation.present(
      try fixes.carryOut(report, look: look, unsuppressed: presentation.unsuppressed))
  }

  /// Returns the findings of all catalogs and documents.
  private func look() throws -> LintReport {
    let executables = try PreviewTool.compiled(order, console)
    let sources = order.documents.isEmpty ? [] : try DocumentFolder.sources(order)
    let documents = DocumentLint(sources, order.command, console)
    var report = try CatalogRun(order, executables, console).lint(besides: documents.previews)
    report.add(try documents.run(patterns: order.patterns))
    return report
  }
}
