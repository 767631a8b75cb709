import LPLayoutModel
import LPOperations
import LPArguments
import LPChecks
import Foundation
import LPCatalogs
import LPSupport

/// The verb `sweep`: finds the sizes between two ends at which something breaks.
@MainActor
struct SweepCommand {
  private let context: CommandContext
  private let options: SweepOptions

  /// - Throws: `CommandFailure` if a range is invalid.
  init(_ context: CommandContext) throws {
    self.context = context
    options = SweepOptions(
      ranges: try SweepRange.ranges(context.command), out: context.command[Options.out].map { OutputFolder(path: $0) })
  }

  func run() throws -> ExitStatus {
    // Each sweep is some hundred layouts, so starting another worker pays off sooner.
    let folder = PreviewPlaces(context.catalog).catalogFolder
    try options.out?.prepare(folder)
    defer { options.out?.removeLeftovers(in: folder) }
    return try context.answer(SweepOperation.self, options, weight: 6, timeout: Self.timeout, show: show)
  }

  /// The timeout in seconds for one preview in one variant, if the command line has none.
  private static let timeout = 300.0

  // MARK: Text

  private func show(_ report: SweepReport) {
    for preview in report.catalogs[0].previews {
      for sweep in preview.sweeps { show(sweep, of: preview.name) }
    }
  }

  private func show(_ sweep: SweepReport.Sweep, of preview: String) {
    let console = context.console
    let sign = sweep.axis == "text" ? "×" : ""
    let way = "\(sweep.axis) \(sign)\(Self.number(sweep.from)) to \(sign)\(Self.number(sweep.to))"
    console.print("\(preview), \(sweep.variant): \(way)", style: { $0.bold })
    for severity in [SweepFact.Impact.broken, .change] {
      let rows = Self.rows(sweep.findings.filter { $0.severity == severity }, sweep)
      if rows.isEmpty { continue }
      console.print("  " + (severity == .broken ? "breaks" : "changes"))
      let width = min(rows.map(\.place.count).max() ?? 0, 40)
      for row in rows {
        let gap = String(repeating: " ", count: max(0, width - row.place.count))
        console.print("    \(row.place)\(gap)  \(row.text)")
      }
    }
    console.print("  " + Self.sound(sweep))
    for picture in sweep.pictures { console.print("  \(options.out.map { "\($0.path)/" } ?? "")\(picture)") }
  }

  /// Returns a row for each finding; findings of one source line at the same places share a row, as do all line counts
  /// of a text.
  private static func rows(
    _ findings: [SweepReport.Finding], _ sweep: SweepReport.Sweep
  ) -> [(place: String, text: String)] {
    var rows: [(place: String, text: String)] = []
    var done: Set<Int> = []
    for (number, finding) in findings.enumerated() where !done.contains(number) {
      let site = finding.line.map { " (\(finding.file ?? ""):\($0))" } ?? ""
      let isWrapping = finding.lines != nil
      let same = findings.indices.filter { other in
        isWrapping
          ? findings[other].lines != nil && findings[other].views == finding.views
          : findings[other].isLike(finding) || other == number
      }
      done.formUnion(same)
      if isWrapping {
        rows.append(("wraps", wrapping(same.map { findings[$0] }, sweep) + site))
      } else {
        let more = same.count > 1 ? ", and \(same.count - 1) more of this line" : ""
        rows.append((place(finding.ranges, sweep), "\(finding.message)\(more)\(site) [\(finding.rule)]"))
      }
    }
    return rows
  }

  /// Returns how a text wraps: `body` takes 7 lines (up to 340), 6 (340.5 to 395), 5 (from 395.5).
  private static func wrapping(_ findings: [SweepReport.Finding], _ sweep: SweepReport.Sweep) -> String {
    let sorted = findings.sorted { $0.ranges[0][0] < $1.ranges[0][0] }
    let parts = sorted.enumerated().map { index, finding in
      "\(finding.lines ?? 0)\(index == 0 ? " lines" : "") (\(place(finding.ranges, sweep)))"
    }
    let subject = findings[0].message.components(separatedBy: " takes ")[0]
    return "\(subject) takes \(parts.joined(separator: ", "))"
  }

  private static func number(_ value: Double) -> String { formatNumber(CGFloat(value)) }

  /// Returns the ranges in words: `up to 344.5`, `from 660`, `400 to 420.5, from 700`.
  private static func place(_ ranges: [[Double]], _ sweep: SweepReport.Sweep) -> String {
    ranges.map { bounds in
      switch (bounds[0] == sweep.from, bounds[1] == sweep.to) {
      case (true, true): "over the whole range"
      case (true, false): "up to \(number(bounds[1]))"
      case (false, true): "from \(number(bounds[0]))"
      case (false, false):
        bounds[0] == bounds[1] ? "at \(number(bounds[0]))" : "\(number(bounds[0])) to \(number(bounds[1]))"
      }
    }.joined(separator: ", ")
  }

  private static func sound(_ sweep: SweepReport.Sweep) -> String {
    if sweep.findings.allSatisfy({ $0.severity != .broken }) { return "nothing breaks" }
    if sweep.sound.isEmpty { return "something is broken over the whole range" }
    let ranges = sweep.sound.map { bounds in
      bounds[0] == bounds[1] ? "at \(number(bounds[0]))" : "from \(number(bounds[0])) to \(number(bounds[1]))"
    }
    return "nothing is broken \(ranges.joined(separator: ", "))"
  }
}
