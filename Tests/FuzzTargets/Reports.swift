import Foundation
import LPSnapshots
import LPVariants

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

  /// Joins reports, and looks up what decisions are about, as `review --from` does.
  static func review(_ bytes: [UInt8]) throws {
    let texts = parts(bytes, atMost: 4)
    let reports = texts.dropFirst().compactMap { try? JSONReport.read($0, name: "report.json") }
    let shards = reports.enumerated().map { ReportMerge.Part(name: "\($0)/report.json", report: $1) }
    let merge = try? ReportMerge(shards, tool: "LayoutPreview")
    guard let decisions = try? ReviewDecisions.read(texts[0], name: "accept.json") else { return }
    let known = (merge?.report.catalogs ?? []).flatMap { catalog in
      catalog.variants.map { GoldenName(catalog: catalog.name, preview: $0.preview, variant: $0.variant) }
    }
    let decided = decisions.decisions.map { decision in
      GoldenName(
        catalog: decision.catalog, preview: decision.preview,
        variant: (try? Variant(name: decision.variant))?.name ?? decision.variant)
    }
    // Goldens of names that differ are files that differ, and none is outside of the folder or a file of the tool's.
    let places = GoldenPlaces(known + decided)
    let files = places.all.map { "\($0.catalogFolder)/\($0.previewFolder)/\($0.file)" }
    try promise(Set(files.map { $0.lowercased() }).count == Set(known + decided).count, "two goldens have one file")
    for file in files {
      let components = file.split(separator: "/", omittingEmptySubsequences: false)
      let arePlain = components.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(0) }
      try promise(components.count == 3 && arePlain, "a golden is outside of its folder: \(file)")
    }
    for name in decided {
      guard let variant = try? Variant(name: name.variant) else { continue }
      try promise((try? Variant(name: variant.name)) == variant, "a variant is not the one that its name says")
    }
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
