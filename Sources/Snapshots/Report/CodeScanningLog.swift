import LPSupport
import Foundation

/// Writes results as SARIF 2.1.0, the format of code scanning.
package struct CodeScanningLog {
  package enum Level: String, Encodable, Sendable {
    case error, warning, note
  }

  package struct Rule: Sendable {
    package let id: String
    package let summary: String
    package let level: Level

    package init(id: String, summary: String, level: Level) {
      (self.id, self.summary, self.level) = (id, summary, level)
    }
  }

  package struct Entry: Sendable {
    /// The id of a rule in the log.
    package let rule: String
    package let level: Level
    package let text: String
    /// The path relative to the repository.
    package let file: String?
    package let line: Int?
    /// The text of the fingerprint, which stays the same as long as the problem does.
    package let identity: String

    package init(rule: String, level: Level, text: String, file: String?, line: Int?, identity: String) {
      (self.rule, self.level, self.text) = (rule, level, text)
      (self.file, self.line, self.identity) = (file, line, identity)
    }
  }

  package static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  /// The largest number of results of a run that code scanning accepts.
  private static let limit = 5000

  /// - Parameter tool: the tool's name and version.
  package static func write(
    tool: String, rules: [Rule], entries: some Sequence<Entry>, to sink: TextSink
  ) throws {
    let words = tool.split(separator: " ").map(String.init)
    let numbers = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let log = Log(
      schema: schema, version: "2.1.0",
      runs: [
        Run(
          tool: .init(
            driver: .init(
              name: words.first ?? "LayoutPreview", version: words.dropFirst().first ?? "0",
              rules: rules.map(RuleRecord.init))),
          results: entries.prefix(limit).map { Result($0, rule: numbers[$0.rule] ?? 0) },
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
      let rules: [RuleRecord]
    }

    let driver: Driver
  }

  private struct Message: Encodable { let text: String }

  private struct RuleRecord: Encodable {
    struct Configuration: Encodable { let level: Level }

    let id: String
    let shortDescription: Message
    let defaultConfiguration: Configuration

    init(_ rule: Rule) {
      id = rule.id
      shortDescription = Message(text: rule.summary)
      defaultConfiguration = Configuration(level: rule.level)
    }
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: Level
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]

    init(_ entry: Entry, rule: Int) {
      ruleId = entry.rule
      ruleIndex = rule
      level = entry.level
      message = Message(text: entry.text)
      locations = entry.file.map { [Location(file: $0, line: entry.line ?? 1)] } ?? []
      partialFingerprints = ["layoutPreview/v1": Digest64(entry.identity).hex]
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
