import Foundation
import Testing

/// `preview suggest --update`, `--clear` and `--reset` on documents.
@Suite struct ConstraintChangesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Two views that lie elsewhere than their constraints place them: the box 24 points lower and 40 wider, and the
  /// caption below it.
  private static func document(_ attributes: String = "", _ constraint: String = "", connections: String = "") -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view userLabel="box" contentMode="scaleToFill" \(attributes)translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-aaa">
                        <rect key="frame" x="20" y="104" width="140" height="60"/>
                        <!-- sizes -->
                        <constraints>
                            <constraint firstAttribute="height" constant="60" id="c4a-aa-aaa"/>
                            <constraint firstAttribute="width" constant="100" id="c5a-aa-aaa"/>
                        </constraints>
                    </view>
                    <view userLabel="caption" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cap-aa-aaa">
                        <rect key="frame" x="20" y="172" width="140" height="20"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="20" id="c6a-aa-aaa"/>
                        </constraints>
                    </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="vUN-kp-3ea"/>
                <constraints>
                    <constraint firstItem="box-aa-aaa" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" constant="80" id="c1a-aa-aaa"/>
                    <constraint firstItem="box-aa-aaa" firstAttribute="leading" secondItem="iN0-l3-epB" secondAttribute="leading" id="c2a-aa-aaa"/>
                    <constraint firstItem="cap-aa-aaa" firstAttribute="top" secondItem="box-aa-aaa" secondAttribute="bottom" constant="8" id="c3a-aa-aaa"/>
                    <constraint firstItem="cap-aa-aaa" firstAttribute="leading" secondItem="box-aa-aaa" secondAttribute="leading" id="c7a-aa-aaa"/>
                    <constraint firstItem="cap-aa-aaa" firstAttribute="width" secondItem="box-aa-aaa" secondAttribute="width" id="c8a-aa-aaa"\(constraint.isEmpty ? "/>" : ">\(constraint)</constraint>")
                </constraints>
                <connections>\(connections)</connections>
            </view>
        </objects>
    </document>

    """
  }

  private func suggest(_ arguments: String...) throws -> CommandRun {
    try CommandRun("preview", ["suggest", "Card.xib"] + arguments, in: folder)
  }

  // MARK: Update

  @Test func `constants follow the canvas, and nothing else in the document changes`() throws {
    try folder.write(Self.document(), to: "Card.xib")
    let plan = try suggest("--update")
    #expect(plan.status == 0, "\(plan.errors)")
    #expect(
      plan.output == """
        iN0-l3-epB
          box.width == 100: 100 → 140  (line 13)
          box.top == screen.top + 80: 80 → 104  (line 25)
          box.leading == screen.leading: 0 → 20  (line 26)

        """, "\(plan.output)")
    #expect(plan.errors.contains("next: the same with --apply"))
    #expect(try folder.text("Card.xib") == Self.document())
    let run = try suggest("--update", "--apply")
    #expect(run.status == 0 && run.output.hasSuffix("wrote Card.xib\n"), "\(run.output) \(run.errors)")
    let wanted = Self.document()
      .replacing(#"constant="100" id="c5a"#, with: #"constant="140" id="c5a"#)
      .replacing(#"constant="80" id="c1a"#, with: #"constant="104" id="c1a"#)
      .replacing(#"secondAttribute="leading" id="c2a"#, with: #"secondAttribute="leading" constant="20" id="c2a"#)
    #expect(try folder.text("Card.xib") == wanted)
    let again = try suggest("--update", "--apply")
    #expect(again.output == "iN0-l3-epB\n  nothing to change\n", "\(again.output)")
    let lint = try CommandRun("preview", ["lint", "Card.xib", "--rules", "misplaced"], in: folder)
    #expect(lint.status == 0 && !lint.output.contains("misplaced"), "\(lint.output)")
  }

  @Test func `one view that was moved away from the safe area is no other safe area`() throws {
    let text = Self.document().replacing(
      #"secondItem="iN0-l3-epB" secondAttribute="top" constant="80""#,
      with: #"secondItem="vUN-kp-3ea" secondAttribute="top" constant="21""#)
    try folder.write(text, to: "Card.xib")
    let plan = try suggest("--update")
    let line = "  box.top == screen.safeArea.top + 21: 21 → 45  (line 25, by an assumed margin or safe area)\n"
    #expect(plan.output.contains(line), "\(plan.output) \(plan.errors)")
  }

  @Test func `a constant that varies by size class is not set, and the document stays`() throws {
    let text = Self.document().replacing(
      #"constant="80" id="c1a-aa-aaa"/>"#,
      with: #"constant="80" id="c1a-aa-aaa"><variation key="widthClass=regular" constant="90"/></constraint>"#)
    try folder.write(text, to: "Card.xib")
    let run = try suggest("--update", "--apply")
    #expect(run.status == 1)
    #expect(run.errors.contains("constraint c1a-aa-aaa in line 25 varies by size class"), "\(run.errors)")
    #expect(try folder.text("Card.xib") == text)
  }

  // MARK: Clear

  @Test func `the constraints of a view go, and it keeps its frame`() throws {
    try folder.write(Self.document(), to: "Card.xib")
    let plan = try suggest("--clear", "--of", "caption")
    #expect(plan.status == 0, "\(plan.errors)")
    #expect(plan.output.split(separator: "\n").count == 5, "\(plan.output)")
    #expect(plan.output.contains("  to remove: caption.height == 20  (line 19)\n"), "\(plan.output)")
    #expect(try suggest("--clear", "--of", "caption", "--apply").status == 0)
    var lines = Self.document().split(separator: "\n", omittingEmptySubsequences: false)
    // Its own list goes whole, and those of its superview that are about it.
    lines.removeAll { $0.contains("c3a-") || $0.contains("c7a-") || $0.contains("c8a-") || $0.contains("c6a-") }
    let list = try #require(lines.firstIndex { $0.contains("width=\"140\" height=\"20\"") }) + 1
    lines.removeSubrange(list...list + 1)
    let wanted = lines.joined(separator: "\n").replacing(
      #"userLabel="caption" contentMode="scaleToFill" "#,
      with: #"userLabel="caption" contentMode="scaleToFill" fixedFrame="YES" "#)
    #expect(try folder.text("Card.xib") == wanted)
  }

  @Test func `all constraints of a scene go, and reset brings constraints back`() throws {
    let text = Self.document().replacing("                    <!-- sizes -->\n", with: "")
    try folder.write(text, to: "Card.xib")
    #expect(try suggest("--clear", "--apply").status == 0)
    let cleared = try folder.text("Card.xib")
    #expect(!cleared.contains("<constraint") && cleared.split(separator: "fixedFrame=\"YES\"").count == 3)
    let reset = try suggest("--reset", "--apply")
    #expect(reset.status == 0, "\(reset.output) \(reset.errors)")
    let written = try folder.text("Card.xib")
    #expect(!written.contains("fixedFrame") && written.contains("<constraint "), "\(written)")
    // Only constraints came, and only the attribute went.
    let rest = written.split(separator: "\n").filter { !$0.contains("constraint") || $0.contains("<view") }
    #expect(rest == cleared.replacing("fixedFrame=\"YES\" ", with: "").split(separator: "\n").map { $0 })
    #expect(try suggest().output.hasSuffix("  nothing is missing\n"))
    #expect(try suggest("--update").output.hasSuffix("  nothing to change\n"))
  }

  @Test func `constraints that mean more than their equation are not removed`() throws {
    let text = Self.document(connections: #"<outlet property="width" destination="c8a-aa-aaa" id="o1a-aa-aaa"/>"#)
    try folder.write(text, to: "Card.xib")
    let run = try suggest("--clear", "--of", "caption", "--apply")
    #expect(run.status == 1)
    #expect(run.errors.contains("constraint c8a-aa-aaa in line 29 is an outlet of the app's code"), "\(run.errors)")
    #expect(try folder.text("Card.xib") == text)
    // A view that it is not about can be cleared.
    let varied = Self.document("", #"<variation key="widthClass=regular" constant="3"/>"#)
    try folder.write(varied, to: "Card.xib")
    let other = try suggest("--clear", "--of", "box")
    #expect(other.status == 1 && other.errors.contains("varies by size class"), "\(other.errors)")
  }

  @Test func `what cannot be meant is answered`() throws {
    try folder.write(Self.document(), to: "Card.xib")
    let both = try suggest("--clear", "--update")
    #expect(both.status == 2 && both.errors.contains("--update and --clear exclude each other"), "\(both.errors)")
    let alone = try suggest("--of", "box")
    #expect(alone.status == 2 && alone.errors.contains("--of names the views"), "\(alone.errors)")
    let unknown = try suggest("--clear", "--of", "nothing")
    #expect(unknown.status == 1 && unknown.errors.contains("no view is named `nothing`"), "\(unknown.errors)")
    let scene = try suggest("nowhere", "--update")
    #expect(scene.status == 2 && scene.errors.contains("no scene of the documents is named nowhere"))
    let swift = try CommandRun("preview", ["suggest", "Card.swift", "--clear"], in: folder)
    #expect(swift.status == 2 && swift.errors.contains("--clear changes storyboards and xibs"), "\(swift.errors)")
  }
}
