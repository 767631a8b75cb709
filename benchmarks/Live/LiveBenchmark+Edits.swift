import BrowserDriver
import Foundation
import LPSupport

extension LiveBenchmark {
  /// The pictures of a save.
  private struct Pictures: Decodable {
    /// Whether another one was shown before the compiler's result.
    let wasShown: Bool
    /// Whether the compiler's result is another one.
    let differs: Bool
  }

  /// Changes literals of an example at random, one after another, and compares the picture that is shown at once with the
  /// one of the compiler's result.
  static func randomEdits(_ count: Int, _ folder: String, _ tools: GoldensTools, _ report: inout Report) async throws {
    var text = try String(contentsOfFile: "\(tools.package)/examples/Single/Card.swift", encoding: .utf8)
    let path = "\(folder)/Card.swift"
    _ = try save(text, to: path)
    var random = SplitMix64(seed: 1)
    var (shown, differing) = (0, 0)
    try await following(["Card.swift"], in: folder, preview: tools.preview, view: "") { page, _ in
      for number in 1...count {
        let (changed, change) = edit(text, &random)
        let builds: String = try await page.browser.script(
          """
          window.painted = [];
          window.old = livePreview.page.main.live.layout.svg;
          return livePreview.page.builds
          """)
        _ = try save(changed, to: path)
        try await page.browser.wait(
          "livePreview.page.builds !== '\(builds)' || livePreview.server.state.phase === 'failed'")
        let problem: String = try await page.browser.script("return livePreview.server.state.problem ?? ''")
        guard problem.isEmpty else {
          throw TimedProcess.Failure(description: "the sources do not build after \(change): \(problem)")
        }
        try await page.settle()
        let pictures: Pictures = try await page.browser.script(
          """
          const before = window.painted.filter((each) => each.builds === '\(builds)' && each.svg !== window.old).at(-1);
          const after = window.painted.filter((each) => each.builds !== '\(builds)').at(-1);
          return { wasShown: Boolean(before), differs: Boolean(before && after && before.svg !== after.svg) }
          """)
        if pictures.wasShown { shown += 1 }
        if pictures.differs {
          differing += 1
          note("\(number): the compiled picture differs after \(change)")
        }
        text = changed
      }
    }
    (report.literal_edits, report.literal_edits_shown, report.literal_edits_differing) = (count, shown, differing)
  }

  /// Returns a text with another value of one of its literals, and what was changed.
  private static func edit(_ text: String, _ random: inout SplitMix64) -> (text: String, change: String) {
    let body = text[(text.range(of: "Preview(\"Boarding pass\")")?.upperBound ?? text.startIndex)...]
    let literals = body.matches(of: /"[^"\n]*"|\b\d+\b/).filter { match in
      // Neither the name of a symbol nor of a closure's argument.
      !match.output.hasPrefix("\"arrow") && body[..<match.range.lowerBound].last != "$"
    }
    let literal = literals.randomElement(using: &random)!
    let words = ["Oslo", "A longer title that wraps", "سلام", "", "Straße 🚆"]
    let word = "\"\(words.randomElement(using: &random)!)\""
    let new = literal.output.hasPrefix("\"") ? word : "\(Int.random(in: 1...400, using: &random))"
    return (text.replacingCharacters(in: literal.range, with: new), "\(literal.output) became \(new)")
  }
}
