import LPAutoLayout
import Foundation
import Testing

@testable import LPInterfaceBuilder

/// The insets and margins of scenes that are no whole screens: embedded, in sheets, on televisions, in xibs, in rows.
@MainActor
struct CanvasInsetTests {
  private func device(_ id: String) -> String { #"<device id="\#(id)" orientation="portrait"/>"# }

  private func sized(_ text: String, _ width: Int, _ height: Int) -> String {
    text.replacing(#"width="375" height="667""#, with: #"width="\#(width)" height="\#(height)""#)
  }

  private func safeArea(_ text: String) throws -> [CGFloat] {
    let document = try DocumentText.document(text)
    let insets = SafeAreaRule(document: document, scene: document.scenes[0]).insets
    return [insets.left, insets.top, insets.right, insets.bottom]
  }

  private func margins(_ text: String, of id: String = "root") throws -> [CGFloat]? {
    let document = try DocumentText.document(text)
    let tree = document.tree(of: document.scenes[0], SceneTreeOptions(asSaved: true, readsSafeArea: false))
    tree.root.layoutIfNeeded()
    let margins = tree.views.first { $0.document.id == id }?.view.layoutMargins
    return margins.map { [$0.left, $0.top, $0.right, $0.bottom] }
  }

  private func xib(_ root: String, tools: String = "17701", _ device: String = "retina4_7") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    \(self.device(device))<objects>\(root)</objects></document>
    """
  }

  private func segue(_ kind: String) -> String {
    """
    <scene sceneID="s0"><objects><viewController id="first"><connections>
    <segue destination="vc1" kind="\(kind)" id="show"/></connections></viewController></objects></scene>
    """
  }

  // MARK: Scenes

  @Test("An embedded scene had no safe area at all, where it is below the notch wherever its container lies")
  func embedded() throws {
    func insets(_ kind: String, _ width: Int, _ height: Int, _ phone: String, _ tools: String) throws -> [CGFloat] {
      try safeArea(
        sized(DocumentText.storyboard("", scenes: segue(kind), device: device(phone), tools: tools), width, height))
    }
    #expect(try insets("embed", 375, 120, "retina5_9", "19162") == [0, 44, 0, 0])
    #expect(try insets("embed", 375, 812, "retina5_9", "19162") == [0, 44, 0, 34], "as high as the screen")
    #expect(try insets("embed", 375, 273, "retina5_9", "24765") == [0, 100, 0, 34], "once more since Xcode 16.3")
    #expect(try insets("popoverPresentation", 320, 106, "retina5_9", "24765") == [0, 50, 0, 0])
    #expect(try insets("embed", 375, 617, "retina4_7", "13771") == [0, 20, 0, 0])
    #expect(
      try insets("embed", 375, 85, "retina4_7", "14105") == [0, 0, 0, 0], "wider than high, as a phone on its side")
  }

  @Test("A scene lower than its phone by as much as a sheet had the insets of a whole screen")
  func sheetHeights() throws {
    func insets(_ height: Int, _ phone: String, _ width: Int, _ controller: String, _ tools: String) throws -> [CGFloat]
    {
      try safeArea(
        sized(
          DocumentText.storyboard("", controller: controller, device: device(phone), tools: tools), width, height))
    }
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
    #expect(try insets(842, "retina6_1", 414, "", "17506") == [0, 0, 0, 34])
    #expect(try insets(886, "retina6_1", 414, "", "23504") == [0, 0, 0, 34])
    #expect(try insets(647, "retina4_7", 375, bar, "15705") == [0, 56, 0, 0])
    #expect(try insets(657, "retina4_7", 375, bar, "24123") == [0, 70, 0, 0])
    #expect(try insets(800, "retina6_1", 414, "", "17506") == [0, 44, 0, 34], "no sheet leaves that much")
  }

  @Test("A scene that is wider than high and lower than its phone had a status bar before Xcode 11")
  func wideScenes() throws {
    func top(_ width: Int, _ height: Int, _ tools: String) throws -> CGFloat {
      try safeArea(sized(DocumentText.storyboard("", tools: tools), width, height))[1]
    }
    #expect(try top(500, 337, "14490") == 0)
    #expect(try top(320, 440, "14490") == 20)
    #expect(try top(1024, 768, "14490") == 20, "a tablet's")
    #expect(try top(500, 337, "22505") == 20)
  }

  @Test(
    "A simulated status bar of nil removed the bar in editors that keep it", arguments: [("12121", 0.0), ("14490", 20)])
  func statusBarOfNil(tools: String, top: CGFloat) throws {
    let none = #"<nil key="simulatedStatusBarMetrics"/>"#
    #expect(try safeArea(DocumentText.storyboard("", controller: none, tools: tools))[1] == top)
  }

  @Test(
    "Phones had the notch of the latest editor in every version",
    arguments: [
      ("retina6_7", "20037", 44.0), ("retina6_7", "21223", 47), ("retina6_1", "21222", 44), ("retina6_1", "21223", 48),
    ])
  func notches(phone: String, tools: String, top: CGFloat) throws {
    #expect(try safeArea(DocumentText.storyboard("", device: device(phone), tools: tools))[1] == top)
  }

  @Test(
    "Without a device there was a status bar in the editors that draw none", arguments: [("14490", 20.0), ("20037", 0)])
  func withoutDevice(tools: String, top: CGFloat) throws {
    #expect(try safeArea(DocumentText.storyboard("", device: "", tools: tools))[1] == top)
  }

  @Test(
    "Televisions had the same insets in every version, and margins of their own beside them",
    arguments: [
      ("12121", [0.0, 0, 0, 0]), ("13196", [0, 60, 0, 60]), ("14109", [90, 60, 90, 60]), ("21507", [80, 60, 80, 60]),
    ])
  func television(tools: String, insets: [CGFloat]) throws {
    let text = sized(
      DocumentText.storyboard("", device: device("appleTV"), tools: tools), 1920, 1080
    ).replacing("iOS.CocoaTouch", with: "AppleTV")
    #expect(try safeArea(text) == insets)
    #expect(try margins(text) == [insets[0] + 20, insets[1], insets[2] + 20, insets[3]])
  }

  @Test("A title that asks to be large was small since Xcode 11, and so was what is pushed from it")
  func largeTitles() throws {
    func top(_ mode: String, _ tools: String, large: Bool = true, pushed: Bool = false) throws -> CGFloat {
      let item = #"<navigationItem key="navigationItem" id="item" \#(mode)/>"#
      let inner = pushed ? "middle" : "vc1"
      let middle =
        pushed
        ? """
        <viewController id="middle">\(item)<connections><segue destination="vc1" kind="show" id="s"/></connections>
        </viewController>
        """ : ""
      let scenes = """
        <scene sceneID="s0"><objects><navigationController id="nav">
        <navigationBar key="navigationBar" \(large ? "largeTitles=\"YES\"" : "") id="bar"/><connections>
        <segue destination="\(inner)" kind="relationship" relationship="rootViewController" id="a"/></connections>
        </navigationController>\(middle)</objects></scene>
        """
      let own = pushed ? #"<navigationItem key="navigationItem" id="own"/>"# : item
      let text = sized(
        DocumentText.storyboard("", controller: own, scenes: scenes, device: device("retina6_1"), tools: tools), 414,
        896)
      return try safeArea(text)[1]
    }
    let always = #"largeTitleDisplayMode="always""#
    #expect(try top(always, "21701") == 48 + 44 + 52)
    #expect(try top(always, "21701", pushed: true) == 48 + 44 + 52)
    #expect(try top(always, "21701", large: false) == 48 + 44, "the bar has no large titles")
    #expect(try top("", "21701") == 48 + 44)
    #expect(try top("", "14490") == 44 + 44 + 52)
    #expect(try top("", "24128") == 48 + 48 + 54 + 52)
    #expect(try top(#"largeTitleDisplayMode="never""#, "24128") == 48 + 48 + 54)
  }

  @Test("A television's navigation bar had no height")
  func televisionBar() throws {
    func top(_ hidden: String) throws -> CGFloat {
      let scenes = """
        <scene sceneID="s0"><objects><navigationController id="nav" \(hidden)><connections>
        <segue destination="vc1" kind="relationship" relationship="rootViewController" id="a"/></connections>
        </navigationController></objects></scene>
        """
      let text = sized(
        DocumentText.storyboard("", scenes: scenes, device: device("appleTV"), tools: "23504"), 1920, 1080
      ).replacing("iOS.CocoaTouch", with: "AppleTV")
      return try safeArea(text)[1]
    }
    #expect(try top("") == 60 + 145)
    #expect(try top(#"navigationBarHidden="YES""#) == 60)
  }

  @Test("The second scene of a split view was not below the bar of the controller that shows it on a phone")
  func splitDetails() throws {
    func top(_ master: String, _ screen: String = "retina6_1", _ relationship: String = "detailViewController") throws
      -> CGFloat
    {
      let scenes = """
        <scene sceneID="s0"><objects><splitViewController id="split"><connections>
        <segue destination="vc1" kind="relationship" relationship="\(relationship)" id="a"/>
        <segue destination="first" kind="relationship" relationship="masterViewController" id="b"/></connections>
        </splitViewController>\(master)</objects></scene>
        """
      let text = DocumentText.storyboard("", scenes: scenes, device: device(screen), tools: "17505")
      return try safeArea(screen == "retina6_1" ? sized(text, 414, 896) : sized(text, 834, 1194))[1]
    }
    #expect(try top(#"<navigationController id="first"/>"#) == 44 + 44)
    #expect(try top(#"<navigationController id="first" navigationBarHidden="YES"/>"#) == 44)
    #expect(try top(#"<viewController id="first"/>"#) == 44, "nothing has a bar")
    #expect(try top(#"<navigationController id="first"/>"#, "ipad11_0rounded") == 24, "beside the first")
    #expect(try top(#"<navigationController id="first"/>"#, "retina6_1", "supplementaryViewController") == 44)
  }

  @Test("A navigation bar with a prompt was as high as one without")
  func prompts() throws {
    func top(_ metrics: String, _ item: String = "") throws -> CGFloat {
      let controller =
        #"<navigationItem key="navigationItem" \#(item) id="item"/>"#
        + #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \#(metrics)/>"#
      return try safeArea(DocumentText.storyboard("", controller: controller))[1]
    }
    #expect(try top(#"prompted="NO""#) == 64)
    #expect(try top(#"prompted="YES""#) == 98)
    #expect(try top("", #"prompt="Drag to select""#) == 98)
  }

  // MARK: Margins

  @Test(
    "A collection's cell at the root of a xib had 8 points on each side",
    arguments: [(375, 16.0), (391, 16), (400, 20), (600, 20)])
  func reusableRoots(width: Int, side: CGFloat) throws {
    for tag in ["collectionViewCell", "collectionReusableView"] {
      let frame = #"<rect key="frame" x="0" y="0" width="\#(width)" height="60"/>"#
      let text = xib("<\(tag) contentMode=\"center\" id=\"root\">\(frame)</\(tag)>", tools: "14460")
      #expect(try margins(text) == [side, 0, side, 0])
    }
  }

  @Test("Written margins of a root undercut those of its screen")
  func minimumMargins() throws {
    func text(_ width: Int, _ attributes: String = "") -> String {
      xib(
        """
        <view contentMode="scaleToFill" \(attributes) id="root">
        <rect key="frame" x="0" y="0" width="\(width)" height="61"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        <edgeInsets key="layoutMargins" top="0.0" left="0.0" bottom="2" right="30"/></view>
        """, tools: "21225", "retina6_1")
    }
    let still = text(391).replacing("id=\"root\"", with: "insetsLayoutMarginsFromSafeArea=\"NO\" id=\"root\"")
    #expect(try margins(still) == [16, 0, 30, 2])
    let preserving = #"preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO""#
    #expect(try margins(text(444, preserving)) == [20, 8, 30, 8], "and those of the canvas around it")
  }

  /// A row in a table, which fills the root or lies inside of it.
  private func table(isRoot: Bool, tools: String, width: Int = 375) -> String {
    let rect = #"<rect key="frame" x="0" y="0" width="\#(width)" height="44"/>"#
    let row = """
      <prototypes><tableViewCell contentMode="scaleToFill" id="row">\(rect)<tableViewCellContentView key="contentView" \
      contentMode="center" tableViewCell="row" id="content">\(rect)</tableViewCellContentView></tableViewCell></prototypes>
      """
    guard isRoot else {
      return DocumentText.storyboard(
        DocumentText.view("list", (0, 0, 375, 300), tag: "tableView", "", row), tools: tools)
    }
    return DocumentText.storyboard("", tools: tools).replacing(#"<view key="view""#, with: #"<tableView key="view""#)
      .replacing("<subviews></subviews>", with: row).replacing("</view>", with: "</tableView>")
  }

  @Test(
    "Rows of tables inside a view had 16 points at the sides in Xcode 10.2 to 12",
    arguments: [("14313", 16.0), ("14460", 15), ("16097", 15), ("17701", 16)])
  func innerRows(tools: String, side: CGFloat) throws {
    #expect(try margins(table(isRoot: false, tools: tools), of: "content") == [side, 11, side, 11])
    #expect(try margins(table(isRoot: true, tools: tools), of: "content") == [16, 11, 16, 11])
  }

  @Test("Rows had the margins of a list before Xcode 9.1", arguments: [("13196", 8.0), ("13528", 16)])
  func oldRows(tools: String, side: CGFloat) throws {
    #expect(try margins(table(isRoot: true, tools: tools), of: "content")?[0] == side)
  }

  @Test("Rows in xibs had 16 points on phones of 375 points from Xcode 11 to 12, and 20 before only on wide ones")
  func rowRoots() throws {
    func side(_ width: Int, _ tools: String, _ phone: String = "retina4_7") throws -> CGFloat? {
      let rect = #"<rect key="frame" x="0" y="0" width="\#(width)" height="44"/>"#
      let row = """
        <tableViewCell contentMode="scaleToFill" id="row">\(rect)<tableViewCellContentView key="contentView" \
        contentMode="center" tableViewCell="row" id="content">\(rect)</tableViewCellContentView></tableViewCell>
        """
      return try margins(xib(row, tools: tools, phone), of: "content")?[0]
    }
    #expect(try side(320, "16097") == 15)
    #expect(try side(320, "16097", "retina6_1") == 16)
    #expect(try side(320, "17701") == 16)
    #expect(try side(600, "14460") == 20)
    #expect(try side(600, "17701") == 16)
  }

  @Test("A television's rows had the margins of a phone's", arguments: [("plain", 20.0), ("grouped", 30)])
  func televisionRows(style: String, side: CGFloat) throws {
    let text = sized(table(isRoot: true, tools: "21179"), 1920, 1080).replacing("iOS.CocoaTouch", with: "AppleTV")
      .replacing(#"<tableView key="view""#, with: "<tableView key=\"view\" style=\"\(style)\"")
      .replacing(#"id="retina4_7""#, with: #"id="appleTV""#)
    #expect(try margins(text, of: "content") == [side, 10, side, 10])
    let old = try CanvasRule.$switchedOff.withValue([.televisionRows]) { try margins(text, of: "content") }
    #expect(old?[1] == 11)
  }

  @Test("A row above the home indicator had the indicator's inset in its margins")
  func rowsWithoutSafeArea() throws {
    let text = sized(table(isRoot: true, tools: "17506"), 375, 812)
      .replacing(#"id="retina4_7""#, with: #"id="retina5_9""#)
      .replacing(#"y="0" width="375" height="44""#, with: #"y="760" width="375" height="44""#)
      .replacing(#"contentMode="center" tableViewCell"#, with: #"preservesSuperviewLayoutMargins="YES" tableViewCell"#)
    #expect(try margins(text, of: "content") == [16, 11, 16, 11])
  }

  @Test("A section of a table at the top level made scenes without a size")
  func looseSection() throws {
    let section = """
      <tableViewSection id="loose"><cells><tableViewCell id="row"><tableViewCellContentView key="contentView" \
      id="content"/></tableViewCell></cells></tableViewSection>
      """
    let document = try DocumentText.document(xib(section + DocumentText.view("box", (0, 0, 375, 100))))
    #expect(document.scenes.map(\.id) == ["box"])
  }
}
