import LPComponents
import Foundation
import Testing

@testable import LPInterfaceBuilder

/// What lists of documents show besides the views that the document has.
@MainActor
struct ListPartsTests {
  private func row(_ id: String, y: Double, width: Double = 375, _ attributes: String = "", _ more: String = "")
    -> String
  {
    """
    <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="\(375 == width ? 0 : 16)" y="\(y)" \
    width="\(width)" height="44"/>\(more)
    <tableViewCellContentView key="contentView" id="\(id)-content">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/></tableViewCellContentView></tableViewCell>
    """
  }

  private func table(_ style: String, _ content: String, _ attributes: String = "") -> String {
    DocumentText.view(
      "list", (0, 0, 375, 600), tag: "tableView", #"dataMode="static" style="\#(style)" \#(attributes)"#, content)
  }

  private func views(
    _ content: String, direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> [ViewRecord] {
    let edges =
      DocumentText.constraint("list.leading", "root.leading")
      + DocumentText.constraint("list.width", "", "constant=\"375\"")
      + DocumentText.constraint("list.top", "root.top") + DocumentText.constraint("list.height", "", "constant=\"600\"")
    let document = try DocumentText.document(DocumentText.storyboard(content, constraints: edges))
    let environment = LayoutEnvironment(
      traits: TraitValues(layoutDirection: direction), screenSize: CGSize(width: 375, height: 667))
    let tree = document.tree(of: document.scenes[0], SceneTreeOptions(environment: environment))
    return LayoutEnvironment.$current.withValue(environment) { tree.capture().views }
  }

  private func frames(_ views: [ViewRecord], _ className: String) -> [CGRect] {
    views.filter { $0.className == className }.map(\.frame)
  }

  private let sections = #"""
    <sections><tableViewSection headerTitle="Account" footerTitle="Who sees this" id="s1"><cells>%1</cells>
    </tableViewSection><tableViewSection headerTitle="Sound" id="s2"><cells>%2</cells></tableViewSection></sections>
    """#

  /// The top of a prototype's section on a screen whose bars are 64 points high.
  private func top(tools version: Int, row y: Double, title height: CGFloat) throws -> CGFloat {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
      <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" id="list" \
      dataMode="prototypes" style="plain"><rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
      <prototypes>\(row("a", y: y))</prototypes></tableView>
      <navigationItem key="navigationItem" title="Posts" id="n"/></tableViewController></objects></scene></scenes>
      </document>
      """
    let document = try DocumentText.document(text)
    let environment = LayoutEnvironment(
      traits: TraitValues(), screenSize: CGSize(width: 375, height: 600),
      safeAreaInsets: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    let tree = document.tree(of: document.scenes[0], SceneTreeOptions(environment: environment))
    let views = LayoutEnvironment.$current.withValue(environment) { tree.capture().views }
    return try #require(views.first { $0.className.hasSuffix("TableViewCell") }).frame.minY - height
  }

  @Test("Rows of Xcode 6 and 7, which are recorded below the bars, are not moved below them once more")
  func recordedBars() throws {
    let newer = try top(tools: 15705, row: 28, title: 28)
    #expect(newer > 0)
    #expect(try top(tools: 9059, row: 86, title: 22) == newer)
    #expect(try top(tools: 6254, row: 22, title: 22) == newer, "some documents of that time have rows where they are")
  }

  @Test("A static table shows its sections' titles above and below their rows")
  func titles() throws {
    let text = sections.replacingOccurrences(of: "%1", with: row("a", y: 55.5) + row("b", y: 99.5))
      .replacingOccurrences(of: "%2", with: row("c", y: 205))
    let found = try views(table("grouped", text))
    let titles = found.filter { $0.className == "ListContentView" }
    #expect(titles.map(\.content.text) == ["ACCOUNT", "Who sees this", "SOUND"])
    #expect(titles[0].frame == CGRect(x: 0, y: 0, width: 375, height: 55.5))
    #expect(titles[1].frame.minY == 143.5)
    #expect(titles[1].frame.maxY <= titles[2].frame.minY)
    #expect(titles[2].frame.maxY == 205)
  }

  @Test("Separators of rows begin at their insets, and at the edge around a group")
  func separators() throws {
    let rows = row("a", y: 55.5, "", #"<inset key="separatorInset" minX="40" minY="0.0" maxX="12" maxY="0.0"/>"#)
    let text = sections.replacingOccurrences(of: "%1", with: rows + row("b", y: 99.5))
      .replacingOccurrences(of: "%2", with: row("c", y: 205))
    let grouped = frames(try views(table("grouped", text)), "SeparatorView")
    #expect(grouped.count == 5)
    #expect(grouped[1].minX == 40 && grouped[1].maxX == 363 && grouped[1].maxY == 99.5)
    #expect(grouped[0].width == 375 && grouped[2].width == 375)
    let plain = frames(try views(table("plain", text), direction: .rightToLeft), "SeparatorView")
    #expect(plain.count == 3)
    #expect(plain[0].minX == 12 && plain[0].maxX == 335)
    #expect(try frames(views(table("plain", text, #"separatorStyle="none""#)), "SeparatorView").isEmpty)
  }

  @Test("Rows of an inset group have round corners at its ends only, and no line below the last")
  func insetGroup() throws {
    let text = sections.replacingOccurrences(of: "%1", with: row("a", y: 18, width: 343) + row("b", y: 62, width: 343))
      .replacingOccurrences(of: "%2", with: row("c", y: 162, width: 343))
    let found = try views(table("insetGrouped", text))
    let cells = found.filter { $0.className == "TableViewCell" }
    #expect(cells.map(\.appearance.cornerRadius) == [10, 10, 10])
    #expect(frames(found, "SeparatorView").count == 1)
  }

  @Test(
    "A table without a background was transparent, so that groups were white on white",
    arguments: [("insetGrouped", 0xF2F2F7), ("grouped", 0xF2F2F7), ("plain", 0xFFFFFF)])
  func tableBackground(style: String, color: UInt32) throws {
    let text = sections.replacingOccurrences(of: "%1", with: row("a", y: 18, width: 343))
      .replacingOccurrences(of: "%2", with: row("c", y: 162, width: 343))
    func background(_ content: String) throws -> RGBA? {
      try views(table(style, text + content)).first { $0.className == "TableView" }?.appearance.background
    }
    #expect(try background("") == RGBA(hex: color))
    let own =
      #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    #expect(try background(own) == RGBA(hex: 0xFF0000))
  }

  @Test(
    "An empty table or collection says that its content is a prototype", arguments: ["tableView", "collectionView"])
  func emptyList(tag: String) throws {
    let list = DocumentText.view("list", (0, 0, 375, 600), tag: tag)
    let note = try #require(try views(list).first { $0.className == "PrototypeNote" })
    let texts = note.content.items.compactMap { item -> String? in
      guard case .text(let text, _, _) = item else { return nil }
      return text.lines.map(\.text).joined()
    }
    #expect(texts == [tag == "tableView" ? "Table View" : "Collection View", "Prototype Content"])
    #expect(note.frame == CGRect(x: 0, y: 0, width: 375, height: 600))
  }

  @Test("A prototype cell without content has an outline in a collection, and one with content has none")
  func emptyCells() throws {
    func cell(_ id: String, x: Double, _ content: String) -> String {
      """
      <collectionViewCell id="\(id)"><rect key="frame" x="\(x)" y="0.0" width="50" height="50"/>
      <view key="contentView" id="\(id)-content"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>\(content)
      </view></collectionViewCell>
      """
    }
    let label = "<subviews>" + DocumentText.view("text", (0, 0, 50, 20), tag: "label", #"text="Name""#) + "</subviews>"
    let list = DocumentText.view(
      "list", (0, 0, 375, 600), tag: "collectionView", "",
      "<cells>" + cell("empty", x: 0, "") + cell("full", x: 60, label) + "</cells>")
    let notes = try views(list).filter { $0.className == "PrototypeNote" }
    #expect(notes.map(\.frame) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
  }

  @Test("Rows with a content configuration came out blank")
  func contentConfiguration() throws {
    let content = #"<listContentConfiguration key="contentConfiguration" text="History" secondaryText="Today"/>"#
    let text = #"<prototypes>\#(row("a", y: 28, "", content))</prototypes>"#
    let titles = try views(table("plain", text)).filter { $0.className == "ListContentView" }.map(\.content.text)
    #expect(titles.contains("History\nToday"))
    #expect(titles.contains("Prototype Cells"))
  }

  @Test("Rows of documents without their frames lay on each other")
  func rowsWithoutFrames() throws {
    let rows = (0..<3).map {
      #"<tableViewCell id="r\#($0)"><tableViewCellContentView key="contentView" id="k\#($0)"/></tableViewCell>"#
    }
    let found = try views(table("plain", "<prototypes>\(rows.joined())</prototypes>"))
    #expect(frames(found, "TableViewCell").map(\.minY) == [0, 44, 88])
  }
}
