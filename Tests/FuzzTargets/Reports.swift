import Foundation
import LPSnapshots

/// Reports of shards and decisions about them.
enum Reports {
  static func readDecisions(_ bytes: [UInt8]) throws {
    guard let decisions = try? ReviewDecisions.read(bytes, name: "accept.json") else { return }
    _ = decisions.decisions.map(\.title)
    let again = try ReviewDecisions.read(Array(try JSONEncoder().encode(decisions)), name: "accept.json")
    try promise(again == decisions, "decisions change when they are written")
  }

  /// Joins up to three reports, and writes the result in every format.
  static func merge(_ bytes: [UInt8]) throws {
    let reports = parts(bytes, atMost: 3).compactMap { try? JSONReport.read($0, name: "report.json") }
    let shards = reports.enumerated().map { ReportMerge.Part(name: "\($0)/report.json", report: $1) }
    guard let merge = try? ReportMerge(shards, tool: "LayoutPreview") else { return }
    var text = ""
    try JSONReport.write(merge.report) { text += $0 }
    let again = try? JSONReport.read(Array(text.utf8), name: "report.json")
    try promise(again == merge.report, "a report changes when it is written")
    try write(merge.report)
  }

  private static func write(_ report: TestReport) throws {
    for line in GitHubReport.annotations(report, below: "app") {
      let isOneLine = line.unicodeScalars.allSatisfy { $0 != "\n" && $0 != "\r" }
      try promise(isOneLine && line.hasPrefix("::"), "an annotation is not one line")
    }
    var summary = ""
    try GitHubReport.writeSummary(report) { summary += $0 }
    try promise(summary.utf8.count <= GitHubReport.summaryLimit, "the summary is longer than its limit")
    let comment = CommentReport.comment(report).text
    try promise(comment.unicodeScalars.count <= Comment.limit, "the comment is longer than its limit")
    try JUnitReport.write(report) { _ in }
    for write in [SARIFReport.write, SARIFReport.writeCodeQuality] {
      var log = ""
      try write(report, "app") { log += $0 }
      try promise((try? JSONSerialization.jsonObject(with: Data(log.utf8))) != nil, "a log is not JSON")
    }
    for cause in report.catalogs.flatMap(\.causesByWeight) { _ = cause.titled }
  }
}
