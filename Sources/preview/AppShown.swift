import Foundation
import LPSupport

/// What is seen of a part of an app, and which stand-ins its code reached.
struct AppShown {
  /// How much is seen; `nil` where it crashed.
  struct Share: Codable, Sendable {
    let parts: Int
    let seen: Int
    let verdict: String

    /// The number of the class's own parts that are seen: its name in the place of all is none.
    var own: Int { ["name-only", "blank"].contains(verdict) ? 0 : seen }

    var count: String { "\(seen) of \(parts.counted("part")) seen" }

    var sentence: String {
      switch verdict {
      case "name-only": "only its name is shown"
      case "blank": "nothing is shown"
      default: "\(verdict == "partly" ? "partly shown" : verdict), \(count)"
      }
    }
  }

  let share: Share?
  /// The sentences that were printed, in their order.
  let notes: [String]

  private struct Report: Decodable {
    struct Catalog: Decodable { let previews: [Preview] }
    struct Preview: Decodable { let variants: [Variant] }
    struct Variant: Decodable { let shown: Share? }
    let catalogs: [Catalog]
  }

  /// - Parameters:
  ///   - report: the JSON of `render`.
  ///   - notes: what it printed besides.
  init?(report: String, notes: String) {
    guard let report = try? JSONText.decode(Report.self, from: Data(report.utf8)) else { return nil }
    share = report.catalogs.first?.previews.first?.variants.first?.shown
    self.notes = notes.split(separator: "\n").compactMap { line in
      line.firstRange(of: "note: ").map { String(line[$0.upperBound...]) }
    }
  }

  var sentence: String { share?.sentence ?? "it crashes" }
}
