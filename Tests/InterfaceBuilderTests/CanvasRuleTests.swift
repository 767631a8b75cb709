import LPLayoutModel
import Foundation
import Testing

@testable import LPInterfaceBuilder

/// What the editor's canvas does where constraints leave something open, and which margins it has.
@MainActor
struct CanvasRuleTests {
  private let constraint = DocumentText.constraint
  private func view(
    _ id: String, _ frame: (Double, Double, Double, Double), tag: String = "view", _ attributes: String = "",
    _ content: String = ""
  ) -> String { DocumentText.view(id, frame, tag: tag, attributes, content) }

  /// A xib of one view, which is written out.
  private func xib(_ root: String, tools: String = "14490", device: String = "retina6_1") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    \(device.isEmpty ? "" : "<device id=\"\(device)\" orientation=\"portrait\"/>")
    <objects>\(root)</objects></document>
    """
  }

  private func rect(_ width: Double, _ height: Double, y: Double = 0) -> String {
    "<rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A cell with a label between the margins of its content view.
  private func cell(width: Double, label: (Double, Double, Double, Double), content: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" id="cell">\(rect(width, 44))
    <tableViewCellContentView key="contentView" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
    insetsLayoutMarginsFromSafeArea="NO" tableViewCell="cell" id="content">\(rect(width, 44))\(content)
    <subviews>\(view("title", label, tag: "label", "text=\"Title\""))</subviews>
    <constraints>\(constraint("title.leading", "content.leadingMargin", ""))\
    \(constraint("content.trailingMargin", "title.trailing", ""))\
    \(constraint("title.centerY", "content.centerY", ""))</constraints>
    </tableViewCellContentView></tableViewCell>
    """
  }

  private func frames(_ text: String, without rule: CanvasRule? = nil) throws -> [String: [Double]] {
    try CanvasRule.$switchedOff.withValue(rule.map { [$0] } ?? []) { try DocumentText.frames(text) }
  }

  @Test("The last baseline of an attributed label was that of its first fragment's font")
  func attributedBaselines() throws {
    func label(_ sizes: [Int], _ frame: (Double, Double, Double, Double), _ lines: Int) -> String {
      let fragments = sizes.enumerated().map { index, size in
        """
        <fragment content="Text \(index)\(index + 1 < sizes.count && lines == 0 ? "&#10;" : "")"><attributes>
        <font key="NSFont" metaFont="system" size="\(size)"/></attributes></fragment>
        """
      }.joined()
      return view(
        "text", frame, tag: "label", "numberOfLines=\"\(lines)\"",
        "<attributedString key=\"attributedText\">\(fragments)</attributedString>")
    }
    func top(_ sizes: [Int], height: Double, lines: Int, _ attribute: String) throws -> Double? {
      let square = view("box", (120, 0, 20, 20))
      let text = DocumentText.storyboard(
        label(sizes, (0, 100, 100, height), lines) + square,
        constraints: constraint("text.top", "root.top", #"constant="100""#)
          + constraint("text.leading", "root.leading", "")
          + constraint("box.bottom", "text.\(attribute)", "") + constraint("box.height", "", #"constant="20""#)
          + constraint("box.width", "", #"constant="20""#)
          + constraint("box.leading", "root.leading", #"constant="120""#))
      return try frames(text)["box"].map { $0[1] + $0[3] }
    }
    // A line of 34 points reaches 32.4 above its baseline and 8.6 below, one of 12 points 11.4 and 3.1.
    let last = try #require(try top([34, 12], height: 55.5, lines: 0, "lastBaseline"))
    #expect(abs(last - (155.5 - 3.1)) < 0.6)
    let first = try #require(try top([34, 12], height: 55.5, lines: 0, "firstBaseline"))
    #expect(abs(first - 132.4) < 0.6)
    let mixed = try #require(try top([12, 34], height: 41, lines: 1, "lastBaseline"))
    #expect(abs(mixed - 132.4) < 0.6, "one line has one baseline")
  }

  @Test("A view that no constraint mentions lost its frame")
  func unplacedViews() throws {
    let inner = view("inner", (5, 6, 20, 10), "fixedFrame=\"YES\"")
    let box = view("box", (30, 40, 200, 100), "", "<subviews>\(inner)</subviews>")
    #expect(try frames(DocumentText.storyboard(box))["box"] == [30, 40, 200, 100])
  }

  @Test("Constraints to the keyboard guide, an element of its own, meet the safe area's bottom")
  func keyboardGuide() throws {
    let guides =
      #"<viewLayoutGuide key="safeArea" id="safe"/><keyboardLayoutGuide key="keyboard" id="keys"/>"#
    let field = DocumentText.view("field", (16, 589, 343, 44), tag: "textField")
    let text = DocumentText.storyboard(
      field,
      constraints: constraint("field.leading", "safe.leading", #"constant="16""#)
        + constraint("safe.trailing", "field.trailing", #"constant="16""#)
        + constraint("field.height", "", #"constant="44""#) + constraint("keys.top", "field.bottom", ""),
      guides: guides, device: #"<device id="retina5_9" orientation="portrait"/>"#
    ).replacing(#"height="667""#, with: #"height="812""#)
    #expect(try frames(text)["field"] == [16, 734, 343, 44], "34 points above the bottom")
    let scene = try DocumentText.document(text)
    #expect(!scene.tree(of: scene.scenes[0]).diagnostics.contains { $0.rule == "constraint-to-nowhere" })
  }

  @Test("Margins that follow the readable width leave 672 points between them")
  func readableMargins() throws {
    func text(_ attributes: String) -> String {
      let box = DocumentText.view("box", (176, 0, 672, 50))
      return DocumentText.storyboard(
        box,
        constraints: constraint("box.leading", "root.leadingMargin", "")
          + constraint("root.trailingMargin", "box.trailing", "") + constraint("box.height", "", #"constant="50""#)
          + constraint("box.top", "root.top", ""),
        device: #"<device id="ipad9_7" orientation="landscape"/>"#
      ).replacing(#"width="375" height="667""#, with: #"width="1024" height="768""#)
        .replacing(#"id="root""#, with: #"\#(attributes) id="root""#)
    }
    func box(_ text: String) throws -> [Double]? { try DocumentText.frames(text, readsSafeArea: false)["box"] }
    #expect(try box(text("")) == [20, 0, 984, 50])
    #expect(try box(text(#"layoutMarginsFollowReadableWidth="YES""#)) == [176, 0, 672, 50])
    let narrow = text(#"layoutMarginsFollowReadableWidth="YES""#)
      .replacing(#"width="1024" height="768""#, with: #"width="600" height="768""#)
    #expect(try box(narrow) == [20, 0, 560, 50])
  }

  @Test("A view without content size keeps its saved size until a constraint asks for another")
  func keptSizes() throws {
    func text(_ more: String) -> String {
      DocumentText.storyboard(
        view(
          "row", (0, 40, 200, 90), tag: "stackView", #"alignment="top""#,
          "<subviews>" + view("a", (0, 0, 80, 60)) + view("b", (80, 0, 120, 90)) + "</subviews>"),
        constraints: constraint("row.leading", "root.leading", "")
          + constraint("row.top", "root.top", #"constant="40""#) + more)
    }
    #expect(try frames(text(""))["a"] == [0, 0, 80, 60])
    #expect(try frames(text(""))["row"] == [0, 40, 200, 90])
    #expect(try frames(text(""), without: .keptSizes)["a"]?[3] == 0)
    let weak = constraint("a.height", "", #"constant="70" priority="60""#)
    #expect(try frames(text(weak))["a"] == [0, 0, 80, 70])
    // What nothing decides is ambiguous all the same, because an app would not keep the size.
    let open = DocumentText.storyboard(
      view("c", (10, 20, 80, 60)),
      constraints: constraint("c.leading", "root.leading", #"constant="10""#)
        + constraint("c.top", "root.top", #"constant="20""#))
    let views = DocumentTrace(try DocumentText.document(open), asSaved: true).scenes[0].views
    #expect(views.first { $0.id == "c" }?.frame == [10, 20, 80, 60])
    #expect(views.first { $0.id == "c" }?.ambiguous == true)
  }

  @Test(
    "Cells have 20 points at the sides on a wide device, unless they are narrow",
    arguments: [(414.0, "retina6_1", 20.0), (330, "retina6_1", 20), (320, "retina6_1", 16), (375, "retina4_7", 16)])
  func cellMargins(width: Double, device: String, margin: Double) throws {
    let text = xib(cell(width: width, label: (margin, 12, width - 2 * margin, 20)), device: device)
    let document = try DocumentText.document(text)
    let trace = DocumentTrace(document, asSaved: true, readsSafeArea: false)
    #expect(trace.scenes[0].views.first { $0.id == "title" }?.frame == [margin, 12, width - 2 * margin, 20])
  }

  @Test("Margins that no rule gives are read out of recorded frames")
  func savedMargins() throws {
    let text = xib(cell(width: 375, label: (15, 12, 345, 20)), device: "retina4_7")
    #expect(try frames(text)["title"] == [15, 12, 345, 20])
    #expect(try frames(text, without: .savedMargins)["title"] == [16, 12, 343, 20])
  }

  @Test("Written margins of a cell's content do not undercut the cell's where they preserve them")
  func rowMargins() throws {
    let written = #"<edgeInsets key="layoutMargins" top="8" left="12" bottom="8" right="30"/>"#
    let text = xib(cell(width: 414, label: (20, 12, 364, 20), content: written))
    #expect(try frames(text)["title"] == [20, 12, 364, 20])
    #expect(try frames(text, without: .rowMargins)["title"] == [12, 12, 372, 20])
  }

  @Test("Before Xcode 7 a screen has 16 points at the sides and a xib's view 8, whatever their width")
  func oldRoots() throws {
    func root(_ attributes: String) -> String {
      "<view \(attributes) contentMode=\"scaleToFill\" id=\"root\">\(rect(600, 600))<subviews>"
        + view("a", (0, 0, 10, 10)) + "</subviews><constraints>" + constraint("a.leading", "root.leadingMargin", "")
        + constraint("a.top", "root.top", "") + constraint("a.width", "", #"constant="9""#)
        + constraint("a.height", "", #"constant="9""#) + "</constraints></view>"
    }
    func left(_ text: String) throws -> Double? {
      try DocumentText.frames(text, readsSafeArea: false)["a"]?[0]
    }
    #expect(try left(xib(root(""), tools: "7531", device: "")) == 8)
    #expect(try left(xib(root(""), tools: "8191", device: "")) == 20)
    func screen(_ tools: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><scenes><scene sceneID="s"><objects>
      <viewController id="vc">\(root(#"key="view""#))</viewController></objects></scene></scenes></document>
      """
    }
    #expect(try left(screen("7531")) == 16)
    #expect(try left(screen("8191")) == 20)
  }

  @Test("A collection cell at the root of a document has the margins of a screen at its sides")
  func cellRoots() throws {
    let root =
      "<collectionViewCell contentMode=\"scaleToFill\" id=\"root\">\(rect(200, 100))<subviews>"
      + view("a", (8, 8, 10, 10)) + "</subviews><constraints>" + constraint("a.leading", "root.leadingMargin", "")
      + constraint("a.top", "root.topMargin", "") + constraint("a.width", "", #"constant="9""#)
      + constraint("a.height", "", #"constant="9""#) + "</constraints></collectionViewCell>"
    #expect(try DocumentText.frames(xib(root), readsSafeArea: false)["a"] == [16, 0, 9, 9])
  }

  @Test("A view without content size gave way at the priority of a saved size, where its own is written")
  func writtenPriorities() throws {
    func text(_ attributes: String) -> String {
      DocumentText.storyboard(
        view(
          "row", (0, 0, 300, 40), tag: "stackView", "",
          "<subviews>" + view("a", (0, 0, 120, 40), tag: "view", attributes)
            + view("b", (120, 0, 180, 40), tag: "label", #"text="B""#) + "</subviews>"),
        constraints: constraint("row.leading", "root.leading", "") + constraint("row.top", "root.top", "")
          + constraint("row.width", "", #"constant="300""#) + constraint("row.height", "", #"constant="40""#)
          + constraint("b.width", "", #"constant="260" priority="700""#))
    }
    #expect(try frames(text(""))["a"]?[2] == 40, "52 is less than 700")
    #expect(try frames(text(#"horizontalCompressionResistancePriority="754""#))["a"]?[2] == 120)
    let stack = text(#"horizontalCompressionResistancePriority="754""#)
    #expect(try frames(stack, without: .writtenPriorities)["a"]?[2] == 40)
    #expect(try frames(text(#"verticalCompressionResistancePriority="754""#))["a"]?[2] == 40, "one axis alone")
  }

  @Test("A designable view that had grown beyond its placeholder size shrank to it")
  func grownDesignables() throws {
    func text(_ saved: Double, designable: Bool = true) -> String {
      let placeholder = #"placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="42""#
      let list =
        designable
        ? "<designables><designable name=\"a\"><size key=\"intrinsicContentSize\" width=\"100\" height=\"42\"/>"
          + "</designable></designables>" : ""
      return DocumentText.storyboard(
        view("a", (0, 0, 100, saved), tag: "view", placeholder),
        constraints: constraint("a.leading", "root.leading", "") + constraint("a.top", "root.top", "")
      ).replacing("<resources>", with: list + "<resources>")
    }
    #expect(try frames(text(70))["a"] == [0, 0, 100, 70])
    #expect(try frames(text(30))["a"] == [0, 0, 100, 42])
    #expect(try frames(text(70, designable: false))["a"] == [0, 0, 100, 42])
  }

  @Test("An image that the canvas had at twice the recorded size was half as large")
  func doubledImages() throws {
    func frame(_ width: Double, _ height: Double) throws -> [Double]? {
      let text = DocumentText.storyboard(
        view("a", (0, 0, width, height), tag: "imageView", #"image="arrow""#),
        constraints: constraint("a.leading", "root.leading", "") + constraint("a.top", "root.top", ""),
        resources: #"<image name="arrow" width="16" height="25"/>"#)
      return try frames(text)["a"]
    }
    #expect(try frame(32, 50) == [0, 0, 32, 50])
    #expect(try frame(16, 25) == [0, 0, 16, 25])
    #expect(try frame(16, 50) == [0, 0, 16, 25], "a height of its own says nothing about the image")
  }

  @Test("An activity indicator that is hidden for good kept its place in a stack view")
  func hiddenIndicator() throws {
    func text(_ attributes: String) -> String {
      DocumentText.storyboard(
        view(
          "row", (0, 0, 60, 20), tag: "stackView", "",
          "<subviews>" + view("spinner", (0, 0, 20, 20), tag: "activityIndicatorView", #"hidden="YES" \#(attributes)"#)
            + view("b", (20, 0, 40, 20), tag: "label", #"text="B""#) + "</subviews>"),
        constraints: constraint("row.leading", "root.leading", "") + constraint("row.top", "root.top", ""))
    }
    #expect(try frames(text(#"hidesWhenStopped="YES""#))["b"]?[0] == 20)
    #expect(try frames(text(""))["b"]?[0] == 0)
  }

  /// Both forms are in Rectangle's `Main.storyboard` (github.com/rxhanson/Rectangle).
  @Test("A stack view of macOS was in conflict where it clips its views, or where constraints override its alignment")
  func desktopStacks() throws {
    func box(_ id: String, _ rect: String, _ width: Int, _ height: Int) -> String {
      """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" \(rect)/><constraints>
      \(constraint("\(id).height", "", #"constant="\#(height)""#))\(constraint("\(id).width", "", #"constant="\#(width)""#))
      </constraints></customView>
      """
    }
    let clip = """
      <stackView distribution="fill" orientation="vertical" alignment="leading" spacing="8" \
      verticalClippingResistancePriority="999" translatesAutoresizingMaskIntoConstraints="NO" id="clip">
      <rect key="frame" x="0.0" y="200" width="160" height="0.0"/><subviews>
      \(box("one", #"x="0.0" y="-19" width="160" height="19""#, 160, 19))</subviews><constraints>
      \(constraint("clip.height", "", #"constant="0""#))</constraints></stackView>
      """
    let outer = """
      <stackView distribution="fill" orientation="horizontal" alignment="centerY" spacing="0.0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="outer"><rect key="frame" x="0.0" y="0.0" width="100" height="146"/>
      <subviews>\(box("inner", #"x="0.0" y="26" width="100" height="100""#, 100, 100))</subviews><constraints>
      \(constraint("outer.bottom", "inner.bottom", #"constant="26""#))
      \(constraint("inner.top", "outer.top", #"constant="20""#))</constraints></stackView>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="root">
      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>\(clip)\(outer)</subviews><constraints>
      \(constraint("clip.top", "root.top", ""))\(constraint("clip.leading", "root.leading", ""))
      \(constraint("root.bottom", "outer.bottom", ""))\(constraint("outer.leading", "root.leading", ""))
      </constraints></customView></objects></document>
      """
    let document = try DocumentText.document(text)
    let result = document.tree(of: document.scenes[0], SceneTreeOptions(asSaved: true)).capture()
    #expect(!result.diagnostics.contains { $0.rule == "conflict" })
    let found = try frames(text)
    #expect(found["clip"] == [0, 0, 160, 0] && found["one"] == [0, 0, 160, 19])
    #expect(found["outer"] == [0, 54, 100, 146] && found["inner"] == [0, 20, 100, 100])
  }

  @Test("Xcode 6 leaves out the rectangles of cells: they are as wide as the table and as high as its rows")
  func missingRects() throws {
    let row = """
      <tableViewCell contentMode="scaleToFill" id="cell"><tableViewCellContentView key="contentView" id="content">
      <subviews>\(view("a", (0, 0, 150, 99)))</subviews><constraints>
      \(constraint("a.leading", "content.leading", ""))\(constraint("a.top", "content.top", ""))
      \(constraint("content.bottom", "a.bottom", ""))\(constraint("a.width", "", #"constant="150""#))
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let table = DocumentText.view(
      "list", (0, 0, 375, 667), tag: "tableView", #"rowHeight="100""#, "<prototypes>\(row)</prototypes>")
    let found = try frames(DocumentText.storyboard(table, device: "", tools: "7531"))
    #expect(found["cell"] == [0, 0, 375, 100])
    #expect(found["a"] == [0, 0, 150, 99])
  }

  @Test("A variation hides a view")
  func hiddenByVariation() throws {
    let text = DocumentText.storyboard(
      view(
        "column", (0, 0, 100, 40), tag: "stackView", #"axis="vertical""#,
        "<subviews>"
          + view(
            "a", (0, 0, 100, 20), tag: "label", #"text="A""#, #"<variation key="heightClass=regular" hidden="YES"/>"#)
          + view("b", (0, 20, 100, 20), tag: "label", #"text="B""#) + "</subviews>"),
      constraints: constraint("column.leading", "root.leading", "") + constraint("column.top", "root.top", ""))
    #expect(try frames(text)["b"] == [0, 0, 100, 20])
  }

  @Test("The views of a bar's items are listed with the scene that has the bar")
  func itemViews() throws {
    let item = """
      <items><barButtonItem id="item"><view key="customView" contentMode="scaleToFill" id="custom">\(rect(90, 33))
      <subviews>\(view("name", (0, 0, 90, 33), tag: "label", "text=\"Name\""))</subviews><constraints>
      \(constraint("name.leading", "custom.leading", ""))\(constraint("name.top", "custom.top", ""))</constraints>
      </view></barButtonItem></items>
      """
    let bar = view("bar", (0, 0, 375, 44), tag: "toolbar", "", item)
    let trace = DocumentTrace(try DocumentText.document(DocumentText.storyboard(bar)), asSaved: true)
    #expect(trace.scenes.first { $0.id == "root" }?.views.map(\.id).contains("name") == true)
  }

  @Test("Given guides may cross")
  func crossingGuide() throws {
    let text = DocumentText.storyboard(
      view("a", (0, 0, 10, 10)),
      constraints: constraint("a.centerY", "safe.centerY", "") + constraint("a.leading", "root.leading", "")
        + constraint("a.width", "", #"constant="10""#) + constraint("a.height", "", #"constant="10""#),
      guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
    let insets = try GivenInsets(
      json: Data(#"{"root": {"safeArea": [0, 0, 0, 0], "guides": {"safe": [0, 500, 0, 267]}}}"#.utf8))
    // The middle of 500 and 400.
    #expect(try DocumentText.frames(text, insets: insets)["a"] == [0, 445, 10, 10])
  }
}
