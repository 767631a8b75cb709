import LPSupport

/// Writes a report for GitHub: annotations, which a job prints, and Markdown for the step's summary.
package enum GitHubReport {
  /// Returns the lines to print, one for each problem; the last one counts those over the limit.
  ///
  /// - Parameter folder: the package's folder in its repository.
  package static func annotations(_ report: TestReport, below folder: String = "") -> [String] {
    let annotations = ReportedProblem.list(report, below: folder).map { problem in
      GitHubAnnotation(
        level: problem.rule.isError ? .error : .warning, title: problem.rule.summary, text: problem.text,
        file: problem.file, line: problem.line)
    }
    return GitHubAnnotation.lines(annotations, title: "Goldens")
  }

  // MARK: Summary

  /// The largest summary in bytes; GitHub accepts a mebibyte for all steps of a job.
  package static let summaryLimit = 500_000
  private static let rowLimit = 200

  package static func writeSummary(_ report: TestReport, to sink: TextSink) throws {
    let counts = report.counts
    let mark = counts.isAllTheSame && report.catalogs.allSatisfy(\.stale.isEmpty) ? "✅" : "❌"
    try sink("## \(mark) Goldens: \(counts.text)\n")
    for catalog in report.catalogs { try write(catalog, to: sink) }
  }

  private static func write(_ catalog: CatalogReport, to sink: TextSink) throws {
    try sink("\n### \(Markdown.cell(catalog.name)): \(catalog.counts.text)\n")
    if !catalog.environment.isEmpty {
      try sink("\nThe goldens were made in a different environment:\n\n")
      for difference in catalog.environment { try sink("- \(Markdown.cell(difference.message))\n") }
    }
    if !catalog.causes.isEmpty {
      try sink("\n| goldens | cause | where |\n|---:|---|---|\n")
      let causes = catalog.causesByWeight
      for cause in causes.prefix(rowLimit) {
        let place = cause.file.map { Markdown.cell("\($0):\(cause.line ?? 1)") } ?? ""
        try sink("| \(cause.goldens) | \(Markdown.cell(cause.sentence)) | \(place) |\n")
      }
      try writeRest(causes.count - rowLimit, "causes", to: sink)
    }
    try writeFindings(catalog, to: sink)
    if !catalog.stale.isEmpty {
      try sink("\nGoldens that belong to no preview:\n\n")
      for path in catalog.stale.prefix(rowLimit) { try sink("- \(Markdown.cell(path))\n") }
      try writeRest(catalog.stale.count - rowLimit, "goldens", to: sink)
      for preview in catalog.renamed { try sink("\n\(Markdown.cell(preview.message))\n") }
    }
  }

  private static func writeFindings(_ catalog: CatalogReport, to sink: TextSink) throws {
    var count = 0
    for entry in catalog.variants where entry.verdict.isFinding {
      count += 1
      if count == 1 { try sink("\n| preview | variant | verdict | what |\n|---|---|---|---|\n") }
      guard count <= rowLimit else { continue }
      let finding = entry.finding ?? .init()
      let what = finding.message ?? finding.changes.first?.sentence ?? finding.picture?.summary ?? ""
      let cells = [entry.preview, entry.variant, entry.verdict.rawValue, what].map(Markdown.cell)
      try sink("| \(cells.joined(separator: " | ")) |\n")
    }
    try writeRest(count - rowLimit, "variants", to: sink)
  }

  private static func writeRest(_ count: Int, _ noun: String, to sink: TextSink) throws {
    if count > 0 { try sink("\nand \(count.grouped) more \(noun)\n") }
  }
}
