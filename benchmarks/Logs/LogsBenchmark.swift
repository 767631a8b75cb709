import LPConflictLogs
import Foundation
import LPOperations

/// `benchmarks logs FOLDER`: console logs of a folder against the verdicts in its `verdicts.tsv`.
enum LogsBenchmark {
  struct Report: Encodable {
    var logs = 0
    var completeLogs = 0
    /// Complete logs of which every line is understood.
    var completeUnderstood = 0
    var verdictsEqual = 0
    var lineCountsEqual = 0
    /// Contradictions with the lines that the table has.
    var subsetsEqual = 0
    var subsets = 0
    var breaksEqual = 0
    var breaks = 0
    var seconds = 0.0
    var differences: [String] = []
  }

  static func run(_ arguments: [String]) throws {
    guard let folder = arguments.first(where: { !$0.hasPrefix("-") }) else {
      print("usage: benchmarks logs FOLDER [--json]")
      exit(2)
    }
    let table = try String(contentsOfFile: "\(folder)/verdicts.tsv", encoding: .utf8)
    var report = Report()
    let start = Date()
    for row in table.split(separator: "\n").dropFirst() {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let log = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(cells[0]).txt"))
      compare(cells + Array(repeating: "", count: 10), PastedLogExplanation([UInt8](log)).report, &report)
    }
    report.seconds = Date().timeIntervalSince(start)
    show(report, asJSON: arguments.contains("--json"))
  }

  private static func compare(_ cells: [String], _ found: ConflictReport, _ report: inout Report) {
    report.logs += 1
    let lines = found.conflicts.reduce(0) { $0 + $1.constraintLines }
    let understood = found.conflicts.reduce(0) { $0 + $1.understood }
    let verdict = found.conflicts.first?.verdict
    let isRight =
      cells[4].hasPrefix("conflict")
      ? verdict == .conflict || verdict == .conflictWithMargins : !cells[4].hasPrefix("no ") || verdict == .consistent
    func note(_ isEqual: Bool, _ what: String) { if !isEqual { report.differences.append("\(cells[0]): \(what)") } }
    if cells[1] == "complete" {
      report.completeLogs += 1
      report.completeUnderstood += lines == understood ? 1 : 0
      note(lines == understood, "understood \(understood) of \(lines)")
    }
    report.verdictsEqual += isRight ? 1 : 0
    note(isRight, "verdict \(verdict?.rawValue ?? "none"), expected \(cells[4])")
    report.lineCountsEqual += lines == Int(cells[3]) ? 1 : 0
    note(lines == Int(cells[3]), "\(lines) lines, expected \(cells[3])")
    let expected = cells[5].split(separator: " ").compactMap { Int($0) }
    if !expected.isEmpty {
      report.subsets += 1
      let isEqual = found.conflicts.first?.minimal == expected
      report.subsetsEqual += isEqual ? 1 : 0
      note(isEqual, "minimal \(found.conflicts.first?.minimal ?? []), expected \(expected)")
    }
    if !cells[8].isEmpty {
      report.breaks += 1
      let isEqual = found.conflicts.first?.breakResolves == (cells[8] == "yes")
      report.breaksEqual += isEqual ? 1 : 0
      note(isEqual, "break resolves: expected \(cells[8])")
    }
  }

  private static func show(_ report: Report, asJSON: Bool) {
    guard !asJSON else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try! encoder.encode(report), as: UTF8.self))
      return
    }
    print("\(report.logs) logs in \(report.seconds) s")
    print("complete logs with every line understood: \(report.completeUnderstood) of \(report.completeLogs)")
    print("verdicts equal: \(report.verdictsEqual); line counts equal: \(report.lineCountsEqual)")
    print("minimal subsets equal: \(report.subsetsEqual) of \(report.subsets)")
    print("breaking resolves, equal: \(report.breaksEqual) of \(report.breaks)")
    for difference in report.differences { print("  \(difference)") }
  }
}
