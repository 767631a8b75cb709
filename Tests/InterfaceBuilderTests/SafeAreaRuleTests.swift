import LPLayoutModel
import Foundation
import Testing

@testable import LPInterfaceBuilder

/// What the canvas keeps free, by device, version of the editor, bars and presentation.
struct SafeAreaRuleTests {
  private let title = #"<navigationItem key="navigationItem" title="Settings" id="nav"/>"#
  private let table = DocumentText.view("list", (0, 0, 375, 667), tag: "tableView")

  private func insets(_ text: String) throws -> [CGFloat] {
    let document = try DocumentText.document(text)
    let insets = SafeAreaRule(document: document, scene: document.scenes[0]).insets
    return [insets.left, insets.top, insets.right, insets.bottom]
  }

  private func device(_ id: String, _ orientation: String = "portrait") -> String {
    #"<device id="\#(id)" orientation="\#(orientation)"/>"#
  }

  @Test("A title alone makes no bar, unless the view is a list: a segue, a container or simulated metrics do")
  func titles() throws {
    #expect(try insets(DocumentText.storyboard(table, controller: title)) == [0, 20, 0, 0])
    let bar = title + #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    #expect(try insets(DocumentText.storyboard(table, controller: bar)) == [0, 64, 0, 0])
    let plain = DocumentText.view("box", (0, 0, 375, 667))
    #expect(try insets(DocumentText.storyboard(plain, controller: title)) == [0, 20, 0, 0])
    let small = DocumentText.view("list", (0, 0, 375, 300), tag: "tableView")
    #expect(try insets(DocumentText.storyboard(small, controller: title)) == [0, 20, 0, 0])
  }

  @Test("From Xcode 14 on the canvas does not turn the safe area of a phone without a home button")
  func landscape() throws {
    let turned = device("retina5_9", "landscape")
    #expect(try insets(DocumentText.storyboard("", device: turned, tools: "17132")) == [44, 0, 44, 21])
    #expect(try insets(DocumentText.storyboard("", device: turned, tools: "21219")) == [0, 44, 0, 34])
  }

  @Test(
    "From Xcode 16.3 to 26 the insets of a phone without a home button are added twice, also above bars",
    arguments: [("23504", 48.0, 34.0), ("23727", 96, 68), ("24127", 96, 68), ("24765", 96, 68), ("24766", 48, 34)])
  func doubled(tools: String, top: CGFloat, bottom: CGFloat) throws {
    let phone = device("retina6_1")
    #expect(try insets(DocumentText.storyboard("", device: phone, tools: tools)) == [0, top, 0, bottom])
    let bar = title + #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let height: CGFloat = (Int(tools) ?? 0) >= 24000 ? 54 : 44
    #expect(
      try insets(DocumentText.storyboard(table, controller: bar, device: phone, tools: tools))[1] == top + height)
    let button = DocumentText.storyboard("", device: device("retina5_5"), tools: tools)
    #expect(try insets(button) == [0, 20, 0, 0])
  }

  @Test("Launch screens, presented scenes and those above tab bars have their insets once")
  func notDoubled() throws {
    let phone = device("retina6_1")
    func text(controller: String = "", scenes: String = "") -> String {
      DocumentText.storyboard("", controller: controller, scenes: scenes, device: phone, tools: "23727")
        .replacing(#"width="375" height="667""#, with: #"width="414" height="896""#)
    }
    let launch = text().replacing("useSafeAreas=", with: "launchScreen=\"YES\" useSafeAreas=")
    #expect(try insets(launch) == [0, 48, 0, 34])
    let modal = """
      <scene sceneID="s0"><objects><viewController id="first"><connections>
      <segue destination="vc1" kind="presentation" id="show"/></connections></viewController></objects></scene>
      """
    #expect(try insets(text(scenes: modal)) == [0, 48, 0, 34])
    let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try insets(text(controller: tabs)) == [0, 48, 0, 83])
  }

  @Test("Toolbars are 49 points high from Xcode 11 on, and opaque ones lie beside the view")
  func toolbars() throws {
    let metrics = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try insets(DocumentText.storyboard("", controller: metrics, tools: "14460"))[3] == 44)
    #expect(try insets(DocumentText.storyboard("", controller: metrics, tools: "14800"))[3] == 49)
    let opaque = metrics.replacingOccurrences(of: "/>", with: #" translucent="NO"/>"#)
    #expect(try insets(DocumentText.storyboard("", controller: opaque, tools: "14800"))[3] == 0)
  }

  @Test("A toolbar is above the tab bar around its navigation controller")
  func toolbarAboveTabBar() throws {
    func insets(toolbarHidden: String, _ metrics: String = "") throws -> CGFloat {
      let containers = """
        <scene sceneID="s0"><objects><navigationController id="nav" toolbarHidden="\(toolbarHidden)">
        <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="a"/></connections>
        </navigationController><tabBarController id="tabs">
        <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="b"/></connections>
        </tabBarController></objects></scene>
        """
      let text = DocumentText.storyboard(
        "", controller: metrics, scenes: containers, device: device("retina6_1"), tools: "21701")
      return try self.insets(text)[3]
    }
    #expect(try insets(toolbarHidden: "YES") == 34 + 49)
    #expect(try insets(toolbarHidden: "NO") == 34 + 49 + 49)
    let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try insets(toolbarHidden: "YES", toolbar) == 34 + 49 + 49)
    #expect(try insets(toolbarHidden: "NO", #"<nil key="simulatedBottomBarMetrics"/>"#) == 34)
  }

  @Test("A freeform view of a xib that is smaller than the screen is away from its edges")
  func partOfScreen() throws {
    func insets(_ width: Int, _ height: Int, _ metrics: String) throws -> [CGFloat] {
      try self.insets(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">\(device("retina6_1"))<objects>
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <viewLayoutGuide key="safeArea" id="safe"/>\(metrics)</view></objects></document>
        """)
    }
    let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    #expect(try insets(219, 102, freeform) == [0, 0, 0, 0])
    #expect(try insets(500, 102, freeform) == [0, 44, 0, 34])
    #expect(try insets(414, 102, freeform) == [0, 44, 0, 0], "as wide as the screen it ends above the home indicator")
    #expect(try insets(219, 102, "") == [0, 44, 0, 34])
  }

  @Test("Betas of Xcode 11 draw the status bar above what scrolls alone")
  func betas() throws {
    let scrolling = DocumentText.storyboard("", tools: "14810").replacingOccurrences(
      of: #"<view key="view""#, with: #"<tableView key="view""#
    ).replacingOccurrences(of: "</view>", with: "</tableView>")
    #expect(try insets(scrolling) == [0, 20, 0, 0])
    #expect(try insets(DocumentText.storyboard("", tools: "14810")) == [0, 0, 0, 0])
  }

  @Test("A sheet lies away from the screen's edges, below its own bar")
  func sheets() throws {
    let navigation = """
      <scene sceneID="s0"><objects><navigationController id="nav">
      <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="seg"/></connections>
      </navigationController><viewController id="first"><connections>
      <segue destination="nav" kind="presentation" id="show"/></connections></viewController></objects></scene>
      """
    let pad = device("ipad11_0rounded")
    #expect(try insets(DocumentText.storyboard("", scenes: navigation, device: pad)) == [0, 56, 0, 0])
  }

  @Test("A view that does not reach below bars has none in its safe area")
  func extendedEdges() throws {
    let navigation = """
      <scene sceneID="s0"><objects><navigationController id="nav">
      <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="seg"/></connections>
      </navigationController></objects></scene>
      """
    let edges = #"<extendedEdge key="edgesForExtendedLayout"/>"#
    #expect(try insets(DocumentText.storyboard("", scenes: navigation))[1] == 64)
    #expect(try insets(DocumentText.storyboard("", controller: edges, scenes: navigation))[1] == 0)
    let simulated = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"# + edges
    #expect(try insets(DocumentText.storyboard("", controller: simulated))[1] == 0, "simulated bars are bars as well")
  }

  @Test("A view that does not reach below the bar at the bottom has none in its safe area")
  func extendedBottomEdge() throws {
    let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try insets(DocumentText.storyboard("", controller: tabs))[3] == 49)
    let top = #"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#
    #expect(try insets(DocumentText.storyboard("", controller: tabs + top))[3] == 0)
    let bottom = #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#
    #expect(try insets(DocumentText.storyboard("", controller: tabs + bottom))[3] == 49)
  }

  @Test("A view that includes opaque bars reaches below them")
  func opaqueBarsIncluded() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
    let text = DocumentText.storyboard("", controller: bar)
    #expect(try insets(text)[1] == 0)
    let including = text.replacing(
      #"<viewController id="vc1""#, with: #"<viewController extendedLayoutIncludesOpaqueBars="YES" id="vc1""#)
    #expect(try insets(including)[1] == 64)
  }

  @Test("An iPad mini without a home button is known by its screen")
  func miniPad() throws {
    let text = DocumentText.storyboard("", device: device("ipad7_9"), tools: "21223")
    #expect(try insets(text) == [0, 20, 0, 0])
    let tall = text.replacingOccurrences(of: #"width="375" height="667""#, with: #"width="744" height="1133""#)
    #expect(try insets(tall) == [0, 24, 0, 20])
  }

  @Test("Margins of documents from before safe areas are without the bars", arguments: ["14113", "17506"])
  @MainActor
  func margins(tools: String) throws {
    let text = DocumentText.storyboard(
      DocumentText.view("a", (0, 0, 10, 10)),
      constraints: DocumentText.constraint("a.top", "root.topMargin")
        + DocumentText.constraint("a.leading", "root.leading")
        + DocumentText.constraint("a.width", "", #"constant="10""#)
        + DocumentText.constraint("a.height", "", #"constant="10""#),
      device: device("retina5_9"), tools: tools)
    let old = text.replacingOccurrences(of: #" useSafeAreas="YES""#, with: "")
    #expect(try DocumentText.frames(text, readsSafeArea: false)["a"]?[1] == 44)
    #expect(try DocumentText.frames(old, readsSafeArea: false)["a"]?[1] == (tools == "14113" ? 0 : 44))
  }
}
