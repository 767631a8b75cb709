import LPAutoLayout
import Foundation
import LPSupport
import Testing

@MainActor
struct KeptLayoutTests {
  /// Says where two records first differ.
  static func difference(_ kept: LayoutResult, _ fresh: LayoutResult) -> String? {
    if kept == fresh { return nil }
    for (a, b) in zip(kept.views, fresh.views) where a != b { return "\(a)\n\(b)" }
    for (a, b) in zip(kept.constraints, fresh.constraints) where a != b { return "\(a)\n\(b)" }
    for (a, b) in zip(kept.guides, fresh.guides) where a != b { return "\(a)\n\(b)" }
    return "\(kept.diagnostics)\n\(fresh.diagnostics)"
  }

  private static func bytes(_ result: LayoutResult) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(result)
  }

  /// `KEPT_LAYOUTS=48` tries more trees.
  nonisolated private static let trees = ProcessInfo.processInfo.environment["KEPT_LAYOUTS"].flatMap(Int.init) ?? 16

  @Test(
    "after each of hundreds of edits, frames and record are those of a tree that was built in that state",
    arguments: 1...trees)
  func equalsFreshLayout(seed: Int) throws {
    var tree = RandomTree(seed: UInt64(seed))
    let built = tree.build()
    let layout = KeptLayout(built.root)
    for number in 0..<50 {
      let edit = tree.change(built)
      layout.update()
      let fresh = tree.build()
      let expected = LayoutResult.capture(fresh.root)
      if let difference = Self.difference(layout.result, expected) {
        Issue.record("seed \(seed), edit \(number) (\(edit)):\n\(difference)")
        return
      }
      for (view, other) in zip(built.views, fresh.views) { #expect(view?.frame == other?.frame) }
      // Equal numbers can have other bytes: −0 equals 0.
      if number % 10 == 0 { #expect(try Self.bytes(layout.result) == Self.bytes(expected)) }
    }
  }

  @Test("edits of constants solve only a part of the layout") func solvesParts() {
    var (partial, edits) = (0, 0)
    for seed in 1...12 {
      var tree = RandomTree(seed: UInt64(seed))
      let built = tree.build()
      let layout = KeptLayout(built.root)
      for _ in 0..<50 {
        _ = tree.change(built)
        if layout.update() { partial += 1 }
        edits += 1
      }
    }
    #expect(partial * 10 > edits)
  }
}
