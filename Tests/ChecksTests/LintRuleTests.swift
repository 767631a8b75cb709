import LPLayoutModel
import Foundation
import Testing

@testable import LPChecks

struct LintRuleTests {
  @Test func `a rule is named in small letters and dashes, and says what it is about in one sentence`() {
    for rule in LintRule.allCases {
      #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(rule.summary.hasSuffix(".") && rule.summary.dropLast().allSatisfy { $0 != "." })
    }
  }

  @Test func `every rule is listed in docs/lint.md, as a note if its findings are notes`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = try String(contentsOf: folder.appendingPathComponent("../../docs/lint.md"), encoding: .utf8)
    var severities: [String: String] = [:]
    for row in page.split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      for name in cells[0].split(separator: ", ") { severities[name.filter { $0 != "`" }] = cells[1] }
    }
    for rule in LintRule.allCases {
      let listed = try #require(severities[rule.rawValue], "\(rule.rawValue) is missing in docs/lint.md")
      if rule.severity == .note { #expect(listed.contains("note"), "\(rule.rawValue) in docs/lint.md") }
    }
  }
}
