import LPComponents
import Foundation
import Testing

@testable import LPInterfaceBuilder

@MainActor
struct ContentTests {
  private func view(_ text: String, resources: String = "") throws -> UIView {
    let document = try DocumentText.document(DocumentText.storyboard(text, resources: resources))
    return document.tree(of: document.scenes[0]).root.subviews[0]
  }

  private func element(_ tag: String, _ attributes: String = "", _ content: String) -> String {
    DocumentText.view("v", (0, 0, 100, 30), tag: tag, attributes, content)
  }

  @Test("Images are read from references as from attributes")
  func references() throws {
    let resources = #"<image name="logo" width="40" height="20"/>"#
    let attribute = try view(element("imageView", #"image="logo""#, ""), resources: resources)
    let reference = try view(
      element("imageView", "", #"<imageReference key="image" image="logo"/>"#), resources: resources)
    #expect(attribute.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(reference.intrinsicContentSize == CGSize(width: 40, height: 20))
  }

  @Test("System Bold is bold, as on the canvas, and a headline is semibold")
  func systemBold() throws {
    func weight(_ font: String) throws -> UIFont.Weight? {
      let label = try view(element("label", #"text="a""#, "<fontDescription key=\"fontDescription\" \(font)/>"))
      return (label as? UILabel)?.font.value.weight
    }
    #expect(try weight(#"type="boldSystem" pointSize="17""#) == .bold)
    #expect(try weight(#"type="system" weight="semibold" pointSize="17""#) == .semibold)
    #expect(try weight(#"style="UICTFontTextStyleHeadline""#) == .semibold)
  }

  @Test(
    "Symbols have the size that their configuration asks for",
    arguments: [
      ("", CGSize(width: 20, height: 14)), (#"pointSize="50""#, CGSize(width: 59, height: 42)),
      (#"scale="large""#, CGSize(width: 26, height: 18)),
    ])
  func symbols(configuration: String, size: CGSize) throws {
    let text = element(
      "imageView", "",
      #"<imageReference key="image" image="video" catalog="system"/>"#
        + #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" \#(configuration)/>"#)
    let resources = #"<image name="video" catalog="system" width="128" height="91"/>"#
    #expect(try view(text, resources: resources).intrinsicContentSize == size)
  }

  @Test("Attributed text brings its font, alignment and all of its fragments")
  func attributed() throws {
    let text = element(
      "label", "",
      """
      <attributedString key="attributedText"><fragment content="Hello "><attributes>
      <font key="NSFont" size="28" name="HelveticaNeue-Bold"/><paragraphStyle key="NSParagraphStyle" alignment="center"/>
      </attributes></fragment><fragment><string key="content">world</string></fragment></attributedString>
      """)
    let label = try #require(try view(text) as? UILabel)
    #expect(label.text == "Hello world")
    #expect(label.font == UIFont(family: .named("HelveticaNeue"), pointSize: 28, weight: .bold))
    #expect(label.textAlignment == .center)
  }

  @Test("Text that XML cannot hold is decoded")
  func base64() throws {
    let text = element("label", "", "<string key=\"text\" base64-UTF8=\"YES\">\nEENvbnRhaW5lcg\n</string>")
    #expect((try view(text) as? UILabel)?.text == "\u{10}Container")
  }

  @Test("Configured buttons are read with their image, insets and corners")
  func configurations() throws {
    let text = element(
      "button", "",
      """
      <buttonConfiguration key="configuration" style="filled" title="Go" subtitle="now" imagePlacement="trailing" \
      imagePadding="6" cornerStyle="capsule"><imageReference key="image" image="star" catalog="system"/>
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/></buttonConfiguration>
      """)
    let configuration = try #require((try view(text) as? UIButton)?.configuration)
    #expect(configuration.title == "Go")
    #expect(configuration.subtitle == "now")
    #expect(configuration.image != nil)
    #expect(configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 6)
    #expect(configuration.cornerStyle == .capsule)
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("A title with attributes is a title")
  func attributedTitle() throws {
    let text = element(
      "button", #"buttonType="system""#,
      #"<state key="normal"><attributedString key="attributedTitle"><fragment content="Edit"/></attributedString></state>"#
    )
    #expect((try view(text) as? UIButton)?.title(for: .normal) == "Edit")
  }

  @Test("The system's colours in documents have values for dark appearance")
  func systemColors() throws {
    let named = element("view", "", "<color key=\"backgroundColor\" name=\"systemRedColor\" catalog=\"System\"/>")
    #expect(try view(named).backgroundColor == .systemRed)
    let adaptive = [
      "systemBackground", "secondaryLabel", "label", "groupTableViewBackground", "opaqueSeparator",
      "systemGroupedBackground", "separator", "tint", "systemYellow", "systemTeal", "systemGreen", "systemRed",
      "secondarySystemBackground", "systemPurple", "systemBlue", "tertiaryLabel", "systemOrange", "systemGray6",
      "systemGray5", "tertiarySystemBackground", "tableCellGroupedBackground", "systemPink", "systemGray4", "link",
      "tertiarySystemGroupedBackground", "systemIndigo", "systemGray2", "secondarySystemGroupedBackground",
      "secondarySystemFill", "tertiarySystemFill", "systemMint", "systemGray3", "systemFill", "systemBrown",
      "quaternaryLabel",
    ]
    for name in adaptive + ["darkText", "white", "systemGray", "scrollViewTexturedBackground", "lightText"] {
      let text = element("view", "", "<color key=\"backgroundColor\" systemColor=\"\(name)Color\"/>")
      let color = try #require(try view(text).backgroundColor, "\(name)")
      let (light, dark) = [UIUserInterfaceStyle.light, .dark].map {
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0))
      }.pair
      #expect((light != dark) == adaptive.contains(name), "\(name)")
    }
  }

  @Test("Rows are as wide as their list on another screen")
  func rows() throws {
    let table = """
      <tableView id="list" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell id="cell" reuseIdentifier="c"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="44"/><autoresizingMask key="autoresizingMask"/>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let edges = ["leading", "trailing", "top", "bottom"].map { DocumentText.constraint("list.\($0)", "root.\($0)") }
    let document = try DocumentText.document(DocumentText.storyboard(table, constraints: edges.joined()))
    let environment = LayoutEnvironment(traits: TraitValues(), screenSize: CGSize(width: 1024, height: 768))
    let tree = document.tree(of: document.scenes[0], SceneTreeOptions(environment: environment))
    tree.root.layoutIfNeeded()
    #expect(tree.views.map { $0.view.frame.width } == [1024, 1024, 1024, 1024])
    #expect(tree.views[3].view.frame.height == 44)
  }

  @Test("Subviews stay where they are in a view that does not resize them")
  func fixedSubviews() throws {
    let inner = """
      <subviews><view id="inner"><rect key="frame" x="10" y="10" width="80" height="30"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
      """
    let text = DocumentText.storyboard(
      DocumentText.view("box", (0, 0, 100, 50), #"autoresizesSubviews="NO""#, inner),
      constraints: DocumentText.constraint("box.leading", "root.leading")
        + DocumentText.constraint("box.top", "root.top") + DocumentText.constraint("box.trailing", "root.trailing")
        + DocumentText.constraint("box.height", "", #"constant="70""#))
    #expect(try DocumentText.frames(text)["inner"] == [10, 10, 80, 30])
  }

  @Test("Items of bars are read from arrays with a key and from elements of that name", arguments: [true, false])
  func barItems(hasKeys: Bool) throws {
    func list(_ name: String, _ titles: [String]) -> String {
      let items = titles.map { #"<barButtonItem title="\#($0)" id="\#($0)"/>"# }.joined()
      return hasKeys ? #"<array key="\#(name)">\#(items)</array>"# : "<\(name)>\(items)</\(name)>"
    }
    let text = DocumentText.storyboard(
      "",
      controller: list("toolbarItems", ["Sort", "Share"])
        + #"<navigationItem key="navigationItem" title="Feeds" id="nav">"#
        + list("leftBarButtonItems", ["Back"]) + list("rightBarButtonItems", ["Next", "Previous"]) + "</navigationItem>"
        + #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
        + #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#)
    let document = try DocumentText.document(text)
    let bars = SceneBars(document, document.scenes[0], traits: TraitValues())
    let navigation = try #require(bars.navigationBar)
    #expect(navigation.leadingItems.map(\.title) == ["Back"])
    #expect(navigation.trailingItems.map(\.title) == ["Next", "Previous"])
    #expect(try #require(bars.toolbar).items.map(\.title) == ["Sort", "Share"])
  }
}

extension [UIColor] {
  fileprivate var pair: (UIColor, UIColor) { (self[0], self[1]) }
}
