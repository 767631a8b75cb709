import LPComponents
import Foundation
import Testing

@testable import LPInterfaceBuilder

/// Everything that the editor's library offers, one below the other.
@MainActor
struct LibraryTests {
  private struct Item: Sendable {
    let tag: String
    var height = 30.0
    var attributes = ""
    var content = ""
  }

  private nonisolated static let phone: [Item] = [
    Item(tag: "view"), Item(tag: "label", height: 21, attributes: #"text="Label""#),
    Item(tag: "button", attributes: #"buttonType="system""#, content: #"<state key="normal" title="Button"/>"#),
    Item(tag: "segmentedControl", content: #"<segments><segment title="First"/><segment title="Second"/></segments>"#),
    Item(tag: "textField", height: 34, attributes: #"borderStyle="roundedRect""#), Item(tag: "slider"),
    Item(tag: "switch", height: 31), Item(tag: "activityIndicatorView", height: 20),
    Item(tag: "progressView", height: 4),
    Item(tag: "pageControl", height: 26, attributes: #"numberOfPages="3""#), Item(tag: "stepper", height: 32),
    Item(tag: "stackView", attributes: #"axis="vertical""#), Item(tag: "imageView", height: 128),
    Item(tag: "textView", height: 128, attributes: #"text="Lorem""#), Item(tag: "scrollView", height: 128),
    Item(tag: "tableView", height: 128), Item(tag: "collectionView", height: 128), Item(tag: "datePicker", height: 216),
    Item(tag: "pickerView", height: 216), Item(tag: "visualEffectView", content: #"<blurEffect style="regular"/>"#),
    Item(tag: "mapView", height: 128), Item(tag: "mtkView"), Item(tag: "glkView"), Item(tag: "sceneKitView"),
    Item(tag: "skView"), Item(tag: "arscnView"), Item(tag: "arskView"), Item(tag: "arView"), Item(tag: "webView"),
    Item(tag: "wkWebView"), Item(tag: "containerView"), Item(tag: "navigationBar", height: 44),
    Item(tag: "toolbar", height: 44), Item(tag: "tabBar", height: 49), Item(tag: "searchBar", height: 56),
    Item(tag: "colorWell", height: 28),
  ]

  private nonisolated static let television = [
    "tvPosterView", "view", "label", "button", "collectionView", "segmentedControl",
  ]

  private nonisolated static let desktop = [
    "customView", "textField", "button", "popUpButton", "comboBox", "slider", "stepper", "segmentedControl", "box",
    "progressIndicator", "levelIndicator", "datePicker", "colorWell", "imageView", "scrollView", "splitView", "tabView",
    "tableView", "outlineView", "collectionView", "stackView", "searchField", "secureTextField", "tokenField",
    "pathControl", "visualEffectView", "gridView", "textView", "switch", "matrix", "wkWebView", "mapView",
  ]

  /// A column of items from edge to edge.
  private func column(_ items: [Item], runtime: String = "iOS.CocoaTouch") -> String {
    var (views, constraints, y) = ("", "", 0.0)
    for (index, item) in items.enumerated() {
      views += DocumentText.view("v\(index)", (0, y, 375, item.height), tag: item.tag, item.attributes, item.content)
      constraints +=
        DocumentText.constraint("v\(index).leading", "root.leading")
        + DocumentText.constraint("root.trailing", "v\(index).trailing")
        + DocumentText.constraint("v\(index).top", index == 0 ? "root.top" : "v\(index - 1).bottom")
        + DocumentText.constraint("v\(index).height", "", "constant=\"\(item.height)\"")
      y += item.height
    }
    return DocumentText.storyboard(views, constraints: constraints).replacingOccurrences(
      of: "iOS.CocoaTouch", with: runtime)
  }

  @Test("Every item of the library is laid out without a warning")
  func items() throws {
    let document = try DocumentText.document(column(Self.phone))
    #expect(document.diagnostics.isEmpty)
    let tree = document.tree(of: document.scenes[0], SceneTreeOptions(asSaved: true, readsSafeArea: false))
    tree.root.layoutIfNeeded()
    #expect(tree.diagnostics.map(\.message) == [])
    for (source, view) in tree.views.dropFirst() where !["slider", "switch", "segmentedControl"].contains(source.tag) {
      #expect(view.frame == source.frame, "\(source.tag)")
    }
  }

  @Test(
    "Items by themselves have the size that they have in the library",
    arguments: [
      "label", "button", "segmentedControl", "textField", "switch", "activityIndicatorView", "pageControl", "stepper",
      "datePicker", "pickerView", "searchBar", "navigationBar", "toolbar", "tabBar",
    ])
  func natural(tag: String) throws {
    let item = try #require(Self.phone.first { $0.tag == tag })
    let text = DocumentText.storyboard(
      DocumentText.view("v", (0, 0, 200, item.height), tag: tag, item.attributes, item.content),
      constraints: DocumentText.constraint("v.leading", "root.leading") + DocumentText.constraint("v.top", "root.top"))
    let document = try DocumentText.document(text)
    let tree = document.tree(of: document.scenes[0])
    tree.root.layoutIfNeeded()
    let height = tree.views[1].view.frame.height
    #expect(height > 0, "\(tag)")
    #expect(abs(height - CGFloat(item.height)) <= 6, "\(tag) is \(height) high, not \(item.height)")
  }

  @Test(
    "Items of televisions and desktops are laid out without a warning",
    arguments: [
      ("AppleTV", television), ("MacOSX.Cocoa", desktop),
    ])
  func others(runtime: String, tags: [String]) throws {
    let document = try DocumentText.document(column(tags.map { Item(tag: $0) }, runtime: runtime))
    #expect(document.diagnostics.isEmpty)
    let tree = document.tree(of: document.scenes[0], SceneTreeOptions(asSaved: true))
    let result = tree.capture()
    #expect(tree.diagnostics.map(\.message) == [])
    #expect(tree.views.count == tags.count + 1)
    let notes = result.views.filter { $0.className == "PrototypeNote" }
    #expect(notes.count == (runtime == "AppleTV" ? 1 : 0))
    #expect(result.views.allSatisfy { $0.frame.width > 0 && $0.frame.height > 0 })
  }

  @Test("What the library will have one day keeps its size and is noted")
  func unknown() throws {
    let text = DocumentText.storyboard(
      DocumentText.view("v", (20, 40, 120, 60), tag: "hologramView"),
      constraints: DocumentText.constraint("v.leading", "root.leading", #"constant="8""#)
        + DocumentText.constraint("v.top", "root.top", #"constant="8""#))
    let document = try DocumentText.document(text)
    let tree = document.tree(of: document.scenes[0])
    tree.root.layoutIfNeeded()
    #expect(tree.views[1].view.frame == CGRect(x: 8, y: 8, width: 120, height: 60))
    #expect(tree.diagnostics.map(\.rule) == ["unknown-element"])
  }
}
