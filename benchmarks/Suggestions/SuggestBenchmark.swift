import LPLayoutModel
import Foundation
import LPInterfaceBuilder
import LPReasoning

/// `benchmarks suggest FOLDER… [--documents N] [--list] [--json]`: removes the constraints of documents, infers them
/// from the frames that the editor saved, and compares frames, constant sizes, and the layouts at two other widths.
///
/// Of each folder the first documents by name are taken that have a scene with at least three views whose saved frames
/// can be trusted, and of each the first such scene.
@MainActor
enum SuggestBenchmark {
  private struct Row: Encodable {
    var folder = ""
    var documents = 0
    var reproduced = 0
    var unambiguous = 0
    var both = 0
    /// The documents with at most as many constant sizes as the original has.
    var no_more_constants = 0
    var constants = 0
    var original_constants = 0
    var views = 0
    var moved = 0
    var other_widths: [SuggestedScene.Width] = []
    var milliseconds = 0.0
    var slowest_ms = 0.0
  }

  static let widths: [CGFloat] = [320, 768]

  static func run(_ arguments: [String]) throws {
    var rest = arguments
    var count = 100
    if let index = rest.firstIndex(of: "--documents"), index + 1 < rest.count {
      count = Int(rest[index + 1]) ?? count
      rest.removeSubrange(index...index + 1)
    }
    let folders = rest.filter { !$0.hasPrefix("-") }
    guard !folders.isEmpty else {
      print("usage: benchmarks suggest FOLDER… [--documents N] [--list] [--json]")
      exit(2)
    }
    var rows: [Row] = []
    for folder in folders {
      guard FileManager.default.fileExists(atPath: folder) else {
        FileHandle.standardError.write(Data("skipped: there is no \(folder)\n".utf8))
        continue
      }
      rows.append(try row(SavedFrames(folder: folder), count, lists: rest.contains("--list")))
    }
    if rest.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      print(String(decoding: try encoder.encode(["rows": rows]), as: UTF8.self))
    } else {
      for row in rows { show(row) }
    }
  }

  private static func row(_ saved: SavedFrames, _ count: Int, lists: Bool) throws -> Row {
    var row = Row(folder: saved.name, other_widths: widths.map { SuggestedScene.Width(width: Int($0)) })
    for (name, scenes) in saved.documents where row.documents < count {
      let document = try InterfaceBuilderDocument(contentsOf: saved.url(name))
      guard let scene = SuggestedScene.first(of: document, scenes) else { continue }
      let result = try scene.measure()
      row.documents += 1
      row.reproduced += result.moved.isEmpty ? 1 : 0
      row.unambiguous += result.ambiguous.isEmpty ? 1 : 0
      row.both += result.moved.isEmpty && result.ambiguous.isEmpty ? 1 : 0
      row.no_more_constants += result.constants <= result.originalConstants ? 1 : 0
      row.constants += result.constants
      row.original_constants += result.originalConstants
      row.views += result.views
      row.moved += result.moved.count
      row.milliseconds += result.milliseconds
      row.slowest_ms = max(row.slowest_ms, result.milliseconds)
      for index in row.other_widths.indices {
        row.other_widths[index].views += result.widths[index].views
        row.other_widths[index].near += result.widths[index].near
      }
      if lists { list(name, result) }
    }
    return row
  }

  private static func list(_ name: String, _ result: SuggestedScene.Result) {
    let shares = result.widths.map { "\($0.near)/\($0.views) at \($0.width)" }.joined(separator: ", ")
    print(
      "\(name): \(result.views) views, moved \(result.moved), ambiguous \(result.ambiguous), constants "
        + "\(result.constants) of \(result.originalConstants), \(shares), \(Int(result.milliseconds)) ms")
    for line in result.lines { print("    \(line)") }
  }

  private static func show(_ row: Row) {
    print(
      "\(row.folder): \(row.documents) documents, \(row.reproduced) reproduced, \(row.unambiguous) unambiguous, "
        + "\(row.both) both; constant sizes \(row.constants), originally \(row.original_constants), no more in "
        + "\(row.no_more_constants); \(row.moved) of \(row.views) views moved; "
        + row.other_widths.map { width in
          String(format: "at %d pt %.1f %%", width.width, 100 * Double(width.near) / Double(max(1, width.views)))
        }.joined(separator: ", ") + String(format: "; %.0f ms, slowest %.0f ms", row.milliseconds, row.slowest_ms))
  }
}
