import LPLayoutModel
import Foundation
import FoundationXML
import Testing

@testable import LPSnapshots

/// Reports in every form, of runs with all verdicts and with names that mean harm.
struct ReportTests {
  static let hostileNames = [
    "Profile card", "a\"b<c>&d'e", "]]>", "line\nfeed\r\ttab", "::error file=x::y", "50%, 100%: done",
    "\u{0}\u{1B}[31m",
    "\u{202E}كرت", "| a | `b` | <script>alert(1)</script>", "e\u{301}😀\u{FFFF}", String(repeating: "long ", count: 200),
  ]

  static func report(names: [String] = hostileNames) throws -> TestReport {
    var builder = ReportBuilder(
      name: "Gallery <&>", folder: "Gallery", scope: ReportScope(), package: "/package")
    let site = CallSite(
      fileID: "Gallery/Card: 1,2.swift", filePath: "/package/Sources/Card: 1,2.swift", line: 7, column: 3)
    let wider = try LayoutDifferenceTests.difference(.cardWithWiderGap)
    for name in names {
      builder.add(preview: name, folder: Slug.file(name, empty: "preview"), at: site)
      let verdicts: [GoldenVerdict] = [
        .same(provenBy: .digest), .changed(layout: wider, image: nil), .missing([.layout, .picture]),
        .unreadable(.empty(path: "goldens/Gallery/\(name).png")),
        .environmentDiffers(
          [.init(kind: .font, name: name, recorded: "abc", present: nil, package: nil)], layout: nil),
      ]
      for (index, verdict) in verdicts.enumerated() {
        let place = GoldenPlaces([GoldenName(catalog: "Gallery", preview: name, variant: "v\(index)")]).all[0]
        let outcome = GoldenOutcome(place: place, verdict: verdict, layoutText: "", tolerance: .exact, outlines: [])
        let lines = VerdictText.lines(for: outcome)
        builder.add(
          GoldenReport(outcome, lines: lines, files: ReportedFiles(), digest: "d"), variant: "v\(index)", order: 0,
          seconds: 0.25)
      }
      builder.addFailure(
        preview: name, variant: "v9",
        because: Diagnostic(.error, rule: "crash", message: "\(name) crashed", callSite: site),
        order: 0, seconds: .nan)
    }
    builder.set(
      StaleGoldens(goldens: ["goldens/Gallery/gone/a b%.png"], leftovers: ["goldens/Gallery/.x.preview-tmp"]),
      renamed: [])
    var report = TestReport(verb: "test", tool: "LayoutPreview 1.2.3", status: 1)
    report.catalogs = [builder.finished()]
    return report
  }

  private func text(_ write: (TextSink) throws -> Void) throws -> String {
    var text = ""
    try write { text += $0 }
    return text
  }

  // MARK: The model

  @Test func `Verdicts are counted, and differences grouped by their cause`() throws {
    let report = try Self.report(names: ["A", "B"])
    #expect(
      report.counts.text
        == "2 the same, 2 changed, 2 missing, 2 unreadable, 2 not made, 2 from a different environment")
    let cause = try #require(report.catalogs[0].causes.first)
    #expect(report.catalogs[0].causes.count == 1)
    #expect(cause.titled == "`follow.leading >= name.trailing + 8` became `+ 12` (Card.swift:21)")
    #expect(cause.goldens == 2 && cause.views == ["follow"])
    let changed = try #require(report.catalogs[0].variants.first { $0.verdict == .changed }?.finding)
    #expect(changed.causes == [0] && changed.parts == [.layout])
    #expect(changed.changes.first?.isCause == true)
    #expect(changed.changes.last?.because == [cause.sentence])
  }

  @Test func `Sources are given relative to the package, and no folder of a machine is named`() throws {
    let root = SourceRoot("/home/me/app")
    func path(_ file: String) -> String {
      root.path(of: CallSite(fileID: "App/Card.swift", filePath: file, line: 1, column: 1))
    }
    #expect(path("/home/me/app/Sources/App/Card.swift") == "Sources/App/Card.swift")
    #expect(path("/home/me/application/Card.swift") == "App/Card.swift")
    #expect(path("") == "App/Card.swift")
  }

  @Test func `Entries are kept in order whether they fit into memory or not, and copies are their own`() {
    var entries = ReportEntries()
    let long = String(repeating: "x", count: 1000)
    for index in 0..<1000 { entries.append(VariantReport(preview: long, variant: "\(index)", verdict: .same)) }
    var copy = entries
    copy.append(VariantReport(preview: "last", variant: "", verdict: .missing))
    entries.append(VariantReport(preview: "other", variant: "", verdict: .changed))
    #expect(entries.count == 1001 && copy.count == 1001)
    #expect(entries.prefix(1000).map(\.variant) == (0..<1000).map(String.init))
    #expect(copy.last?.preview == "last" && entries.last?.preview == "other")
    #expect(copy != entries)
  }

  // MARK: JSON

  @Test func `The JSON form is read back as it was, and has one variant a line`() throws {
    let report = try Self.report()
    let text = try text { try JSONReport.write(report, to: $0) }
    let read = try JSONReport.read(Array(text.utf8), name: "report.json")
    #expect(read.counts == report.counts)
    #expect(read.catalogs[0].causes == report.catalogs[0].causes)
    #expect(read.catalogs[0].variants.map(\.title) == report.catalogs[0].variants.map(\.title))
    #expect(try self.text { try JSONReport.write(read, to: $0) } == text)
    let lines = text.split(separator: "\n").filter { $0.contains(#""verdict":"#) }
    #expect(lines.count == report.counts.all)
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["schema"] as? String == "layout-preview/test/2")
    let empty = TestReport(verb: "record", tool: "t", catalogs: [CatalogReport(name: "G", folder: "G")])
    let emptyText = try self.text { try JSONReport.write(empty, to: $0) }
    #expect(try JSONReport.read(Array(emptyText.utf8), name: "r") == empty)
  }

  @Test(arguments: [
    ("", "r is not a test report"), ("[1]", "r is not a test report"),
    (
      #"{"schema":"layout-preview/test/99"}"#,
      "r has the schema 'layout-preview/test/99', which this version does not read"
    ),
    (#"{"schema":"layout-preview/test/2"}"#, "r is incomplete or malformed: tool is missing in ''"),
    (
      #"{"schema":"layout-preview/test/2","tool":"t","status":"1","package":".","catalogs":[]}"#,
      "r is incomplete or malformed: 'status' has an invalid value"
    ),
  ])
  func `What is no report is refused with what is wrong`(text: String, message: String) {
    let error = #expect(throws: ReportError.self) { try JSONReport.read(Array(text.utf8), name: "r") }
    #expect(error?.message == message)
  }

  // MARK: JUnit

  @Test(arguments: ["variants", "counts", "causes", "renamed", "scope.shard"])
  func `A report from elsewhere that names what it does not have is refused`(field: String) throws {
    var report = try Self.report()
    var catalog = report.catalogs[0]
    switch field {
    case "variants":
      var entry = try #require(catalog.variants.first { $0.finding != nil })
      entry.finding?.causes = [catalog.causes.count]
      catalog.variants.append(entry)
    case "counts":
      let counts =
        #"{"same":9223372036854775807,"unaffected":0,"changed":1,"missing":0,"unreadable":0,"failed":0,"environment":0}"#
      catalog.counts = try JSONDecoder().decode(VerdictCounts.self, from: Data(counts.utf8))
    case "causes": catalog.causes[0].goldens = .max
    case "renamed": catalog.renamed = [RenamedPreview(from: "a", to: "b", same: .max, all: 1)]
    default: catalog.scope.shard = ReportScope.Share(index: 1, count: 0, plan: "p")
    }
    report.catalogs = [catalog]
    let text = try text { try JSONReport.write(report, to: $0) }
    #expect(throws: ReportError.damaged(name: "r", reason: "'catalogs.0.\(field)' is out of range")) {
      try JSONReport.read(Array(text.utf8), name: "r")
    }
  }

  @Test func `Two hundred thousand equal decisions are one`() throws {
    let decision = ReviewDecisions.Decision(catalog: "C", preview: "P", variant: "default", verdict: .accept)
    let other = ReviewDecisions.Decision(catalog: "C", preview: "P", variant: "rtl", verdict: .reject)
    let many = ReviewDecisions([decision, other] + Array(repeating: decision, count: 200_000))
    let read = try ReviewDecisions.read(Array(JSONEncoder().encode(many)), name: "accept.json")
    #expect(read == ReviewDecisions([decision, other]))
  }

  @Test func `The JUnit form has the elements and attributes that Jenkins knows, and adds up`() throws {
    let report = try Self.report()
    let text = try text { try JUnitReport.write(report, to: $0) }
    let document = try JUnitDocument(text)
    #expect(document.problems == [])
    #expect(document.cases == report.counts.all + 1)
    #expect(document.suites == Self.hostileNames.count + 1)
    #expect(document.total("failures") == report.counts.changed + report.counts.missing + 1)
    #expect(document.total("errors") == report.counts.unreadable + report.counts.failed + report.counts.environment)
    let names = document.suiteNames
    #expect(names[1] == "Gallery <&>.a\"b<c>&d'e" && names[2] == "Gallery <&>.]]>")
    #expect(names[3] == "Gallery <&>.line\nfeed\r\ttab")
    #expect(names[6] == "Gallery <&>.\u{FFFD}\u{FFFD}[31m")
  }

  @Test func `Times are written with three decimals, and none for what is no number`() {
    #expect(
      [0, 0.0004, 0.0125, 61.5, -1, .nan, .infinity].map(JUnitSuite.seconds)
        == ["0", "0.000", "0.013", "61.500", "0", "0", "0"])
  }

  // MARK: GitHub

  @Test func `Annotations are one line each, and are read back as they were meant`() throws {
    let lines = GitHubReport.annotations(try Self.report())
    #expect(lines.count == 20)
    for line in lines {
      #expect(!line.contains("\n") && !line.contains("\r"))
      let match = try #require(line.wholeMatch(of: /::(error|warning) ([^:]*)::(.*)/))
      let names = match.output.2.split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect(names.allSatisfy { ["file", "line", "title"].contains($0) }, "\(line)")
    }
    #expect(
      lines[0].hasPrefix("::error file=Gallery/Card.swift,line=21,title=A preview differs from its golden.::11 goldens")
    )
    let missing = try #require(lines.first { $0.contains("Profile card has no golden yet") })
    #expect(missing.contains("file=Sources/Card%3A 1%2C2.swift,line=7,"))
    #expect(lines.contains { $0.contains("more; see the summary") })
    let below = GitHubReport.annotations(try Self.report(), below: "apps/one")
    #expect(below[0].hasPrefix("::error file=apps/one/Gallery/Card.swift,line=21,"))
  }

  @Test func `A Windows line end in a name begins no line of the log, and a mark behind a comma no property`() throws {
    var report = try Self.report()
    report.catalogs = [CatalogReport(name: "G", folder: "G")]
    report.catalogs[0].stale = ["a,\u{301}line=9:\u{301}\r\n::error file=x::y"]
    let line = try #require(GitHubReport.annotations(report).first)
    #expect(line.unicodeScalars.allSatisfy { $0 != "\n" && $0 != "\r" })
    #expect(line.utf8.prefix(200).firstRange(of: "file=a%2C\u{301}line=9%3A\u{301}%0D%0A%3A%3Aerror".utf8) != nil)
  }

  @Test func `What a combining mark follows is escaped in Markdown, too`() {
    #expect(Markdown.text("[\u{338}a](b)\r\n`\u{301}").utf8.elementsEqual("\\[\u{338}a\\](b) \\`\u{301}".utf8))
    #expect(Markdown.code("a `\u{301} b").utf8.elementsEqual("`` a `\u{301} b ``".utf8))
  }

  @Test func `A picture with more pixels than an integer can count is refused`() throws {
    var report = try Self.report()
    var entry = try #require(report.catalogs[0].variants.first { $0.finding != nil })
    let size = ImageDifference.Size(width: 1 << 40, height: 1 << 40)
    entry.finding?.picture = ImageDifference(
      expected: size, actual: size, differingPixels: 1, toleratedPixels: 0, antialiasedPixels: 0,
      box: .init(x: 0, y: 0, width: 1, height: 1), largestDistance: 1, sweep: [], tolerance: .exact)
    entry.finding?.causes = []
    report.catalogs[0].variants.append(entry)
    let text = try text { try JSONReport.write(report, to: $0) }
    #expect(throws: ReportError.damaged(name: "r", reason: "'catalogs.0.variants' is out of range")) {
      try JSONReport.read(Array(text.utf8), name: "r")
    }
  }

  @Test func `The summary is Markdown whose cells stay cells`() throws {
    let text = try text { try GitHubReport.writeSummary(try Self.report(), to: $0) }
    #expect(text.hasPrefix("## ❌ Goldens: 11 the same, 11 changed"))
    #expect(!text.contains("<script>") && text.contains("&lt;script&gt;"))
    var columns = 0
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.replacing(/\\./, with: "").split(separator: "|", omittingEmptySubsequences: false).count
      if line.contains("---") { columns = cells }
      #expect(columns == 0 || cells == columns || line.hasPrefix("| preview") || line.hasPrefix("| goldens"), "\(line)")
    }
    #expect(columns == 6)
    let clean = TestReport(verb: "test", tool: "t", catalogs: [CatalogReport(name: "G", folder: "G")])
    #expect(try self.text { try GitHubReport.writeSummary(clean, to: $0) }.hasPrefix("## ✅"))
  }

  // MARK: SARIF

  @Test func `The SARIF form has a result for each problem, at a place within the sources`() throws {
    let report = try Self.report()
    let text = try text { try SARIFReport.write(report, to: $0) }
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "LayoutPreview" && driver["version"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == ReportedProblem.list(report).count)
    var fingerprints: Set<String> = []
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == rules[index])
      #expect(["error", "warning"].contains(result["level"] as? String))
      for location in try #require(result["locations"] as? [[String: Any]]) {
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        let uri = try #require((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)
        #expect(URL(string: uri)?.scheme == nil && !uri.contains(" ") && !uri.hasPrefix("/"), "\(uri)")
        #expect(((physical["region"] as? [String: Any])?["startLine"] as? Int ?? 0) >= 1)
      }
      fingerprints.formUnion((result["partialFingerprints"] as? [String: String] ?? [:]).values)
    }
    #expect(fingerprints.count == results.count)
  }
}

/// JUnit's XML, checked against the elements and attributes of `jenkins-junit.xsd`.
private final class JUnitDocument: NSObject, XMLParserDelegate {
  private(set) var problems: [String] = []
  private(set) var suites = 0
  private(set) var cases = 0
  private(set) var suiteNames: [String] = []
  private var path: [String] = []
  private var totals: [String: Int] = [:]
  private var counted: [String: Int] = [:]

  private static let children = [
    "": ["testsuites"], "testsuites": ["testsuite"],
    "testsuite": ["properties", "testcase", "system-out", "system-err"],
    "testcase": ["skipped", "error", "failure", "system-out", "system-err"],
  ]
  private static let attributes = [
    "testsuites": ["name", "time", "tests", "failures", "disabled", "errors"],
    "testsuite": [
      "name", "tests", "failures", "errors", "time", "disabled", "skipped", "timestamp", "hostname", "id", "package",
    ],
    "testcase": ["name", "assertions", "time", "classname", "status"],
    "failure": ["message", "type"], "error": ["message", "type"], "skipped": [],
  ]

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { problems.append("\(parser.parserError.map { "\($0)" } ?? "?") in line \(parser.lineNumber)") }
    for name in ["tests", "failures", "errors"] where totals[name, default: 0] != counted[name, default: 0] {
      problems.append("\(name): \(totals[name, default: 0]) and \(counted[name, default: 0])")
    }
  }

  func total(_ name: String) -> Int { totals[name] ?? 0 }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if Self.children[path.last ?? ""]?.contains(name) != true { problems.append("\(name) in \(path)") }
    for key in attributes.keys where Self.attributes[name]?.contains(key) != true { problems.append("\(name) \(key)") }
    path.append(name)
    switch name {
    case "testsuites":
      for key in ["tests", "failures", "errors"] { totals[key] = attributes[key].flatMap(Int.init) }
    case "testsuite":
      suites += 1
      suiteNames.append(attributes["name"] ?? "")
      if attributes["name"] == nil || attributes["tests"] == nil { problems.append("a suite without name or tests") }
    case "testcase":
      cases += 1
      counted["tests", default: 0] += 1
      if attributes["name"] == nil { problems.append("a case without a name") }
    case "failure": counted["failures", default: 0] += 1
    case "error": counted["errors", default: 0] += 1
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    path.removeLast()
  }
}
