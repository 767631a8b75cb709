import AutoLayout
import Testing

@testable import Checks

struct LintRuleTests {
  @Test func `a rule is named in small letters and dashes, and says what it is about in one sentence`() {
    for rule in LintRule.allCases {
      #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(rule.summary.hasSuffix(".") && rule.summary.dropLast().allSatisfy { $0 != "." })
    }
  }

  @Test func `what only wastes constraints is a note`() {
    let notes = LintRule.allCases.filter { $0.severity == .note }
    #expect(notes == [.brokenWish, .neverBinds, .redundant, .alwaysBroken, .unsupported])
  }
}
