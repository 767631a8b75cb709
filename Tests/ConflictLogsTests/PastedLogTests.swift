import Foundation
import LPCassowary
import Testing
@testable import LPConflictLogs

private let pastedLogs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../shared/logs").standardizedFileURL

/// Logs that people pasted, with verdicts that another program computed. They lie beside the repository, in
/// `../shared/logs`, and these tests are skipped where that folder is missing.
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: pastedLogs.path), "../shared/logs has no pasted logs"))
struct PastedLogTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let cells: [String]
    var testDescription: String { cells[0] }
    var minimal: [Int] { cells[5].split(separator: " ").compactMap { Int($0) } }
  }

  static var rows: [Row] {
    let table = (try? String(contentsOf: pastedLogs.appendingPathComponent("verdicts.tsv"), encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().map {
      Row(cells: $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }

  @Test(arguments: rows)
  func `The verdict, the lines and the minimal contradiction are those of the table`(row: Row) throws {
    let bytes = try Data(contentsOf: pastedLogs.appendingPathComponent("\(row.cells[0]).txt"))
    let reader = LogReader.read([UInt8](bytes))
    let analyses = reader.conflicts.map(ConflictAnalysis.init)
    guard row.cells[1] != "trace" else {
      #expect(analyses.isEmpty && reader.traces.contains { !$0.ambiguous.isEmpty })
      return
    }
    let analysis = try #require(analyses.first)
    #expect(analysis.log.lines.count == Int(row.cells[3]))
    if row.cells[1] == "complete" { #expect(analysis.log.lines.allSatisfy { $0.constraint != nil }) }
    if row.cells[4].hasPrefix("no ") { #expect(analysis.verdict == .consistent) }
    if row.cells[4].hasPrefix("conflict") { #expect(analysis.minimal == row.minimal) }
    if !row.cells[8].isEmpty { #expect(analysis.breakResolves == (row.cells[8] == "yes")) }
  }

  /// A page that takes `<` and `>` for a tag's, and keeps what is between them.
  @Test(arguments: rows)
  func `A log without any angle bracket lost lines, or read a lost >= as ==`(row: Row) throws {
    let bytes = try Data(contentsOf: pastedLogs.appendingPathComponent("\(row.cells[0]).txt"))
    func lines(_ bytes: [UInt8]) -> [PrintedLine] { LogReader.read(bytes).conflicts.flatMap(\.lines) }
    let whole = lines([UInt8](bytes))
    guard row.cells[1] == "complete", !whole.isEmpty, whole.allSatisfy({ $0.constraint != nil }) else { return }
    let bare = lines(bytes.filter { $0 != 0x3C && $0 != 0x3E })
    #expect(bare.count == whole.count)
    for (line, other) in zip(bare, whole) {
      guard let constraint = line.constraint else {
        #expect(other.constraint?.relation != .equal && line.damage?.contains("relation") == true, "\(line.text)")
        continue
      }
      #expect(constraint.relation == other.constraint?.relation && constraint.terms == other.constraint?.terms)
    }
  }
}
