import LPChecks
import Foundation
import Testing

@testable import LPCommandLine

/// Findings of `lint` that comments, documents, a project or its baseline leave out.
@Suite struct LintSuppressionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Report: Decodable {
    struct CatalogEntry: Decodable { let findings: [Finding] }
    struct Finding: Decodable {
      let rule: String
      let views: [String]
    }
    let catalogs: [CatalogEntry]
    let suppressed: Int?
    var findings: [Finding] { catalogs.flatMap(\.findings) }
  }

  /// A document with labels that are 20 points wide each, and so cut off.
  private func write(labels: [String], attributes: String = "") throws {
    let views = labels.map { id in
      """
      <label text="A text that is long" userLabel="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="20" height="21"/>
        <constraints><constraint firstAttribute="width" constant="20" id="w\(id)"/></constraints>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
      </label>
      """
    }
    let ties = labels.enumerated().map { number, id in
      """
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="\(60 + 60 * number)" id="t\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="40" \
      id="l\(id)"/>
      """
    }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
          <subviews>
      \(views.joined(separator: "\n"))
          </subviews>
          <constraints>\(ties.joined(separator: "\n"))</constraints>
        </view></objects>
      </document>
      """, to: "Card.xib")
  }

  private func lint(_ options: String...) throws -> (report: Report, run: CommandRun) {
    let run = try CommandRun("preview", ["lint", "Card.xib", "--json"] + options, in: folder)
    return (try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)), run)
  }

  private func cut(_ report: Report) -> [[String]] {
    report.findings.filter { $0.rule == "clipped-text" }.map(\.views)
  }

  // MARK: Sources

  @Test func `a comment leaves a rule out at its line and at the next one`() throws {
    try folder.write(
      """
      let one = Label()  // preview:ignore clipped-text, overlap
      // preview:ignore small-target the picture is decoration
      // and never tapped
      let two = Button()
      let three = Label()  // preview:ignore cliped-text
      """, to: "Card.swift")
    let file = folder.url.appendingPathComponent("Card.swift").path
    var comments = SourceComments()
    let rules: [LintRule] = [.clippedText, .overlap, .smallTarget]
    let ignored = [1, 4, 5].map { line in rules.map { comments.ignores($0, file: file, line: line) } }
    #expect(ignored == [[true, true, false], [false, false, true], [false, false, false]])
    #expect(comments.unknown == ["\(file):5: 'cliped-text'"])
  }

  // MARK: Documents

  @Test func `a runtime attribute leaves rules out for its view`() throws {
    try write(labels: ["a"])
    #expect(cut(try lint().report).count == 1)
    try write(
      labels: ["a"],
      attributes:
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"previewIgnore\" value=\"overlap, clipped-text\"/>")
    let report = try lint().report
    #expect(cut(report).isEmpty && !report.findings.contains { $0.rule == "unsupported" })
  }

  // MARK: Projects

  @Test func `preview.json leaves rules out everywhere, or in files`() throws {
    try write(labels: ["a"])
    try folder.write(#"{ "lint": { "ignore": ["clipped-text"] } }"#, to: "preview.json")
    let report = try lint().report
    #expect(cut(report).isEmpty && report.suppressed == 1)
    #expect(cut(try lint("--rules", "clipped-text").report).count == 1, "the command line takes precedence")
    try folder.write(
      #"{ "lint": { "files": [{ "path": "*.xib", "ignore": ["clipped-text"] }] } }"#, to: "preview.json")
    #expect(cut(try lint().report).isEmpty)
    try folder.write(
      #"{ "lint": { "files": [{ "path": "Old/*", "ignore": ["clipped-text"] }] } }"#, to: "preview.json")
    #expect(cut(try lint().report).count == 1)
  }

  @Test(arguments: [
    (#"{ "lint": { "ignore": ["cliped-text"] } }"#, "the name of a rule that does not exist"),
    (#"{ "lint": { "skip": [] } }"#, "unknown key 'skip'"), ("{", "is malformed"),
  ])
  func `mistakes in preview.json are explained`(text: String, message: String) throws {
    try write(labels: ["a"])
    try folder.write(text, to: "preview.json")
    let run = try CommandRun("preview", ["lint", "Card.xib"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  // MARK: Baselines

  @Test func `a baseline hides what it has, shows what is new, and only shrinks`() throws {
    try write(labels: ["a", "b"])
    let options = ["--baseline", "known.json"]
    func lint(_ more: String...) throws -> Report {
      let run = try CommandRun("preview", ["lint", "Card.xib", "--json"] + options + more, in: folder)
      return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }
    #expect(try CommandRun("preview", ["lint", "Card.xib"] + options, in: folder).errors.contains("no baseline"))
    #expect(try lint("--update-baseline").findings.isEmpty)
    let first = try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
    #expect(first.components(separatedBy: "\"clipped-text\"").count == 3)
    #expect(try lint().findings.isEmpty)
    // A third label is new, and an update does not take it up.
    try write(labels: ["a", "b", "c"])
    #expect(cut(try lint("--update-baseline")).count == 1)
    #expect(cut(try lint()).count == 1)
    // One label less: its entry goes, and what comes back is new.
    try write(labels: ["a"])
    _ = try lint("--update-baseline")
    let last = try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
    #expect(last.components(separatedBy: "\"clipped-text\"").count == 2)
    try write(labels: ["a", "b"])
    #expect(cut(try lint()).count == 1)
  }
}
