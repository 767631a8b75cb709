import Foundation

/// A report as SARIF 2.1.0, for code scanning: a result for each problem, at the constraint or preview that it is about.
package enum SARIFReport {
  package static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private static let limit = 5000

  /// - Parameter folder: where the package is in its repository.
  package static func write(_ report: TestReport, below folder: String = "", to sink: TextSink) throws {
    let words = report.tool.split(separator: " ").map(String.init)
    let problems = ReportedProblem.list(report, below: folder)
    let log = Log(
      schema: schema, version: "2.1.0",
      runs: [
        Run(
          tool: .init(
            driver: .init(
              name: words.first ?? "LayoutPreview", version: words.dropFirst().first ?? "0",
              rules: ReportedProblem.Rule.allCases.map(Rule.init))),
          // What code scanning takes of one run.
          results: problems.prefix(limit).map(Result.init),
          columnKind: "unicodeCodePoints")
      ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try sink(String(decoding: try encoder.encode(log), as: UTF8.self) + "\n")
  }

  private struct Log: Encodable {
    let schema: String
    let version: String
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    let columnKind: String
  }

  private struct Tool: Encodable {
    struct Driver: Encodable {
      let name: String
      let version: String
      let rules: [Rule]
    }

    let driver: Driver
  }

  private struct Message: Encodable { let text: String }

  private struct Rule: Encodable {
    struct Configuration: Encodable { let level: String }

    let id: String
    let shortDescription: Message
    let defaultConfiguration: Configuration

    init(_ rule: ReportedProblem.Rule) {
      id = rule.rawValue
      shortDescription = Message(text: rule.summary)
      defaultConfiguration = Configuration(level: rule.isError ? "error" : "warning")
    }
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]

    init(_ problem: ReportedProblem) {
      ruleId = problem.rule.rawValue
      ruleIndex = ReportedProblem.Rule.allCases.firstIndex(of: problem.rule) ?? 0
      level = problem.rule.isError ? "error" : "warning"
      message = Message(text: problem.text)
      locations = problem.file.map { [Location(file: $0, line: problem.line ?? 1)] } ?? []
      // Lines move; the sentence stays while the problem is the same.
      partialFingerprints = [
        "layoutPreview/v1": Digest64("\(problem.rule.rawValue)\n\(problem.file ?? "")\n\(problem.message)").hex
      ]
    }
  }

  private struct Location: Encodable {
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }

    struct Artifact: Encodable {
      let uri: String
      let uriBaseId: String
    }

    struct Region: Encodable { let startLine: Int }

    let physicalLocation: Physical

    init(file: String, line: Int) {
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: Self.uri(file), uriBaseId: "%SRCROOT%"), region: Region(startLine: max(1, line))
      )
    }

    /// A relative reference: what is no plain letter is escaped, and a colon in front would be a scheme.
    private static func uri(_ path: String) -> String {
      let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+@")
      return path.addingPercentEncoding(withAllowedCharacters: plain) ?? "unknown"
    }
  }
}
