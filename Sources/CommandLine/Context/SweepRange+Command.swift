import LPOperations
import LPSupport
import LPArguments

extension SweepRange {
  /// Returns the ranges of the options; without any, both widths and text sizes.
  ///
  /// - Throws: `CommandFailure` if a range is invalid.
  static func ranges(_ command: ParsedCommand) throws(CommandFailure) -> [SweepRange] {
    var found: [SweepRange] = []
    for axis in Axis.allCases {
      guard let text = command[Options.range(axis)] else { continue }
      found.append(try SweepRange(text, axis, step: command[Options.step]))
    }
    if !found.isEmpty { return found }
    return [try SweepRange("320...1024", .width, step: nil), try SweepRange("1...3.1", .text, step: nil)]
  }
}
