import Foundation
import Snapshots

/// How previews are compared with their goldens.
struct GoldenOptions: Codable, Sendable {
  enum Purpose: Codable, Sendable {
    /// Compares, and writes what differs to the failures.
    case test
    case record(RecordMode)
  }

  let purpose: Purpose
  /// The folder that holds `goldens` and `.preview`.
  let package: String
  let forcesPixels: Bool
  /// Layout goldens whose pictures are drawn and compared all the same.
  let sampled: Set<String>
  /// This machine's libraries and the fonts that goldens were made with, hashed once for all workers.
  let environment: GoldenEnvironment
  /// What the goldens were made with.
  let recorded: GoldenEnvironment?
  /// The command that records, as it can be typed.
  let recordCommand: String

  func store() -> GoldenStore {
    GoldenStore(root: URL(fileURLWithPath: package), environment: ProcessInfo.processInfo.environment)
  }
}
