import Foundation
import LPJSONRPC
import Testing

/// What an agent that knows nothing but the names of previews learns of the faults in `Tests/Fixtures/Faults`.
@Suite struct FaultToolsTests {
  /// The faults whose cause is one line of the source. `lint` names it, or a view of which `explain` then names it.
  private static let faults: [(preview: String, tools: [String])] = [
    ("conflict", ["lint"]), ("unsatisfied-optional", ["lint"]), ("always-broken", ["lint"]), ("never-binds", ["lint"]),
    ("redundant", ["lint"]), ("constant-text-size", ["lint"]), ("distant-neighbor", ["lint"]),
    ("edge-without-margin", ["lint"]), ("required-content-priority", ["lint"]), ("negative-spacing", ["lint"]),
    ("stretched-baseline", ["lint", "explain"]), ("clipped-text", ["lint"]), ("off-screen", ["lint", "explain"]),
    ("small-target", ["lint", "explain"]), ("overlapping-targets", ["lint", "explain"]), ("mirror", ["lint"]),
    ("illegal-constraint", ["lint"]), ("update-matches-nothing", ["lint"]), ("missing-string", ["lint"]),
    ("missing-image", ["lint"]), ("missing-symbol", ["lint"]),
  ]

  private struct Place: Hashable {
    let file: String
    let line: Int
  }

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the one line of a preview that depends on whether it is faulty.
  private func cause(of preview: String) throws -> Place {
    let words = preview.split(separator: "-")
    let rule = words[0] + words.dropFirst().map(\.capitalized).joined()
    for name in ["Code", "Constraints", "Visible"] {
      let file = "Tests/Fixtures/Faults/Faults+\(name).swift"
      let text = try String(contentsOf: Self.package.appendingPathComponent(file), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines.firstIndex { $0.contains("Self.pair(.\(rule))") || $0.contains("Self.pair(.\(rule),") }
      guard let start else { continue }
      let body = lines[(start + 1)...].prefix { $0 != "    }" }
      let places = body.indices.filter { lines[$0].contains("isFaulty") }
      try #require(places.count == 1, "\(preview) has one line with a fault")
      return Place(file: file, line: places[0] + 1)
    }
    throw Missing(preview: preview)
  }

  private struct Missing: Error { let preview: String }

  /// Returns all places in the structured content of an answer.
  private func places(in value: JSONValue?) -> Set<Place> {
    var found: Set<Place> = []
    // Reports of explanations have absolute paths.
    let path = value?["file"]?.string ?? value?["filePath"]?.string
    if let path, let line = value?["line"]?.number {
      found = [Place(file: path.replacing("\(Self.package.path)/", with: ""), line: Int(line))]
    }
    for part in value?.array ?? [] { found.formUnion(places(in: part)) }
    for part in value?.object?.values.map(\.self) ?? [] { found.formUnion(places(in: part)) }
    return found
  }

  private func findings(_ report: JSONValue) -> [JSONValue] {
    (report["catalogs"]?.array ?? []).flatMap { $0["findings"]?.array ?? [] }
  }

  @Test func `The tools' answers name the file and the line of each fault, and find nothing in its twin`() throws {
    let client = try AgentClient(["Faults"], in: Self.package)
    let listed = try client.call("list", [:])["structuredContent"]
    let names = (listed?["catalogs"]?.array?.first?["previews"]?.array ?? []).compactMap { $0["name"]?.string }
    for (preview, tools) in Self.faults {
      try #require(names.contains(preview) && names.contains("\(preview) (correct)"))
      func lint(_ name: String) throws -> JSONValue {
        let answer = try client.call("lint", ["preview": .string(name), "severity": "note"])
        #expect(answer["isError"] == false)
        return try #require(answer["structuredContent"], "\(name): \(answer)")
      }
      let report = try lint(preview)
      var found = findings(report).reduce(into: Set<Place>()) { $0.formUnion(places(in: $1)) }
      let cause = try cause(of: preview)
      if tools.contains("explain") {
        #expect(!found.contains(cause), "\(preview) needs no explanation")
        // A message has the names of views in backquotes.
        let messages = findings(report).compactMap { $0["message"]?.string }
        let views = messages.flatMap { $0.matches(of: /`(\w+)(\.\w+)?`/).map { String($0.1) } }
        try #require(!views.isEmpty, "\(preview): \(messages)")
        let arguments: JSONValue = ["preview": .string(preview), "attributes": .array(views.map { .string($0) })]
        found = places(in: try client.call("explain", arguments)["structuredContent"])
      }
      #expect(found.contains(cause), "\(preview): \(cause.file):\(cause.line) is not among \(found)")
      #expect(findings(try lint("\(preview) (correct)")).isEmpty, "the twin of \(preview)")
    }
    #expect(Self.faults.count > 20)
  }
}
