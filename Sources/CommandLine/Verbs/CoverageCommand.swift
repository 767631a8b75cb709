import LPArguments
import Foundation
import LPSupport
import LPOperations

/// The verb `coverage`: counts what constraints do in all variants.
@MainActor
struct CoverageCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitStatus {
    try context.answer(CoverageOperation.self, CoverageRequest(), check: write, show: show)
  }

  // MARK: Pages

  private func write(_ report: CoverageReport) throws {
    guard let path = context.command[Options.out] else { return }
    let out = OutputFolder(path: path)
    try out.prepare("")
    let page = CoveragePage(report) { try? String(contentsOfFile: $0, encoding: .utf8) }
    try out.write(Array(page.html.utf8), to: "\(PreviewPlaces(context.catalog).catalogFolder).html")
  }

  // MARK: Text

  private func show(_ report: CoverageReport) {
    for preview in report.catalogs[0].previews {
      context.console.print("\(preview.name), \(preview.variants.counted("variant"))", style: { $0.bold })
      context.console.print("  binds  slack  broken  redundant")
      for row in preview.constraints {
        let counts =
          Self.cell(row.binds, 7) + Self.cell(row.slack, 7) + Self.cell(row.broken, 8) + Self.cell(row.redundant, 11)
        let place = row.place.map { "  \($0.text)" } ?? ""
        let line = "\(counts)  \(row.equation)\(place)"
        if row.binds > 0 {
          context.console.print(line)
        } else {
          context.console.print(line, style: { $0.yellow })
        }
      }
    }
    context.console.print(report.total.text, style: { $0.bold })
  }

  private static func cell(_ number: Int, _ width: Int) -> String {
    let text = "\(number)"
    return String(repeating: " ", count: max(1, width - text.count)) + text
  }
}

extension CoverageReport.Total {
  /// `96.3 % of 54 constraints bind in some variant; 2 never do`
  var text: String {
    let share = String(format: "%.1f", percent)
    let rest = constraints - binding
    return "\(share) % of \(constraints.counted("constraint")) bind in some variant"
      + (rest > 0 ? "; \(rest) never \(rest == 1 ? "does" : "do")" : "")
  }
}
