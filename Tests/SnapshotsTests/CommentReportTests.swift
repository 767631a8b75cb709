import Foundation
import FoundationXML
import Messages
import Testing
import ThreadTime

@testable import Snapshots

/// Comments on pull requests, read back by the library that GitHub reads Markdown with.
struct CommentReportTests {
  /// A report with one cause for each ten changed goldens, and two that no edit explains.
  static func report(changes: Int, name: (Int) -> String = { "Card \($0)" }) -> TestReport {
    var catalog = CatalogReport(name: "Gallery", folder: "Gallery")
    let causes = (changes + 9) / 10
    catalog.causes = (0..<causes).map { index in
      ReportedCause(
        sentence: "`follow.leading >= name\(index).trailing + 8` became `+ 12`", file: "Sources/Card.swift",
        line: 21 + index, goldens: min(10, changes - index * 10), views: ["follow"])
    }
    for index in 0..<changes {
      var entry = VariantReport(preview: name(index), variant: "rtl", verdict: .changed, order: index)
      var finding = VariantReport.Finding()
      finding.causes = [index / 10]
      finding.changes = [
        ReportedChange(sentence: catalog.causes[index / 10].sentence, isCause: true, because: []),
        ReportedChange(
          sentence: "\(name(index)) moved 4 pt right (x 213 → 217)", isCause: false,
          because: [catalog.causes[index / 10].sentence]),
      ]
      finding.files.expectedPicture = ".preview/failures/Gallery/card-\(index)/rtl/expected.png"
      finding.files.actualPicture = ".preview/failures/Gallery/card-\(index)/rtl/actual.png"
      entry.finding = finding
      catalog.variants.append(entry)
      catalog.counts.add(entry.verdict)
    }
    return TestReport(verb: "test", tool: "LayoutPreview 1.2.3", status: changes > 0 ? 1 : 0, catalogs: [catalog])
  }

  @Test(.enabled(if: MarkdownTree.isAvailable), arguments: [1, 50, 10_000])
  func `A comment is valid, short, and has a heading for each cause, the heaviest first`(changes: Int) throws {
    let comment = CommentReport.comment(Self.report(changes: changes), run: "https://example.org/runs/7")
    let text = comment.text
    #expect(text.utf8.count < 60_000)
    #expect(text.hasPrefix("<!-- layout-preview: goldens -->\n\n## ❌ Goldens: "))
    let tree = try MarkdownTree(text)
    let headings = tree.headings
    #expect(headings[1].hasPrefix("Sources/Card.swift:21: "))
    #expect(headings[1].contains("changed because follow.leading >= name0.trailing + 8 became + 12"))
    let causes = (changes + 9) / 10
    #expect(headings.count - 1 == min(causes, headings.count - 1) && headings.count > min(causes, 50))
    if headings.count - 1 < causes {
      #expect(
        text.contains("And \((causes - headings.count + 1).counted("more problem")); the report has all of them."))
    }
    #expect(text.contains("Card 0 moved 4 pt right (x 213 → 217)"))
    #expect(text.contains("run `preview record` on this branch"))
    #expect(tree.links == ["https://example.org/runs/7"])
    #expect(tree.images == comment.attachments)
    #expect(comment.attachments.count == 2 * min(6, causes))
    #expect(tree.html.allSatisfy { $0.hasPrefix("<!-- layout-preview: ") || $0.contains("details>") })
  }

  @Test(
    .enabled(if: MarkdownTree.isAvailable),
    arguments: ReportTests.hostileNames + [
      "@everyone see #12", "www.example.org", "``` fence", "a` b", "`", "- item", "1. item", "![x](http://a.b/c.png)",
      "https://example.org", "<!-- layout-preview: end of pictures -->", "<details>", "\u{2066}hidden",
    ])
  func `Names stay in code, whatever they are`(name: String) throws {
    let text = CommentReport.comment(Self.report(changes: 3, name: { _ in name })).text
    let tree = try MarkdownTree(text)
    #expect(tree.headings.count == 2)
    #expect(tree.links == [])
    #expect(tree.images.count == 2)
    let ours = [Comment.marker(.goldens), Comment.picturesStart, Comment.picturesEnd]
    #expect(tree.html == ours)
    #expect(
      !tree.prose.contains { $0.contains("example.org") || $0.contains("@") || $0.contains("#") || $0.contains("<") })
    #expect(!text.contains("\u{202E}") && !text.contains("\u{2066}"))
  }

  @Test(.enabled(if: MarkdownTree.isAvailable))
  func `Every verdict has its heading and says what to do`() throws {
    let text = CommentReport.comment(try ReportTests.report(names: ["A"])).text
    let headings = try MarkdownTree(text).headings
    #expect(headings.count == 7)
    #expect(
      headings[1] == "Gallery/Card.swift:21: 1 golden changed because follow.leading >= name.trailing + 8 became + 12")
    #expect(headings.contains("Sources/Card: 1,2.swift:7: A has no golden yet"))
    for advice in ["Fix the previews that fail.", "`preview record --prune`", "`preview doctor`"] {
      #expect(text.contains(advice))
    }
  }

  @Test func `A run without differences is green, and one that is not complete is not`() {
    var report = Self.report(changes: 0)
    report.catalogs[0].counts.add(.same)
    let comment = CommentReport.comment(report)
    #expect(comment.text == "<!-- layout-preview: goldens -->\n\n## ✅ Goldens: 1 the same\n\nNothing to do.\n")
    #expect(comment.attachments == [])
    report.status = 2
    let incomplete = CommentReport.comment(report).text
    #expect(incomplete.contains("## ❌") && incomplete.contains("The run is not complete"))
  }

  @Test func `Pictures with names that a command line or a link would change are left out`() {
    var report = Self.report(changes: 1)
    var entry = report.catalogs[0].variants[0]
    entry.finding?.files.actualPicture = ".preview/failures/a b/actual.png"
    report.catalogs[0].variants = ReportEntries([entry])
    #expect(CommentReport.comment(report).attachments == [])
    entry.finding?.files.actualPicture = "../../etc/actual.png"
    report.catalogs[0].variants = ReportEntries([entry])
    #expect(CommentReport.comment(report).attachments == [])
  }

  // MARK: GitLab

  @Test func `Code Quality has an issue for each problem, each with its own fingerprint`() throws {
    let report = try ReportTests.report()
    var text = ""
    try SARIFReport.writeCodeQuality(report, below: "apps/one") { text += $0 }
    let issues = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(issues.count == ReportedProblem.list(report).count)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    for issue in issues {
      #expect(["major", "minor"].contains(issue["severity"] as? String))
      #expect((issue["description"] as? String)?.isEmpty == false && issue["check_name"] is String)
      let location = try #require(issue["location"] as? [String: Any])
      #expect((location["path"] as? String)?.hasPrefix("/") == false)
      #expect(((location["lines"] as? [String: Any])?["begin"] as? Int ?? 0) >= 1)
    }
    #expect((issues[0]["location"] as? [String: Any])?["path"] as? String == "apps/one/Gallery/Card.swift")
    var none = ""
    try SARIFReport.writeCodeQuality(Self.report(changes: 0)) { none += $0 }
    #expect(none == "[]\n")
  }
}

/// Markdown as cmark-gfm reads it: the parser of GitHub, with its extensions.
private final class MarkdownTree: NSObject, XMLParserDelegate {
  private static let program = ["/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  static var isAvailable: Bool { program != nil }

  private(set) var headings: [String] = []
  private(set) var links: [String] = []
  private(set) var images: [String] = []
  private(set) var html: [String] = []
  /// Texts outside of code.
  private(set) var prose: [String] = []
  private var path: [String] = []
  private var content = ""

  init(_ markdown: String) throws {
    super.init()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("comment-\(UUID().uuidString).md")
    try Data(markdown.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.program))
    let extensions = ["table", "autolink", "strikethrough", "tasklist"].flatMap { ["-e", $0] }
    process.arguments = ["--to", "xml", "--unsafe", "--validate-utf8"] + extensions + [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.runWithinLimit()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let parser = XMLParser(data: data)
    parser.delegate = self
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") in line \(parser.lineNumber)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    path.append(name)
    content = ""
    switch name {
    case "heading": headings.append("")
    case "link": links.append(attributes["destination"] ?? "")
    case "image": images.append(attributes["destination"] ?? "")
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { content += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    path.removeLast()
    switch name {
    case "html_block", "html_inline": html.append(content.trimmingCharacters(in: .whitespacesAndNewlines))
    case "text": prose.append(content)
    default: break
    }
    if path.contains("heading"), name == "text" || name == "code" { headings[headings.count - 1] += content }
    content = ""
  }
}
