import ConflictLogs
import Foundation
import Operations

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
      guard let lengths = analysis.lengths else { continue }
      let amounts = (lengths.needed + lengths.available).map(\.amount)
      try promise(amounts.allSatisfy { $0.isFinite && $0 >= 0 }, "a length of the drawing is not a length")
    }
  }
}
