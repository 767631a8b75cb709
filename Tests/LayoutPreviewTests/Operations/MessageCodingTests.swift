import AutoLayout
import Foundation
import Testing

import LayoutPreview
@testable import CommandLine
@testable import Operations
@testable import Messages

/// What operations hand over between processes.
@MainActor
@Suite struct MessageCodingTests {
  @Test func `the outcome of an item arrives whole`() throws {
    var outcome = ItemOutcome(
      answer: RenderAnswer(files: ["a\tb.png", "größe ×.svg"], size: CGSize(width: CGFloat.infinity, height: 844.5)))
    outcome.diagnostics = [Diagnostic(.warning, rule: "clipped-text", message: "a\tb\nc")]
    outcome.failure = CommandFailure("a problem", remedy: "a remedy")
    outcome.seconds = 0.0125
    let read = try MessageCoding.decode(ItemOutcome<RenderAnswer>.self, from: MessageCoding.encode(outcome))
    #expect(read.answer?.files == outcome.answer?.files)
    #expect(read.answer?.size == outcome.answer?.size)
    #expect(read.diagnostics == outcome.diagnostics)
    #expect(read.failure == outcome.failure)
    #expect(read.seconds == 0.0125)
  }

  @Test func `workers find every operation by its name`() throws {
    for operation in [RenderOperation.name, GoldenOperation.name, LintOperation.name, TraceOperation.name] {
      #expect(Verb.all.contains { $0.operation?.name == operation })
    }
    #expect(!Verb.all.contains { $0.operation?.name == "nonsense" })
  }
}
