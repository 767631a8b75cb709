import LPProcesses
import Foundation
package import LPSnapshots

/// The options for comparing previews with their goldens.
package struct GoldenOptions: Codable, Sendable {
  package enum Purpose: Codable, Sendable {
    /// Compares, and writes differences to `.preview/failures`.
    case test
    case record(GoldenRecording)
    /// Rewrites goldens of older versions into today's format, without drawing.
    case upgrade

    package var verb: String { isRecording ? "record" : "test" }
    package var isRecording: Bool { if case .test = self { false } else { true } }
  }

  package let purpose: Purpose
  /// The folder that contains `goldens` and `.preview`.
  package let package: String
  package let forcesPixels: Bool
  /// The goldens whose pictures are drawn and compared even if layout and seal are equal.
  package let sampled: Set<String>
  /// This machine's libraries and the fonts of the goldens, hashed once for all workers.
  package let environment: GoldenEnvironment
  /// The environment that the goldens were recorded with.
  package let recorded: GoldenEnvironment?
  /// The command that records the goldens, as a user would type it.
  package let recordCommand: String
  /// The state of the sources whose goldens these are; `nil` for recorded ones.
  package let base: GoldenBase?

  package init(
    purpose: Purpose, package: String, forcesPixels: Bool, sampled: Set<String>, environment: GoldenEnvironment,
    recorded: GoldenEnvironment?, recordCommand: String, base: GoldenBase? = nil
  ) {
    (self.purpose, self.package, self.forcesPixels, self.sampled) = (purpose, package, forcesPixels, sampled)
    (self.environment, self.recorded, self.recordCommand) = (environment, recorded, recordCommand)
    self.base = base
  }

  package func store() -> GoldenStore {
    GoldenStore(root: URL(fileURLWithPath: package), environment: ProcessVariables.current)
  }
}
