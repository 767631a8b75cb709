import Foundation
import LPSupport

/// What is seen of a part of an app, and which stand-ins its code reached.
struct AppShown {
  /// How much is seen; `nil` where it crashed.
  struct Share: Codable, Sendable {
    let parts: Int
    let seen: Int
    let verdict: String
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

  var sentence: String {
    guard let share else { return "crashed" }
    return "\(share.verdict), \(share.seen) of \(share.parts) parts seen"
  }
}
