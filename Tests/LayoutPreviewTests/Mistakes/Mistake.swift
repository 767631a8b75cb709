import Foundation
import LayoutPreview

/// A mistake that somebody new to the DSL makes, in a small preview, and the preview with the next step carried out.
@MainActor
struct Mistake {
  /// The rule of the finding.
  let rule: String
  /// What the message names.
  let thing: String
  /// What the next step tells to write or do.
  let steps: [String]
  /// Where the row begins; the line with the mistake ends with `// mistake`.
  let line: Int
  var variant = Variant.default
  /// Files of the resources folder, by name.
  var files: [String: String] = [:]
  /// The files after the next step.
  var repairedFiles: [String: String] = [:]
  /// Whether only `lint` looks for it.
  var isFoundByLintOnly = false
  let make: @MainActor @Sendable () -> View
  let repaired: @MainActor @Sendable () -> View

  /// - Parameters:
  ///   - make: the preview with the mistake.
  ///   - repaired: the preview with the next step carried out; what the step says in backticks is written there.
  init(
    _ rule: String, _ thing: String, _ steps: String..., line: Int = #line,
    _ make: @escaping @MainActor @Sendable () -> View, repaired: @escaping @MainActor @Sendable () -> View
  ) {
    (self.rule, self.thing, self.steps, self.line) = (rule, thing, steps, line)
    (self.make, self.repaired) = (make, repaired)
  }

  func with(_ change: (inout Mistake) -> Void) -> Mistake {
    var mistake = self
    change(&mistake)
    return mistake
  }

  /// The lines of the table with the row, and the number of the line that ends with `// mistake`.
  func source(in lines: [Substring]) -> (mistake: Int?, repaired: String) {
    let rest = lines[line...]
    let end = rest.firstIndex { $0.hasPrefix("    Mistake(") } ?? lines.endIndex
    let row = lines[line..<end]
    let repaired = row.firstIndex { $0.contains("} repaired: {") } ?? end
    return (
      row.firstIndex { $0.hasSuffix("// mistake") }.map { $0 + 1 }, row[repaired...].joined(separator: "\n")
    )
  }
}
