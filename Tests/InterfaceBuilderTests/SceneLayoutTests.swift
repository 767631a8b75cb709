import LPAutoLayout
import Foundation
import Testing

@testable import LPInterfaceBuilder

@MainActor
struct SceneLayoutTests {
  private let constraint = DocumentText.constraint
  private func view(
    _ id: String, _ frame: (Double, Double, Double, Double), tag: String = "view", _ attributes: String = "",
    _ content: String = ""
  ) -> String { DocumentText.view(id, frame, tag: tag, attributes, content) }

  @Test("Edges, centres, sizes and ratios are laid out")
  func plain() throws {
    let text = DocumentText.storyboard(
      view("a", (0, 0, 1, 1)) + view("b", (0, 0, 1, 1)),
      constraints: constraint("a.leading", "root.leading", #"constant="20""#)
        + constraint("a.top", "root.top", #"constant="30""#) + constraint("a.width", "", #"constant="100""#)
        + constraint("a.height", "a.width", #"multiplier="1:2""#) + constraint("b.centerX", "root.centerX", "")
        + constraint("b.top", "a.bottom", #"constant="10""#) + constraint("b.width", "a.width", #"multiplier="0.5""#)
        + constraint("b.height", "", #"constant="7" relation="greaterThanOrEqual""#)
        + constraint("b.height", "", #"constant="90" priority="200""#))
    let frames = try DocumentText.frames(text)
    #expect(frames["a"] == [20, 30, 100, 50])
    #expect(frames["b"] == [162.5, 90, 50, 90])
  }

  @Test("Constraints without a first item are their holder's")
  func holder() throws {
    let text = DocumentText.storyboard(
      view("a", (0, 0, 1, 1)),
      constraints: constraint(".trailing", "a.trailing", #"constant="15""#)
        + constraint(".bottom", "a.bottom", #"constant="5""#) + constraint("a.width", "", #"constant="50""#)
        + constraint("a.height", "", #"constant="40""#))
    #expect(try DocumentText.frames(text)["a"] == [310, 622, 50, 40])
  }

  @Test("Recorded sizes stand for content sizes, and alignment rects for frames")
  func recorded() throws {
    let text = DocumentText.storyboard(
      view("s", (0, 0, 51, 31), tag: "switch") + view("l", (0, 0, 88, 20.5), tag: "label", #"text="Sound""#),
      constraints: constraint(".trailing", "s.trailing", #"constant="16""#)
        + constraint("s.top", "root.top", #"constant="100""#) + constraint("l.trailing", "s.leading", #"constant="-8""#)
        + constraint("l.centerY", "s.centerY", ""))
    let frames = try DocumentText.frames(text)
    #expect(frames["s"] == [310, 100, 51, 31])
    #expect(frames["l"] == [214, 105.5, 88, 20.5])
  }

  @Test("A misplaced view has its frames in its parent's coordinates and in the scene's")
  func misplacedOrigins() throws {
    let inner = view("inner", (10, 15, 50, 40))
    let text = DocumentText.storyboard(
      view("outer", (20, 100, 200, 300), "", "<subviews>\(inner)</subviews>"),
      constraints: Self.frame("outer", in: "root", (20, 100, 200, 300))
        + Self.frame("inner", in: "outer", (30, 40, 50, 40)))
    let document = try DocumentText.document(text)
    let found = MisplacedViews(document, document.scenes[0]).found()
    #expect(found.map(\.id) == ["inner"])
    #expect(found.first?.expected == CGRect(x: 30, y: 40, width: 50, height: 40))
    #expect(found.first?.actual == CGRect(x: 10, y: 15, width: 50, height: 40))
    #expect(found.first?.expectedInScene == CGRect(x: 50, y: 140, width: 50, height: 40))
    #expect(found.first?.actualInScene == CGRect(x: 30, y: 115, width: 50, height: 40))
    #expect(found.first?.broken?.by == -20)
  }

  @Test("A view whose saved frame agrees with the saved frame of the guide's owner breaks no constraint")
  func guideOfMisplacedOwner() throws {
    let text = DocumentText.storyboard(
      view("card", (20, 100, 150, 300), "", #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
        + view("badge", (28, 108, 50, 40)),
      constraints: Self.frame("card", in: "root", (220, 300, 150, 300))
        + Self.frame("badge", in: "safe", (8, 8, 50, 40)))
    let document = try DocumentText.document(text)
    let views = MisplacedViews(document, document.scenes[0])
    let differing = views.differing()
    #expect(differing.map(\.id) == ["card", "badge"])
    #expect(differing.map { $0.broken?.by } == [-200, nil])
    #expect(differing.last?.expected.origin == CGPoint(x: 228, y: 308))
  }

  @Test("A guide's edge proves nothing as long as a bar could be as large as the difference")
  func guideWithoutProof() throws {
    func proofs(y: CGFloat) throws -> [Bool] {
      let text = DocumentText.storyboard(
        view("card", (20, 100, 150, 500), "", #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
          + view("badge", (28, y, 50, 40)),
        constraints: Self.frame("card", in: "root", (20, 100, 150, 500))
          + Self.frame("badge", in: "safe", (8, 8, 50, 40)))
      let document = try DocumentText.document(text)
      return MisplacedViews(document, document.scenes[0]).differing().map { $0.broken != nil }
    }
    // Below a bar with a large title, the badge could be here; no bar reaches down to the other place.
    #expect(try proofs(y: 160) == [false])
    #expect(try proofs(y: 400) == [true])
  }

  /// The constraints that give a view its frame in another.
  private static func frame(_ id: String, in parent: String, _ frame: (Int, Int, Int, Int)) -> String {
    DocumentText.constraint("\(id).leading", "\(parent).leading", "constant=\"\(frame.0)\"")
      + DocumentText.constraint("\(id).top", "\(parent).top", "constant=\"\(frame.1)\"")
      + DocumentText.constraint("\(id).width", "", "constant=\"\(frame.2)\"")
      + DocumentText.constraint("\(id).height", "", "constant=\"\(frame.3)\"")
  }

  @Test("Bars that segues imply take their share of the safe area")
  func bars() throws {
    let navigation = """
      <scene sceneID="s0"><objects><navigationController id="nav">
      <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="seg"/></connections>
      </navigationController></objects></scene>
      """
    func top(_ scenes: String, _ tools: String, _ device: String) throws -> Double? {
      let text = DocumentText.storyboard(
        view("a", (0, 0, 10, 10)),
        constraints: constraint("a.top", "safe.top", "") + constraint("a.leading", "root.leading", "")
          + constraint("a.width", "", #"constant="9""#) + constraint("a.height", "", #"constant="9""#),
        guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#, scenes: scenes,
        device: #"<device id="\#(device)" orientation="portrait"/>"#, tools: tools)
      return try DocumentText.frames(text, asSaved: false)["a"]?[1]
    }
    #expect(try top("", "14490", "retina4_7") == 20)
    #expect(try top("", "17000", "retina4_7") == 0)
    #expect(try top("", "22505", "retina5_9") == 50)
    #expect(try top(navigation, "14490", "retina4_7") == 64)
    #expect(try top(navigation, "17701", "retina6_1") == 88)
  }

  @Test("Safe areas are read out of recorded frames that agree")
  func evidence() throws {
    let text = DocumentText.storyboard(
      view("a", (0, 96, 10, 10)) + view("b", (20, 100, 10, 10)),
      constraints: constraint("a.top", "safe.top", "") + constraint("b.top", "safe.top", #"constant="4""#)
        + constraint("a.leading", "root.leading", "") + constraint("b.leading", "root.leading", #"constant="20""#)
        + constraint("a.width", "", #"constant="10""#) + constraint("a.height", "", #"constant="10""#)
        + constraint("b.width", "", #"constant="10""#) + constraint("b.height", "", #"constant="10""#),
      guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
    #expect(try DocumentText.frames(text)["a"]?[1] == 96)
    #expect(try DocumentText.frames(text, asSaved: false)["a"]?[1] == 20)
  }

  @Test("Given insets go ahead of rules")
  func given() throws {
    let text = DocumentText.storyboard(
      view("a", (0, 0, 10, 10)),
      constraints: constraint("a.top", "safe.top", "") + constraint("a.leading", "root.leadingMargin", "")
        + constraint("a.width", "", #"constant="10""#) + constraint("a.height", "", #"constant="10""#),
      guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
    let insets = try GivenInsets(
      json: Data(#"{"root": {"safeArea": [0, 33, 0, 0], "margins": {"root": [7, 0, 7, 0]}}}"#.utf8))
    #expect(try DocumentText.frames(text, insets: insets)["a"] == [7, 33, 10, 10])
  }

  @Test("Insets that are no insets are refused", arguments: ["[]", #"{"a": {"safeArea": [1, 2]}}"#, "{"])
  func badInsets(json: String) {
    #expect(throws: GivenInsetsError.self) { try GivenInsets(json: Data(json.utf8)) }
  }

  @Test("Variations leave constraints and views out, and change constants, by traits")
  func variations() throws {
    let variation = """
      <variation key="default"><mask key="constraints"><exclude reference="w2"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><exclude reference="w1"/><include reference="w2"/></mask>
      <mask key="subviews"><exclude reference="gone"/></mask></variation>
      """
    let text = DocumentText.storyboard(
      view("a", (0, 0, 10, 10)) + view("gone", (0, 0, 10, 10)),
      constraints: """
        <constraint firstItem="a" firstAttribute="width" constant="10" id="w1"/>
        <constraint firstItem="a" firstAttribute="width" constant="20" id="w2">
        <variation key="heightClass=regular" constant="25"/></constraint>
        <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="bottom" id="g"/>
        """ + constraint("a.leading", "root.leading", "") + constraint("a.top", "root.top", #"constant="3""#)
          + constraint("a.height", "", #"constant="10""#), view: variation)
    let frames = try DocumentText.frames(text)
    #expect(frames["a"] == [0, 3, 25, 10])
    #expect(frames["gone"] == nil)
    let plain = try DocumentText.document(
      text.replacingOccurrences(of: #"<device id="retina4_7" orientation="portrait"/>"#, with: ""))
    let trace = DocumentTrace(plain, asSaved: true)
    #expect(trace.scenes[0].views.first { $0.id == "a" }?.frame[2] == 10)
  }

  @Test("Stack views arrange, with written margins, and without what is hidden")
  func stacks() throws {
    let text = DocumentText.storyboard(
      view(
        "stack", (0, 0, 100, 50), tag: "stackView", #"spacing="10" distribution="fillEqually""#,
        "<subviews>" + view("a", (0, 0, 1, 1)) + view("h", (0, 0, 1, 1), "hidden=\"YES\"") + view("b", (0, 0, 1, 1))
          + #"</subviews><edgeInsets key="layoutMargins" top="1" left="5" bottom="2" right="5"/>"#),
      constraints: constraint("stack.leading", "root.leading", "")
        + constraint("stack.top", "root.top", #"constant="100""#)
        + constraint("stack.width", "", #"constant="120""#) + constraint("stack.height", "", #"constant="50""#))
    let frames = try DocumentText.frames(text)
    #expect(frames["a"] == [5, 1, 50, 47])
    #expect(frames["b"] == [65, 1, 50, 47])
  }

  @Test("A scroll view's edges are its content's for what is inside")
  func scrolling() throws {
    let text = DocumentText.storyboard(
      view(
        "scroll", (0, 0, 100, 50), tag: "scrollView", "",
        "<subviews>" + view("a", (0, 0, 1, 1)) + "</subviews><constraints>"
          + constraint("a.leading", "scroll.leading", #"constant="4""#)
          + constraint("a.top", "scroll.top", #"constant="4""#)
          + constraint(".trailing", "a.trailing", "") + constraint(".bottom", "a.bottom", "")
          + constraint("a.width", "scroll.width", "") + constraint("a.height", "", #"constant="900""#)
          + "</constraints>"),
      constraints: constraint("scroll.leading", "root.leading", "")
        + constraint("scroll.top", "root.top", #"constant="20""#)
        + constraint(".trailing", "scroll.trailing", "") + constraint(".bottom", "scroll.bottom", ""))
    let frames = try DocumentText.frames(text)
    #expect(frames["a"] == [4, 4, 375, 900])
    #expect(frames["scroll"] == [0, 20, 375, 647])
  }

  @Test("Views by autoresizing mask keep to their superview")
  func autoresizing() throws {
    let text = DocumentText.storyboard(
      view(
        "box", (0, 0, 100, 50), "",
        """
        <subviews><view id="inner" contentMode="scaleToFill"><rect key="frame" x="10" y="10" width="80" height="30"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view></subviews>
        """),
      constraints: constraint("box.leading", "root.leading", "") + constraint("box.top", "root.top", "")
        + constraint("box.width", "", #"constant="200""#) + constraint("box.height", "", #"constant="70""#))
    #expect(try DocumentText.frames(text)["inner"] == [10, 30, 180, 30])
  }

  @Test("What constraints leave open is ambiguous")
  func ambiguity() throws {
    let text = DocumentText.storyboard(
      view("a", (0, 0, 10, 10)) + view("b", (0, 0, 10, 10)),
      constraints: constraint("a.leading", "root.leading", "") + constraint("a.top", "root.top", "")
        + constraint("a.width", "", #"constant="10""#) + constraint("a.height", "", #"constant="10""#)
        + constraint("b.top", "root.top", "") + constraint("b.width", "", #"constant="10""#)
        + constraint("b.height", "", #"constant="10""#))
    let views = DocumentTrace(try DocumentText.document(text), asSaved: true).scenes[0].views
    #expect(views.first { $0.id == "a" }?.ambiguous == false)
    #expect(views.first { $0.id == "b" }?.ambiguous == true)
  }

  @Test("Views without a size of their own keep the one they were saved with")
  func keptSizes() throws {
    let text = DocumentText.storyboard(
      view(
        "stack", (16, 40, 343, 607), tag: "stackView", #"axis="vertical""#,
        "<subviews>" + view("notes", (0, 0, 343, 397), tag: "textView", #"verticalHuggingPriority="251""#)
          + view("name", (0, 397, 343, 210), tag: "label", #"text="Name""#) + "</subviews>"),
      constraints: constraint("stack.leading", "root.leading", #"constant="16""#)
        + constraint("stack.top", "root.top", #"constant="40""#)
        + constraint(".bottom", "stack.bottom", #"constant="20""#)
        + constraint(".trailing", "stack.trailing", #"constant="16""#))
    let frames = try DocumentText.frames(text)
    #expect(frames["notes"] == [0, 0, 343, 397])
    #expect(frames["name"] == [0, 397, 343, 210])
    // In an app the text view has no height of its own.
    #expect(try DocumentText.frames(text, asSaved: false)["notes"]?[3] != 397)
  }

  @Test("What rounding leaves between recorded sizes is not ambiguous", arguments: [(0.5, false), (3, true)])
  func rounding(slack: Double, isAmbiguous: Bool) throws {
    let text = DocumentText.storyboard(
      view(
        "row", (0, 0, 200 + slack, 20), tag: "stackView", "",
        "<subviews>" + view("a", (0, 0, 100, 20), tag: "label", #"text="One""#)
          + view("b", (100, 0, 100, 20), tag: "label", #"text="Two""#) + "</subviews>"),
      constraints: constraint("row.leading", "root.leading", "") + constraint("row.top", "root.top", "")
        + constraint("row.width", "", "constant=\"\(200 + slack)\""))
    let views = DocumentTrace(try DocumentText.document(text), asSaved: true).scenes[0].views
    #expect(views.first { $0.id == "a" }?.ambiguous == isAmbiguous)
  }

  @Test("Scenes are captured with the names of outlets")
  func names() throws {
    let text = DocumentText.storyboard(
      view("l", (0, 0, 88, 20.5), tag: "label", #"text="Sound""#),
      constraints: constraint("l.leading", "root.leading", "") + constraint("l.top", "root.top", ""),
      controller: #"<connections><outlet property="titleLabel" destination="l" id="o"/></connections>"#)
    let document = try DocumentText.document(text)
    let scene = try #require(document.scene(named: "LoginController"))
    let result = document.tree(of: scene).capture()
    #expect(result.views.map(\.path) == ["screen", "screen/titleLabel"])
    #expect(result.views[1].content.text == "Sound")
    #expect(result.constraints.contains { $0.equation == "titleLabel.leading == screen.leading" })
  }

  @Test("A constraint that is removed at build time is laid out, and told")
  func placeholders() throws {
    let text = DocumentText.storyboard(
      view("a", (0, 0, 1, 1)),
      constraints: constraint("a.leading", "root.leading", #"constant="20""#)
        + constraint("a.top", "root.top", #"constant="30""#) + constraint("a.height", "", #"constant="10""#)
        + constraint("a.width", "", #"constant="100" placeholder="YES""#))
    let document = try DocumentText.document(text)
    let tree = document.tree(of: document.scenes[0], SceneTreeOptions())
    let told = tree.diagnostics.filter { $0.rule == "placeholder-constraint" }
    #expect(told.count == 1)
    #expect(told.first?.severity == .note)
    #expect(told.first?.message.contains("constraint c-a.width--") == true)
    #expect(tree.constraints.filter(\.isPlaceholder).map(\.constant) == [100])
    #expect(try DocumentText.frames(text)["a"] == [20, 30, 100, 10])
    let source = EquationSource(names: [ObjectIdentifier(tree.constraints[3].firstItem!): "a"])
    #expect(source.line(tree.constraints[3]) == "a.width == 100  // a placeholder: the app is built without it")
    #expect(source.line(tree.constraints[2]) == "a.height == 10")
  }

  @Test("At run time there are no placeholders, neither constraints nor sizes")
  func runTime() throws {
    let placed = constraint("a.leading", "root.leading", #"constant="20""#) + constraint("a.top", "root.top", "")
    let text = DocumentText.storyboard(
      view("a", (20, 0, 100, 10), #"placeholderIntrinsicWidth="80" placeholderIntrinsicHeight="40""#),
      constraints: placed + constraint("a.width", "", #"constant="100" placeholder="YES""#))
    let document = try DocumentText.document(text)
    #expect(document.scenes[0].hasPlaceholders)
    func rect(isRunTime: Bool) throws -> (ambiguous: [NSLayoutConstraint.Attribute], frame: CGRect) {
      let tree = document.tree(of: document.scenes[0], SceneTreeOptions(isRunTime: isRunTime))
      #expect(tree.diagnostics.contains { $0.rule == "placeholder-constraint" } == !isRunTime)
      let record = tree.capture().views[1]
      return (record.ambiguousAttributes, record.frame)
    }
    #expect(try rect(isRunTime: false).frame == CGRect(x: 20, y: 0, width: 100, height: 40))
    #expect(try rect(isRunTime: false).ambiguous.isEmpty)
    #expect(try rect(isRunTime: true).ambiguous == [.width, .height])
    let plain = try DocumentText.document(DocumentText.storyboard(view("a", (20, 0, 100, 10)), constraints: placed))
    #expect(!plain.scenes[0].hasPlaceholders)
  }

  @Test("Views that only prototyping constraints hold are told, once for a scene")
  func prototypes() throws {
    let text = DocumentText.storyboard(
      view("a", (20, 30, 100, 10), #"fixedFrame="YES""#) + view("b", (20, 80, 100, 10), #"fixedFrame="YES""#)
        + view("c", (20, 130, 100, 10)),
      constraints: constraint("c.leading", "root.leading", #"constant="20""#))
    let document = try DocumentText.document(text)
    let told = document.tree(of: document.scenes[0], SceneTreeOptions()).diagnostics
      .filter { $0.rule == "placeholder-constraint" }
    #expect(told.count == 1 && told[0].severity == .note)
    #expect(told.first?.message.contains("and 1 other view have only prototyping constraints") == true, "\(told)")
  }
}
