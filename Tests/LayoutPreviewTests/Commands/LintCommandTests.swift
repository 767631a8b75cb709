import Foundation
import Testing
@testable import LPCatalogs
import LPVariants

/// `lint` as the built executables run it.
@Suite struct LintCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Report: Decodable {
    struct CatalogEntry: Decodable {
      let name: String
      let previews: [PreviewEntry]
      let findings: [Finding]
    }

    struct PreviewEntry: Decodable {
      let name: String
      let variants: Int
    }

    struct Place: Decodable {
      let file: String
      let line: Int
    }

    struct Finding: Decodable {
      let preview: String
      let rule: String
      let severity: String
      let message: String
      let place: Place?
      let variants: [String]
      let views: [String]
    }

    let schema: String
    let status: Int
    let catalogs: [CatalogEntry]

    var findings: [Finding] { catalogs.flatMap(\.findings) }
  }

  private func report(_ executable: String, _ arguments: String...) throws -> (Report, CommandRun) {
    let run = try CommandRun(executable, ["lint", "--json"] + arguments, in: folder)
    return (try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)), run)
  }

  // MARK: Catalogs

  @Test func `a conflict is an error with its place, and status 1`() throws {
    let run = try CommandRun("Problems", ["lint"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("Problems.swift:"))
    #expect(run.output.contains(": error: conflict 1: 5 constraints contradict each other"))
    #expect(run.output.contains("[conflict]"))
    #expect(run.output.contains("warning: Height is ambiguous for `banner` [ambiguous]"), "\(run.output)")
    #expect(run.output.contains("  in Conflict, default\n"))
    #expect(run.output.contains("1 error and "))
  }

  @Test func `a problem is told once, with the variants that it happens in`() throws {
    let (report, run) = try report("Problems", "Lost wishes", "--size", "compact,regular", "--direction", "all")
    #expect(run.status == 0, "a warning is no error")
    #expect(report.schema == "layout-preview/lint/1")
    #expect(report.catalogs.map(\.previews.count) == [1])
    #expect(report.catalogs[0].previews[0].variants == 4)
    let cut = report.findings.filter { $0.rule == "clipped-text" }
    #expect(cut.map(\.variants) == [["default", "rtl"]])
    #expect(cut.first?.views == ["screen/name"])
  }

  @Test func `warnings end with status 1 where strict is asked for`() throws {
    #expect(try CommandRun("Problems", ["lint", "Lost wishes"], in: folder).status == 0)
    #expect(try CommandRun("Problems", ["lint", "Lost wishes", "--strict"], in: folder).status == 1)
  }

  @Test func `rules are chosen and ignored by name, and unknown ones are refused`() throws {
    let (only, _) = try report("Problems", "--rules", "ambiguous")
    #expect(!only.findings.isEmpty && only.findings.allSatisfy { $0.rule == "ambiguous" })
    let (without, run) = try report("Problems", "--ignore", "conflict,ambiguous")
    #expect(!without.findings.contains { $0.rule == "conflict" || $0.rule == "ambiguous" })
    #expect(run.status == 0)
    let unknown = try CommandRun("Problems", ["lint", "--rules", "overlaps"], in: folder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("overlap"))
    let none = try CommandRun("Problems", ["lint", "--rules", "overlap", "--ignore", "overlap"], in: folder)
    #expect(none.status == 2)
    #expect(none.errors.contains("leave no rule to check"))
  }

  @Test func `notes are shown where they are asked for`() throws {
    let quiet = try CommandRun("Problems", ["lint", "Lost wishes"], in: folder)
    #expect(!quiet.output.contains(": note: `"))
    #expect(quiet.output.contains("which --severity note shows"), "\(quiet.output)")
    let loud = try CommandRun(
      "Problems", ["lint", "Lost wishes", "--severity", "note", "--size", "320x480"], in: folder)
    #expect(loud.output.contains("[unsatisfied-optional]"), "\(loud.output)")
  }

  @Test func `a preview that crashes is an error, and the others are looked at`() throws {
    let (report, run) = try report("Troubled", "--rtl", "--jobs", "2")
    #expect(run.status == 1)
    let crash = try #require(report.findings.first { $0.rule == "crash" })
    #expect(crash.severity == "error" && crash.preview == "Out of range" && crash.place?.line == 29)
    #expect(Set(report.catalogs[0].previews.map(\.name)).count > 1)
  }

  @Test func `an executable that is named is looked at as it is, and needs no package`() throws {
    let program = CommandRun.buildFolder.appendingPathComponent("Faults").path
    let words = ["lint", "ambiguous", "--executable", program]
    let run = try CommandRun("preview", words + ["--json"], in: folder)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.catalogs.map(\.name) == ["Faults"])
    #expect(report.catalogs[0].findings.contains { $0.rule == "ambiguous" && $0.place != nil })
    let fixed = try CommandRun("preview", words + ["--fix"], in: folder)
    #expect(fixed.status == 2)
    #expect(fixed.errors.contains("--fix builds the catalog again"), "\(fixed.errors)")
  }

  @Test func `an image that is not there is reported`() throws {
    let (report, run) = try report("Troubled", "Missing image", "--legibility", "all")
    #expect(run.status == 1)
    let finding = try #require(report.findings.first)
    #expect(finding.rule == "missing-image" && finding.severity == "error")
    #expect(finding.message.contains("nowhere"))
    #expect(finding.variants == ["bold"])
  }

  // MARK: Documents

  private func write(_ name: String, _ views: String, _ constraints: String) throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
          <viewController storyboardIdentifier="\(name)" id="c">
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
      \(views)
              </subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <constraints>
      \(constraints)
              </constraints>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """, to: "App/\(name).storyboard")
  }

  private func box(_ id: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ more: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(id)" \(more)id="\(id)">
      <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
      <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
    </view>
    """
  }

  private func tie(_ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)" \
    constant="\(constant)" id="\(first)-\(attribute)-\(other)"/>
    """
  }

  private func side(_ first: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(first)-\(attribute)\"/>"
  }

  private func placed(_ id: String, _ x: Int, _ y: Int) -> String {
    [
      tie(id, "leading", "root", "leading", x), tie(id, "top", "root", "top", y), side(id, "width", 80),
      side(id, "height", 50),
    ].joined(separator: "\n")
  }

  @Test func `all documents of a folder are one report`() throws {
    try write("First", box("one", 20, 40, 80, 50), placed("one", 20, 40))
    try write(
      "Second", box("two", 20, 40, 80, 50),
      [tie("two", "leading", "root", "leading", 20), side("two", "width", 80), side("two", "height", 50)].joined(
        separator: "\n"))
    let (report, run) = try report("preview", "App/")
    #expect(run.status == 0, "\(run.errors)")
    #expect(report.catalogs.map(\.name) == ["First", "Second"])
    #expect(report.findings.map(\.message) == ["Vertical position is ambiguous for `two`"])
    #expect(report.findings[0].place?.file == "App/Second.storyboard")
    #expect(report.findings[0].place?.line == 10)
    let (one, _) = try self.report("preview", "App/", "first")
    #expect(one.catalogs.map(\.name) == ["First"])
    let none = try CommandRun("preview", ["lint", "App/", "third"], in: folder)
    #expect(none.status == 2)
    #expect(none.errors.contains("First") && none.errors.contains("Second"))
  }

  @Test func `ambiguity that the document says not to verify is left out`() throws {
    try write(
      "Main", box("two", 20, 40, 80, 50, "verifyAmbiguity=\"off\" "), tie("two", "leading", "root", "leading", 20))
    let (report, _) = try report("preview", "App/Main.storyboard")
    #expect(!report.findings.contains { $0.rule == "ambiguous" })
  }

  @Test func `constraints that contradict each other are an error at their line`() throws {
    try write(
      "Main", box("one", 20, 40, 80, 50),
      placed("one", 20, 40) + "\n"
        + "<constraint firstItem=\"one\" firstAttribute=\"width\" constant=\"120\" id=\"wider\"/>")
    let (report, run) = try report("preview", "App/Main.storyboard")
    #expect(run.status == 1)
    let conflict = try #require(report.findings.first { $0.rule == "conflict" })
    #expect(conflict.severity == "error")
    #expect(conflict.place.map { $0.line > 20 } == true)
  }

  @Test func `a document that cannot be read does not keep the others from being looked at`() throws {
    try write("Good", box("one", 20, 40, 80, 50), placed("one", 20, 40))
    try folder.write("<document", to: "App/Broken.xib")
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects/></document>",
      to: "App/Empty.xib")
    let (report, run) = try report("preview", "App/")
    #expect(run.status == 2)
    #expect(run.errors.contains("Broken.xib"))
    #expect(run.errors.contains("skipped: App/Empty.xib"))
    #expect(report.catalogs.map(\.name) == ["Good"])
    #expect(try CommandRun("preview", ["lint", "App/Empty.xib"], in: folder).status == 2)
    #expect(try CommandRun("preview", ["lint", "App/Missing.xib"], in: folder).status == 2)
  }
}

/// What `lint` says of scenes as they were saved, and the forms that it says it in.
@Suite struct LintReportTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
  }

  /// A box that was saved 40 points lower than its constraint says, one that was saved a quarter of a point beside its
  /// own, and one that its constraints tie to the first.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="Start" id="c">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" userLabel="moved" id="v1">
                <rect key="frame" x="20" y="140" width="80" height="50"/>
                <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
              </view>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" userLabel="kept" id="v2">
                <rect key="frame" x="200.25" y="100" width="80" height="50"/>
                <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="v1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a1"/>
              <constraint firstItem="v1" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="a2"/>
              <constraint firstItem="v1" firstAttribute="width" constant="80" id="a3"/>
              <constraint firstItem="v1" firstAttribute="height" constant="50" id="a4"/>
              <constraint firstItem="v2" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="200" id="b1"/>
              <constraint firstItem="v2" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="b2"/>
              <constraint firstItem="v2" firstAttribute="width" constant="80" id="b3"/>
              <constraint firstItem="v2" firstAttribute="height" constant="50" id="b4"/>
              <constraint firstItem="v2" firstAttribute="height" constant="70" id="b5"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun("preview", ["lint", "App/Main.storyboard"] + arguments, in: folder)
  }

  @Test func `a frame that constraints do not give is misplaced, in the editor's words and at its line`() throws {
    let run = try run("--rules", "misplaced")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first == "App/Main.storyboard:10:1: warning: Frame for `moved` will be different at run time [misplaced]")
    #expect(lines.contains("  note: Expected: x=20, y=100, width=80, height=50"))
    #expect(lines.contains("  note: Actual: x=20, y=140, width=80, height=50"))
    #expect(run.output.contains("App/Main.storyboard:21:1: note: as saved, `moved.top == "), "\(run.output)")
    #expect(!run.output.contains("`kept`"), "a quarter of a point is rounding")
  }

  @Test func `findings are drawn with their marks`() throws {
    let run = try run("--out", "found")
    #expect(run.status == 1)
    #expect(folder.files.filter { $0.hasPrefix("found/") } == ["found/Main/start/iphone-se.png"], "\(folder.files)")
    let json = try self.run("--out", "found", "--json")
    #expect(json.output.contains("\"picture\" : \"Main/start/iphone-se.png\""))
  }

  @Test func `the forms of reports have every finding`() throws {
    let run = try run(
      "--report", "html,json,junit,github,sarif,comment,gitlab", "--report-dir", "reports", "--out", "found")
    #expect(run.output.contains("::error file=App/Main.storyboard,line="))
    #expect(run.output.contains("::warning file=App/Main.storyboard,line=10,title=A view's frame at run time differs"))
    let page = try folder.text("reports/index.html")
    #expect(page.contains("Frame for <code>moved</code> will be different at run time"))
    #expect(page.contains("<img src=\"../found/Main/start/iphone-se.png\""))
    #expect(try folder.text("reports/report.json").contains("layout-preview/lint/1"))
    let junit = try folder.text("reports/junit.xml")
    #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"0\""), "\(junit)")
    #expect(junit.contains("<system-out>"))
    #expect(try folder.text("reports/summary.md").hasPrefix("## ❌ Layouts: 1 error and 1 warning"))
    let log = try JSONSerialization.jsonObject(with: folder.read("reports/report.sarif")) as? [String: Any]
    let runs = log?["runs"] as? [[String: Any]]
    let results = runs?.first?["results"] as? [[String: Any]] ?? []
    #expect(Set(results.compactMap { $0["ruleId"] as? String }) == ["conflict", "misplaced"])
    let comment = try folder.text("reports/comment.md")
    #expect(comment.hasPrefix("<!-- layout-preview: layouts -->\n\n## ❌ Layouts: 1 error and 1 warning"))
    #expect(comment.contains("### `App/Main.storyboard:"))
    #expect(try folder.text("reports/attachments.txt") == "")
    let issues = try JSONDecoder().decode(
      [Issue].self, from: folder.read("reports/gl-code-quality-report.json"))
    #expect(Set(issues.map(\.check_name)) == ["conflict", "misplaced"])
    let strict = try self.run("--report", "junit", "--report-dir", "strict", "--strict")
    #expect(strict.status == 1)
    #expect(try folder.text("strict/junit.xml").contains("tests=\"2\" failures=\"2\""))
  }

  private struct Issue: Decodable { let check_name: String }
}
