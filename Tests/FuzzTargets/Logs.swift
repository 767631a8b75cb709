import LPConflictLogs
import Foundation
import LPOperations

/// Console logs of constraints.
enum Logs {
  static func explain(_ bytes: [UInt8]) throws {
    let explanation = PastedLogExplanation(bytes)
    _ = try JSONEncoder().encode(explanation.report)
    _ = explanation.lines
    for analysis in explanation.analyses.prefix(4) {
      let isConflict = analysis.verdict == .conflict || analysis.verdict == .conflictWithMargins
      try promise(analysis.minimal.isEmpty != isConflict, "a contradiction has no lines, or there is none and it has")
      try promise(analysis.minimal.allSatisfy { (1...analysis.log.lines.count).contains($0) }, "there is no such line")
      for frame in analysis.frames()?.frames ?? [] {
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        try promise(numbers.allSatisfy(\.isFinite), "a frame of the drawing is not finite")
      }
    }
  }
}
