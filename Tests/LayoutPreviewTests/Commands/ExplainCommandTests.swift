import Foundation
import Testing
@testable import LPCatalogs
import LPVariants

/// `explain`, `sweep` and `trace` of catalogs and documents, as built binaries.
@Suite struct ExplainCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(InspectedDocument.text, to: "Main.storyboard")
  }

  private func gallery(_ arguments: String...) throws -> CommandRun { try CommandRun("Gallery", arguments, in: folder) }
  private func preview(_ arguments: String...) throws -> CommandRun { try CommandRun("preview", arguments, in: folder) }

  @Test func `a value is a sum of constraints with their places`() throws {
    let run = try gallery("explain", "Profile card", "name.left")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "name.left = 72 in default")
    #expect(
      lines.contains { $0.contains("+8  name.leading == avatar.trailing + 8") && $0.hasSuffix("ProfileCard.swift:18") })
    #expect(lines.contains { $0.contains("margin 16") })
    #expect(lines.contains { $0.hasSuffix("= 72") })
  }

  @Test func `a view alone is explained by four attributes, and variants with one answer stand together`() throws {
    let run = try gallery("explain", "Profile card", "avatar", "--appearance", "all")
    #expect(run.output.components(separatedBy: " in default, dark\n").count == 5, "\(run.output)")
    for attribute in ["left", "top", "width", "height"] { #expect(run.output.contains("avatar.\(attribute) = ")) }
  }

  @Test func `the conflicts of all previews needed a pattern for their names`() throws {
    let all = try CommandRun("Troubled", ["explain", "--conflict", "--json"], in: folder)
    let named = try CommandRun("Troubled", ["explain", "--conflict", "*", "--json"], in: folder)
    #expect(all.status == named.status && all.output == named.output && !all.output.isEmpty, "\(all.errors)")
  }

  @Test func `JSON adds up, and names its form`() throws {
    let run = try gallery("explain", "Profile card", "follow.trailing", "name", "--rtl", "--size", "all", "--json")
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["schema"] as? String == "layout-preview/explain/1")
    let catalog = try #require((report["catalogs"] as? [[String: Any]])?.first)
    let answers = try #require((catalog["previews"] as? [[String: Any]])?.first?["answers"] as? [[String: Any]])
    #expect(answers.count >= 5)
    for answer in answers {
      let explanation = try #require(answer["explanation"] as? [String: Any])
      let parts = try #require(explanation["contributions"] as? [[String: Any]])
      let base = (explanation["base"] as? [String: Any])?["amount"] as? Double ?? 0
      let sum = parts.reduce(base) { $0 + (($1["amount"] as? Double) ?? .nan) }
      #expect(abs(sum - (try #require(explanation["value"] as? Double))) < 1e-6)
    }
  }

  @Test(arguments: [
    (["explain", "Profile card", "nam.width"], "no view or guide is named 'nam'; did you mean 'name'?"),
    (["explain", "Profile card", "name.widht"], "'name' has no attribute 'widht'; did you mean 'width'?"),
    (["explain", "Profile card", "screen.margins.firstBaseline"], "'screen.margins' has no attribute 'firstBaseline'"),
    (
      ["explain", "Profle card", "name.width"],
      "no preview of Gallery matches 'Profle card'; did you mean 'Profile card'?"
    ),
    (["explain", "Profile card"], "explain takes a preview and a view: explain 'Profile card' VIEW.width"),
    (["explain"], "missing PREVIEW VIEW[.ATTRIBUTE]"),
    (["explain", "Profile card", "."], "no view or guide is named '.'"),
    (["explain", "Profile card", String(repeating: "a.", count: 4000)], "no view or guide is named"),
    (["sweep", "Profile card", "--width", "1024...320"], "the range '1024...320' for --width decreases"),
    (["sweep", "Profile card", "--width", "320-1024"], "invalid range '320-1024' for --width"),
    (["sweep", "Profile card", "--width", "0...10"], "the range '0...10' for --width is out of bounds"),
    (["sweep", "Profile card", "--text", "1...9"], "the range '1...9' for --text is out of bounds"),
    (["sweep", "Profile card", "--text", "nan...2"], "invalid range 'nan...2' for --text"),
    (["trace", "Profle card"], "did you mean 'Profile card'?"),
  ])
  func `what cannot be answered says what, and what is near`(_ arguments: [String], _ problem: String) throws {
    let run = try CommandRun("Gallery", arguments, in: folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(problem), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").last.map { $0.contains("Run '") || $0.hasPrefix("next: ") } == true)
  }

  @Test func `a sweep finds the text size at which a name is cut off, to the hundredth, and draws both sides`() throws {
    let run = try gallery("sweep", "Profile card", "--text", "1...3.1", "--out", "out", "--json")
    #expect(run.status == 1, "\(run.errors)")
    let report = try JSONDecoder().decode(SweepAnswer.self, from: Data(run.output.utf8))
    #expect(report.schema == "layout-preview/sweep/2")
    let sweep = try #require(report.catalogs.first?.previews.first?.sweeps.first)
    let cut = try #require(sweep.findings.first { $0.rule == "clipped-text" })
    #expect(cut.message.hasPrefix("`name` is cut off") && cut.line == 8 && cut.severity == "broken")
    let start = try #require(cut.ranges.first?.first)
    #expect(cut.ranges == [[start, 3.1]] && sweep.sound == [[1, (start * 100 - 1).rounded() / 100]])
    let picture = try #require(cut.picture)
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out/\(picture)").path))
    // Just before it all is well, just after it is not.
    let before = try gallery("sweep", "Profile card", "--text", "1...\((start * 100 - 1).rounded() / 100)")
    #expect(before.status == 0 && before.output.contains("nothing breaks"))
  }

  @Test func `a sweep of widths tells where size classes change, and nothing else of a screen that fits`() throws {
    let run = try gallery("sweep", "Profile card", "--width", "320...1024")
    #expect(run.status == 0)
    #expect(run.output.contains("from 660  the width is regular [traits]"), "\(run.output)")
    #expect(run.output.contains("nothing breaks"))
  }

  @Test func `a trace is the view tree with frames`() throws {
    let run = try gallery("trace", "Profile card")
    #expect(
      run.output == """
        Profile card, default
          •screen  Screen  0,0 393×852
          |   *avatar  ImageView  16,75 48×48
          |   *name  Label  72,89 105.5×20.5
          |   *follow  Button  328,82.5 49×33

        """, "\(run.output)")
    let json = try gallery("trace", "Profile card", "--json")
    #expect(json.output.contains("\"schema\" : \"layout-preview/trace/2\""))
  }

  @Test func `a trace lists each constraint under the view that owns it`() throws {
    let run = try gallery("trace", "Profile card", "--constraints")
    let lines = run.output.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex { $0.contains("*avatar") })
    let ofScreen = lines[..<place]
    #expect(
      ofScreen.contains { $0.hasPrefix("  |     name.leading == avatar.trailing + 8  ProfileCard.swift:") },
      "\(run.output)")
    #expect(ofScreen.contains { $0.contains("follow.leading >= name.trailing + 8  slack ") })
    // A content size belongs to its view.
    #expect(lines[place...].contains { $0.contains("[hugging]") })
    #expect(!ofScreen.contains { $0.contains("[hugging]") })
    let json = try gallery("trace", "Profile card", "--constraints", "--json")
    #expect(json.output.contains("\"state\" : \"slack\""))
    #expect(!(try gallery("trace", "Profile card", "--json")).output.contains("\"constraints\" :"))
  }

  @Test func `a preview stops at its first conflict if the environment asks for it`() throws {
    let run = try CommandRun(
      "Problems", ["render", "Conflict", "--format", "text"], in: folder, environment: ["PREVIEW_STOP_AT": "conflict"])
    #expect(run.status != 0)
    #expect(run.errors.contains("Unable to simultaneously satisfy constraints."), "\(run.errors)")
    #expect(try CommandRun("Problems", ["render", "Conflict", "--format", "text"], in: folder).status != 2)
  }

  // MARK: Conflicts

  @Test func `a conflict is explained with changes that resolve it`() throws {
    let run = try CommandRun("Problems", ["explain", "--conflict", "Conflict"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Conflict, conflict 1, in default\n  6 constraints contradict each other:\n"))
    #expect(run.output.contains("'wide cancel'"), "\(run.output)")
    let json = try CommandRun("Problems", ["explain", "--conflict", "Conflict", "--json"], in: folder)
    let report = try #require(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let catalog = try #require((report["catalogs"] as? [[String: Any]])?.first)
    let preview = try #require((catalog["previews"] as? [[String: Any]])?.first)
    let conflict = try #require((preview["conflicts"] as? [[String: Any]])?.first)
    #expect((conflict["members"] as? [Any])?.count == 6)
    let first = try #require((conflict["repairs"] as? [[String: Any]])?.first)
    let members = try #require(conflict["members"] as? [[String: Any]])
    let number = try #require(first["constraint"] as? Int)
    #expect(members[number - 1]["identifier"] as? String == "wide cancel", "\(run.output)")
  }

  @Test func `the width of a wrapped text was explained by its text alone, and not by the room that it has`() throws {
    let source = """
      import LayoutPreview
      @main struct Wrapped: PreviewCatalog {
        var previews: [Preview] {
          Preview("Wrapped") {
            let text = Label(verbatim: "A long text that would be wider than its limit, if there were none").lineLimit(nil)
            return Screen { text } constraints: { screen in
              text.leading == screen.leading
              text.top == screen.top
              text.width <= 200
            }
          }
        }
      }
      """
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Wrapped.swift")
    let run = try CommandRun("preview", ["explain", "Wrapped.swift", "Wrapped", "text.width"], in: folder)
    #expect(run.output.contains("which wraps, and is wider with more room"), "\(run.output)\(run.errors)")
  }

  @Test func `a preview without conflicts says so`() throws {
    let run = try gallery("explain", "Profile card", "--conflict")
    #expect(run.status == 0 && run.output == "Profile card has no conflict in default.\n", "\(run.output)\(run.errors)")
  }

  // MARK: Documents

  @Test func `a document's scenes are explained, swept and traced like any preview`() throws {
    let run = try preview("explain", "Main.storyboard", "Home", "title.left", "title.width")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("title.left = 16 in"), "\(run.output)")
    #expect(run.output.contains("Main.storyboard:"))
    // The only scene need not be named.
    #expect(try preview("explain", "Main.storyboard", "title.left").output.contains("title.left = 16 in"))
    let sweep = try preview("sweep", "Main.storyboard", "Home", "--width", "100...400")
    #expect(sweep.status == 1 && sweep.output.contains("`title` is cut off"), "\(sweep.output)\(sweep.errors)")
    let trace = try preview("trace", "Main.storyboard")
    #expect(trace.output.contains("*title  Label  16,"), "\(trace.output)")
    #expect(trace.output.contains("ambiguous: "), "\(trace.output)")
  }

  @Test func `an ambiguous width in a document is told with what would settle it`() throws {
    let run = try preview("explain", "Main.storyboard", "Home", "box.width")
    #expect(run.output.contains("ambiguous: 0, and all above, are also valid"), "\(run.output)")
    #expect(run.output.contains("`box.width == "), "\(run.output)")
    #expect(run.output.contains("makes it"))
  }

  @Test func `a document alone as saved or as JSON keeps the form that is compared with the editor's frames`() throws {
    for options in [["--as-saved", "--json"], ["--json"]] {
      let run = try CommandRun("preview", ["trace", "Main.storyboard"] + options, in: folder)
      #expect(run.output.contains("\"schema\" : \"layout-preview/trace/1\""), "\(run.output)\(run.errors)")
      #expect(run.output.contains("\"id\" : \"title\""))
    }
    let saved = try preview("trace", "Main.storyboard", "--as-saved")
    #expect(saved.output.contains("title ["), "\(saved.output)")
  }
}

/// `sweep --json`, as far as it is looked at here.
private struct SweepAnswer: Decodable {
  struct Catalog: Decodable { let previews: [Preview] }
  struct Preview: Decodable { let sweeps: [Sweep] }
  struct Sweep: Decodable {
    let findings: [Finding]
    let sound: [[Double]]
  }
  struct Finding: Decodable {
    let rule: String
    let severity: String
    let message: String
    let line: Int?
    let ranges: [[Double]]
    let picture: String?
  }

  let schema: String
  let catalogs: [Catalog]
}

private enum InspectedDocument {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="home">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="Home" id="home">
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <label text="Welcome back, it has been a while" userLabel="title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                  <rect key="frame" x="16" y="75" width="260" height="20.333"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
                <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                  <rect key="frame" x="16" y="160" width="40" height="40"/>
                </view>
              </subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <constraints>
                <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
                <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="16" id="c2"/>
                <constraint firstItem="root" firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="title" secondAttribute="trailing" id="c5"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c3"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="20" id="c4"/>
              </constraints>
            </view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
}
