@testable import LPChecks
import Testing

struct SweepOutcomeTests {
  private func fact(_ name: String, _ severity: SweepFact.Impact = .broken, _ number: Int = 0) -> SweepFact {
    SweepFact(rule: "clipped-text", severity: severity, message: "\(name) by \(number)", subject: [name])
  }

  @Test func `A fact holds on ranges of values, and tells of the place next to where it ends`() throws {
    let samples = (0...20).map { index -> (index: Int, state: Set<SweepFact>) in
      (index, index <= 6 || index >= 15 ? [fact("a", .broken, index)] : [])
    }
    let outcome = SweepOutcome(samples)
    let finding = try #require(outcome.findings.first)
    #expect(finding.ranges == [0...6, 15...20] && !finding.isConstant)
    #expect(finding.fact.message == "a by 6")
    #expect(outcome.sound == [7...14])
    #expect(finding.fact.severity == .broken)
  }

  @Test func `What is broken all the way is told, what merely is so all the way is not`() {
    let samples = [0, 8].map { (index: $0, state: Set([fact("a"), fact("b", .change)])) }
    let outcome = SweepOutcome(samples)
    #expect(outcome.findings.map(\.fact.message) == ["a by 0"])
    #expect(outcome.findings.first?.isConstant == true && outcome.sound.isEmpty)
  }

  @Test func `Changes do not make a layout unsound, and breaks come first`() {
    let samples: [(index: Int, state: Set<SweepFact>)] = [
      (0, [fact("b", .change)]), (1, []), (2, [fact("a")]), (3, [fact("a")]),
    ]
    let outcome = SweepOutcome(samples)
    #expect(outcome.findings.map(\.fact.message) == ["a by 0", "b by 0"])
    #expect(outcome.sound == [0...1])
  }
}
