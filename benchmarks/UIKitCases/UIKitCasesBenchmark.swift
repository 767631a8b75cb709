import Foundation

/// `benchmarks uikit-cases FILE [--json]`: lays out cases measured on UIKit and counts what agrees.
@MainActor
enum UIKitCasesBenchmark {
  private struct Family: Encodable {
    var frames = 0
    var within_half = 0
  }

  private struct Report: Encodable {
    var frames = 0
    var within_half = 0
    var broken_right = 0
    var broken = 0
    var families: [String: Family] = [:]
    var failing: [String] = []
  }

  static func run(_ arguments: [String]) throws {
    let files = arguments.filter { !$0.hasPrefix("--") }
    guard files.count == 1 else {
      throw CaseError(message: "usage: benchmarks uikit-cases FILE [--json]")
    }
    let cases = try JSONDecoder().decode([ReadCase].self, from: Data(contentsOf: URL(fileURLWithPath: files[0])))
    var report = Report()
    var notes: [String] = []
    for spec in cases {
      let outcome = outcome(of: spec)
      report.frames += outcome.frames
      report.within_half += outcome.within
      report.families[spec.family, default: Family()].frames += outcome.frames
      report.families[spec.family, default: Family()].within_half += outcome.within
      if let right = outcome.brokenRight {
        report.broken += 1
        report.broken_right += right ? 1 : 0
      }
      if outcome.failed {
        report.failing.append(spec.name)
        notes += outcome.notes.map { "\(spec.name): \($0)" }
      }
    }
    try arguments.contains("--json") ? printJSON(report) : printTable(report, notes)
  }

  private static func outcome(of read: ReadCase) -> CaseOutcome {
    switch read.spec {
    case .success(let spec): return CaseRun.run(spec)
    case .failure(let error):
      var outcome = CaseOutcome()
      outcome.frames = 1
      outcome.notes = ["cannot be read: \(error)"]
      return outcome
    }
  }

  private static func printJSON(_ report: Report) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }

  private static func printTable(_ report: Report, _ notes: [String]) {
    for (name, family) in report.families.sorted(by: { $0.key < $1.key }) {
      print("\(name.padding(toLength: 14, withPad: " ", startingAt: 0)) \(family.within_half) of \(family.frames)")
    }
    print("frames within half a point: \(report.within_half) of \(report.frames)")
    print("broken constraint as on UIKit: \(report.broken_right) of \(report.broken)")
    for note in notes { print("  \(note)") }
  }
}
