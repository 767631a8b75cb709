import Foundation
import Testing

/// `preview suggest --apply` on sources and documents.
@Suite struct SuggestApplyTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let card = """
    import LayoutPreview

    @main
    struct Cards: PreviewCatalog {
      var previews: [Preview] {
        Preview("Open") {
          let card = View()
          let title = Label(verbatim: "Title")
          return Screen {
            card
            title
          } constraints: { screen in
            card.top == screen.safeArea.top + 20
            card.size == 120
            title.top == card.bottom + 8
          }
        }
        Preview("By hand") {
          let card = View()
          card.translatesAutoresizingMaskIntoConstraints = false
          let screen = Screen()
          screen.addSubview(card)
          card.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
          card.widthAnchor.constraint(equalToConstant: 100).isActive = true
          card.heightAnchor.constraint(equalToConstant: 100).isActive = true
          return screen
        }
      }
    }

    """

  @Test func `the lines are written into the closure, and what has no closure is named`() throws {
    try folder.write(Self.card, to: "Cards.swift")
    let run = try CommandRun(
      "preview", ["suggest", "Cards.swift", "--apply", "--size", "320x600,430x600"], in: folder)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("wrote Cards.swift\nverified after writing: Open\n"), "\(run.output) \(run.errors)")
    #expect(
      run.errors.contains("not written: By hand: no 'constraints' closure is known for 'a view'"), "\(run.errors)")
    let wanted = Self.card.replacing(
      "card.bottom + 8\n",
      with: "card.bottom + 8\n        card.leading == screen.leading\n        title.leading == screen.leading\n")
    #expect(try folder.text("Cards.swift") == wanted)
    let again = try CommandRun("preview", ["suggest", "Cards.swift", "Open"], in: folder)
    #expect(again.output == "Open\n  nothing is missing\n", "\(again.output) \(again.errors)")
  }

  @Test func `lines with which the layout is another are taken back`() throws {
    // The height depends on the source's own length.
    let source = """
      import Foundation
      import LayoutPreview

      @main
      struct Cards: PreviewCatalog {
        var previews: [Preview] {
          Preview("Length") {
            let card = View()
            let length = (try? String(contentsOfFile: #filePath, encoding: .utf8))?.count ?? 0
            return Screen {
              card
            } constraints: { screen in
              card.top == screen.top
              card.width == 120
              card.height == CGFloat(length) / 10
            }
          }
        }
      }

      """
    try folder.write(source, to: "Cards.swift")
    let run = try CommandRun("preview", ["suggest", "Cards.swift", "--apply", "--size", "400x600"], in: folder)
    #expect(run.status == 1, "\(run.output) \(run.errors)")
    #expect(
      run.errors.contains(
        "not written: Length: Length is laid out otherwise in 400x600 with the new lines; the sources are as they were"),
      "\(run.output) \(run.errors)")
    #expect(try folder.text("Cards.swift") == source)
  }

  @Test func `an executable that is not built again gets no lines`() throws {
    let program = CommandRun.buildFolder.appendingPathComponent("Faults").path
    let run = try CommandRun("preview", ["suggest", "ambiguous", "--apply", "--executable", program], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--apply builds the catalog again"), "\(run.errors)")
  }

  // MARK: Documents

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <!-- two views -->
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-aa-aaa">
                        <rect key="frame" x="293" y="80" width="100" height="60"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="60" id="c4a-aa-aaa"/>
                            <constraint firstAttribute="width" constant="100" id="c5a-aa-aaa"/>
                        </constraints>
                    </view>
                    <label text="Title" contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="bbb-bb-bbb">
                        <rect key="frame" x="16" y="148" width="33.666666666666664" height="20.333333333333343"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="vUN-kp-3ea"/>
                <constraints>
                    <constraint firstItem="aaa-aa-aaa" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" constant="80" id="c1a-aa-aaa"/>
                    <constraint firstAttribute="trailing" secondItem="aaa-aa-aaa" secondAttribute="trailing" id="c2a-aa-aaa"/>
                    <constraint firstItem="bbb-bb-bbb" firstAttribute="top" secondItem="aaa-aa-aaa" secondAttribute="bottom" constant="8" id="c3a-aa-aaa"/>
                </constraints>
            </view>
        </objects>
    </document>

    """

  @Test func `constraints are added to a document, and nothing else changes`() throws {
    try folder.write(Self.storyboard, to: "Card.xib")
    let run = try CommandRun("preview", ["suggest", "Card.xib", "--apply"], in: folder)
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    #expect(run.output.contains("wrote Card.xib"), "\(run.output) \(run.errors)")
    let (old, new) = (Self.storyboard.split(separator: "\n"), try folder.text("Card.xib").split(separator: "\n"))
    let added = new.filter { !old.contains($0) }
    #expect(new.filter { old.contains($0) } == old)
    #expect(!added.isEmpty, "\(run.output)")
    #expect(added.allSatisfy { $0.contains("<constraint") || $0.contains("</constraint") }, "\(added)")
    let again = try CommandRun("preview", ["suggest", "Card.xib"], in: folder)
    #expect(again.output.hasSuffix("  nothing is missing\n"), "\(again.output) \(again.errors)")
  }

  @Test func `a size of zero is not written`() throws {
    let open = Self.storyboard.replacing(#/ *<constraint firstAttribute="width".*\n/#, with: "")
      .replacing(#"x="293" y="80" width="100""#, with: #"x="393" y="80" width="0""#)
    try folder.write(open, to: "Card.xib")
    let run = try CommandRun("preview", ["suggest", "Card.xib", "--apply"], in: folder)
    #expect(run.status == 1 && run.errors.contains("hides a view that nothing gives a size"), "\(run.errors)")
    #expect(try folder.text("Card.xib") == open)
  }

  @Test func `what constraints leave open lay at the corner, whatever the canvas shows`() throws {
    let open = Self.storyboard.replacing(#/ *<constraint firstAttribute="width".*\n/#, with: "")
      .replacing(#"x="16" y="148""#, with: #"x="57" y="148""#)
    try folder.write(open, to: "Card.xib")
    let run = try CommandRun("preview", ["suggest", "Card.xib", "--apply"], in: folder)
    #expect(run.status == 0 && run.output.contains("wrote Card.xib"), "\(run.output) \(run.errors)")
    let text = try folder.text("Card.xib")
    #expect(text.contains(#"firstAttribute="width" constant="100""#) || text.contains(#"constant="293""#), "\(text)")
    #expect(text.contains(#"constant="57""#) || text.contains(#"constant="41""#), "\(text)")
  }

  @Test func `a document is written at once, through no link beside it, and keeps its permissions`() throws {
    try folder.write(Self.storyboard, to: "Card.xib")
    try folder.write("elsewhere", to: "victim")
    let path = folder.url.appendingPathComponent("Card.xib").path
    chmod(path, 0o640)
    symlink("victim", "\(path).preview-tmp")
    let run = try CommandRun("preview", ["suggest", "Card.xib", "--apply"], in: folder)
    #expect(run.status == 0 && run.output.contains("wrote Card.xib"), "\(run.output) \(run.errors)")
    #expect(try folder.text("victim") == "elsewhere")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func `lint repairs frames in a document, and reports the rest`() throws {
    let wrong = Self.storyboard.replacing(#"x="293" y="80" width="100""#, with: #"x="203" y="80" width="100""#)
    try folder.write(wrong, to: "Card.xib")
    let run = try CommandRun("preview", ["lint", "Card.xib", "--fix"], in: folder)
    #expect(run.output.contains("fixed Card.xib: "), "\(run.output) \(run.errors)")
    #expect(try folder.text("Card.xib").contains(#"<rect key="frame" x="293" y="80" width="100" height="60"/>"#))
    let again = try CommandRun("preview", ["lint", "Card.xib", "--rules", "misplaced"], in: folder)
    #expect(again.output.hasPrefix("0 errors and 0 warnings"), "\(again.output) \(again.errors)")
  }

  @Test func `a reset replaces the constraints of a document's scene, and keeps its frames`() throws {
    try folder.write(Self.storyboard, to: "Card.xib")
    let lines = try CommandRun("preview", ["suggest", "Card.xib", "--reset"], in: folder)
    let run = try CommandRun("preview", ["suggest", "Card.xib", "--apply", "--reset"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("wrote Card.xib\nverified after writing: "), "\(run.output)")
    let new = try folder.text("Card.xib")
    let ids = { (text: String) in Set(text.matches(of: #/<constraint .*id="([^"]*)"\/>/#).map { String($0.1) }) }
    #expect(!ids(Self.storyboard).isEmpty && ids(new).isDisjoint(with: ids(Self.storyboard)))
    #expect(ids(new).count == lines.output.split(separator: "\n").count { $0.contains(" == ") })
    let plain = { (text: String) in text.replacing(#/ *<\/?constraints?( .*)?>\n/#, with: "") }
    #expect(plain(new) == plain(Self.storyboard))
    let again = try CommandRun("preview", ["lint", "Card.xib", "--rules", "ambiguous,conflict"], in: folder)
    #expect(again.output.hasPrefix("0 errors and 0 warnings"), "\(again.output) \(again.errors)")
  }

  @Test(arguments: [
    (#"constant="60" placeholder="YES" id="c4a-aa-aaa"/>"#, "is a placeholder for the app's code"),
    (
      #"constant="60" id="c4a-aa-aaa"><variation key="heightClass=compact" constant="9"/></constraint>"#,
      "varies by size class"
    ),
    (
      #"constant="60" id="c4a-aa-aaa"/><!-- as the card -->"#, "have a comment, which would be lost"
    ),
  ])
  func `a constraint that means more than its equation is not replaced`(_ new: String, reason: String) throws {
    let text = Self.storyboard.replacing(#"constant="60" id="c4a-aa-aaa"/>"#, with: new)
    try folder.write(text, to: "Card.xib")
    let run = try CommandRun("preview", ["suggest", "Card.xib", "--apply", "--reset"], in: folder)
    #expect(run.status == 1 && run.errors.contains(reason), "\(run.output) \(run.errors)")
    #expect(try folder.text("Card.xib") == text)
  }

  @Test func `a scene with a hidden view is not reset, since nothing would replace its constraints`() throws {
    let text = Self.storyboard.replacing(#"<label text="Title""#, with: #"<label hidden="YES" text="Title""#)
    try folder.write(text, to: "Card.xib")
    let run = try CommandRun("preview", ["suggest", "Card.xib", "--apply", "--reset"], in: folder)
    #expect(run.status == 1 && run.errors.contains("is hidden, so that its layout is not known"), "\(run.errors)")
    #expect(try folder.text("Card.xib") == text)
  }

  @Test func `a constraint that is an outlet is not replaced`() throws {
    let outlet = #"<connections><outlet property="height" destination="c4a-aa-aaa" id="o1a-aa-aaa"/></connections>"#
    let guide = #"<viewLayoutGuide key="safeArea" id="vUN-kp-3ea"/>"#
    let text = Self.storyboard.replacing(guide, with: guide + "\n" + outlet)
    try folder.write(text, to: "Card.xib")
    let run = try CommandRun("preview", ["suggest", "Card.xib", "--apply", "--reset"], in: folder)
    #expect(run.status == 1 && run.errors.contains("is an outlet of the app's code"), "\(run.errors)")
    #expect(try folder.text("Card.xib") == text)
  }

  @Test func `the lines of a reset are not written into code`() throws {
    try folder.write(Self.card, to: "Cards.swift")
    let run = try CommandRun("preview", ["suggest", "Cards.swift", "Open", "--apply", "--reset"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("the lines of --reset replace the author's code"), "\(run.errors)")
    #expect(try folder.text("Cards.swift") == Self.card)
  }
}
