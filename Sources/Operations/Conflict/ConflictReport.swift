package import LPConflictLogs

/// `conflict --json`.
package struct ConflictReport: Encodable {
  package struct Entry: Encodable {
    package let constraintLines: Int
    package let understood: Int
    package let verdict: ConflictVerdict
    package let minimal: [Int]
    package let broken: Int?
    package let breakResolves: Bool?

    enum CodingKeys: String, CodingKey {
      case constraintLines = "constraint_lines"
      case breakResolves = "break_resolves"
      case understood, verdict, minimal, broken
    }

    init(_ analysis: ConflictAnalysis) {
      constraintLines = analysis.log.lines.count + analysis.log.dropped
      understood = analysis.log.lines.count { $0.constraint != nil }
      verdict = analysis.verdict
      minimal = analysis.minimal
      broken = analysis.log.brokenNumber
      breakResolves = analysis.breakResolves
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(constraintLines, forKey: .constraintLines)
      try container.encode(understood, forKey: .understood)
      try container.encode(verdict, forKey: .verdict)
      try container.encode(minimal, forKey: .minimal)
      try container.encode(broken, forKey: .broken)
      try container.encode(breakResolves, forKey: .breakResolves)
    }
  }

  package let conflicts: [Entry]
  package let traces: [LayoutTrace]
}
