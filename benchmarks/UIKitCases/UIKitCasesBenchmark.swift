import LPAutoLayout
import LPDrawing
import Foundation

/// `benchmarks uikit-cases FILE [--leave-out] [--json]`: lays out cases measured on UIKit and counts what agrees.
///
/// `--leave-out` switches off one criterion after another and prints the groups of cases that it alone explains: one that
/// explains a single group could be left out for every other.
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
      throw CaseError(message: "usage: benchmarks uikit-cases FILE [--leave-out] [--json]")
    }
    let cases = try JSONDecoder().decode([ReadCase].self, from: Data(contentsOf: URL(fileURLWithPath: files[0])))
    let text = PangoTypesetter(fonts: try FontSet())
    if arguments.contains("--leave-out") { return printLeftOut(cases, text) }
    var report = Report()
    var notes: [String] = []
    for spec in cases {
      let outcome = outcome(of: spec, text)
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

  private static func printLeftOut(_ cases: [ReadCase], _ text: any TextMeasuring) {
    func failing() -> Set<String> { Set(cases.filter { outcome(of: $0, text).failed }.map(\.name)) }
    let before = failing()
    // What the system writes is ranked by the first criterion alone, which therefore stays.
    for criterion in ConflictRule.Criterion.allCases.dropFirst() {
      let lost = ConflictRule.$leftOut.withValue([criterion], operation: failing).subtracting(before)
      let groups = Set(cases.filter { lost.contains($0.name) }.map(\.group)).sorted()
      let alone = groups.count == 1 ? ", a group by itself" : ""
      print("\(criterion.rawValue): \(lost.count) cases of \(groups.count) groups\(alone)")
      print(groups.isEmpty ? "" : "  \(groups.joined(separator: ", "))", terminator: groups.isEmpty ? "" : "\n")
    }
  }

  private static func outcome(of read: ReadCase, _ text: any TextMeasuring) -> CaseOutcome {
    switch read.spec {
    case .success(let spec): return CaseRun.run(spec, text: text)
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
