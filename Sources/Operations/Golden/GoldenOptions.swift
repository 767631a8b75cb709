import Foundation
package import Snapshots

/// How previews are compared with their goldens.
package struct GoldenOptions: Codable, Sendable {
  package enum Purpose: Codable, Sendable {
    /// Compares, and writes what differs to the failures.
    case test
    case record(RecordMode)
    /// Rewrites goldens of older versions into today's format, without drawing.
    case upgrade

    package var verb: String { isRecording ? "record" : "test" }
    package var isRecording: Bool { if case .test = self { false } else { true } }
  }

  package let purpose: Purpose
  /// The folder that holds `goldens` and `.preview`.
  package let package: String
  package let forcesPixels: Bool
  /// Layout goldens whose pictures are drawn and compared all the same.
  package let sampled: Set<String>
  /// This machine's libraries and the fonts that goldens were made with, hashed once for all workers.
  package let environment: GoldenEnvironment
  /// What the goldens were made with.
  package let recorded: GoldenEnvironment?
  /// The command that records, as it can be typed.
  package let recordCommand: String

  package init(
    purpose: Purpose, package: String, forcesPixels: Bool, sampled: Set<String>, environment: GoldenEnvironment,
    recorded: GoldenEnvironment?, recordCommand: String
  ) {
    (self.purpose, self.package, self.forcesPixels, self.sampled) = (purpose, package, forcesPixels, sampled)
    (self.environment, self.recorded, self.recordCommand) = (environment, recorded, recordCommand)
  }

  package func store() -> GoldenStore {
    GoldenStore(root: URL(fileURLWithPath: package), environment: ProcessInfo.processInfo.environment)
  }
}
