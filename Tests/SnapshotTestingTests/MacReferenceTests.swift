import LPAutoLayout
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// `SNAPSHOT_REFERENCES=apple`: a Mac's references as a check of the layout.
@MainActor
struct MacReferenceTests {
  private func made<Value>(_ body: () throws -> Value) rethrows -> Value {
    try LayoutEnvironment.$current.withValue(SnapshotHost.shared.environment, operation: body)
  }

  private func card(offset: CGFloat, width: CGFloat = 200) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    card.backgroundColor = .white
    let title = UILabel(frame: CGRect(x: 16, y: 10, width: 150, height: 24))
    title.text = "Title of a card"
    let button = UIView(frame: CGRect(x: 16 + offset, y: 50, width: 80, height: 30))
    button.backgroundColor = UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)
    for view in [title, button] { card.addSubview(view) }
    return card
  }

  private func image(of view: UIView) throws -> SnapshotImage {
    var image: UIImage?
    Snapshotting<UIView, UIImage>.image.snapshot(view).run { image = $0 }
    return try #require(image?.snapshot)
  }

  private func failure(_ view: UIView, against reference: Data?, variables: [String: String]) throws -> String? {
    let folder = References()
    defer { folder.remove() }
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let place = SnapshotPlace(
      filePath: #filePath, directory: folder.path, testName: "test()", name: "card", pathExtension: "png")
    if let reference { try reference.write(to: URL(fileURLWithPath: place.path)) }
    let names = reference == nil ? [] : ["test.card.png"]
    defer { #expect(folder.names == names, "nothing is recorded") }
    return try GoldenAssertion(place: place, record: .all, variables: variables).failure(of: try image(of: view))
  }

  /// Returns what a throwing closure says; empty if it does not throw.
  private func problem(_ body: () throws -> String?) -> String {
    do {
      _ = try body()
      return ""
    } catch {
      return "\(error)"
    }
  }

  private let apple = ["SNAPSHOT_REFERENCES": "apple"]

  @Test func `a picture that agrees with a Mac's passes, whatever its scale`() throws {
    try made {
      let png = try #require(try image(of: card(offset: 0)).image.pngData())
      #expect(try failure(card(offset: 0), against: png, variables: apple) == nil)
      #expect(try failure(card(offset: 0.5), against: png, variables: apple) == nil, "half a point is tolerated")
    }
  }

  @Test func `a view that is elsewhere is told in points`() throws {
    try made {
      let png = try #require(try image(of: card(offset: 0)).image.pngData())
      let moved = try #require(try failure(card(offset: 12), against: png, variables: apple))
      #expect(moved.contains("shape at (16, 50), 80 × 30"), "\(moved)")
      #expect(moved.contains("left +12, right +12"), "\(moved)")
      #expect(moved.contains("Not compared: colours"), "\(moved)")
      let wider = try #require(try failure(card(offset: 0, width: 220), against: png, variables: apple))
      #expect(wider.contains("size 200 × 100 there, 220 × 100 here"), "\(wider)")
    }
  }

  @Test func `a picture without a reference passes and records nothing, and a damaged reference is an error`() throws {
    try made {
      let none = try failure(card(offset: 0), against: nil, variables: apple)
      #expect(none == nil)
      #expect(
        problem {
          try failure(card(offset: 0), against: Data("no picture".utf8), variables: apple)
        }.contains("test.card.png cannot be read"))
    }
  }

  @Test func `another word for the references is refused`() {
    made {
      #expect(
        problem {
          try failure(card(offset: 0), against: nil, variables: ["SNAPSHOT_REFERENCES": "google"])
        }.contains("It may be 'apple'"))
    }
  }

  @Test func `a picture without pixels says why instead of being stored empty`() {
    made {
      let folder = References()
      defer { folder.remove() }
      let place = SnapshotPlace(
        filePath: #filePath, directory: folder.path, testName: "test()", name: "none", pathExtension: "png")
      #expect(
        problem {
          try FileAssertion(place: place, record: .all).failure(of: UIImage(), Diffing<UIImage>.image)
        }.contains("has no pixels"))
      #expect(folder.names.isEmpty)
    }
  }

  @Test func `a reference that is no picture is named with the reason`() throws {
    try made {
      let folder = References()
      defer { folder.remove() }
      try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
      let place = SnapshotPlace(
        filePath: #filePath, directory: folder.path, testName: "test()", name: "bad", pathExtension: "png")
      try Data("no picture".utf8).write(to: URL(fileURLWithPath: place.ownPath))
      let area = CGRect(x: 0, y: 0, width: 4, height: 4)
      let image = UIGraphicsImageRenderer(size: area.size).image { $0.fill(area) }
      #expect(
        problem {
          try FileAssertion(place: place, record: .never).failure(of: image, Diffing<UIImage>.image)
        }.contains("test.bad.linux.png cannot be read"))
    }
  }

  /// What a Mac prints of a card with a button, and a button of the app's own with an icon.
  private static let tree = """
    <UIView; frame = (0 0; 200 100); layer = <CALayer>>
       | <CAShapeLayer> (layer)
       | <UIButton; frame = (16 10; 80 30); opaque = NO; layer = <CALayer>>
       |    | <UIButtonLabel; frame = (20 5.5; 40 18); text = 'Save'; layer = <_UILabelLayer>>
       | <App.IconButton; baseClass = UIButton; frame = (16 50; 80 30); layer = <CALayer>>
       |    | <UIButtonLabel; frame = (34.5 6; 39.5 17); text = 'Stub'; layer = <_UILabelLayer>>
       |    | <App.Icon; frame = (6.5 3; 24 24); layer = <CALayer>>
    """

  private func compared(_ text: String, with reference: String) throws -> MacTree.Failure? {
    let folder = References()
    defer { folder.remove() }
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let place = SnapshotPlace(
      filePath: #filePath, directory: folder.path, testName: "test()", name: "card", pathExtension: "txt")
    try Data(reference.utf8).write(to: URL(fileURLWithPath: place.path))
    return try MacTree(place: place).failure(of: text)
  }

  @Test func `trees agree where views have their frames, whatever UIKit's own parts are`() throws {
    let here = """
      <UIView; frame = (0 0; 200 100); layer = <CALayer>>
         | <UIButton; frame = (16 10; 80 30); layer = <CALayer>>
         | <AppTests.IconButton; frame = (16 50; 80.5 30); layer = <CALayer>>
         |    | <ButtonLabel; frame = (34.25 6; 39.5 17); text = 'Stub'; layer = <_UILabelLayer>>
         |    | <AppTests.Icon; frame = (6.25 3; 24 24); layer = <CALayer>>
      """
    let same = try #require(try compared(here, with: Self.tree))
    #expect(same.message == nil)
    let moved = here.replacing("(6.25 3; 24 24)", with: "(8 3; 24 24)")
    let message = try #require(try compared(moved, with: Self.tree)?.message)
    #expect(message.contains("UIView/IconButton/Icon: (6.5, 3), 24 × 24 there, (8, 3), 24 × 24 here"), "\(message)")
    let fewer = here.split(separator: "\n").filter { !$0.contains("Icon;") }.joined(separator: "\n")
    #expect(try #require(try compared(fewer, with: Self.tree)?.message).contains("IconButton/Icon: missing"))
    let more = here + "\n   | <UILabel; frame = (0 0; 1 1)>"
    #expect(try #require(try compared(more, with: Self.tree)?.message).contains("UIView/UILabel: not in the reference"))
  }

  @Test(arguments: ["", "a text", "<UIView>", "<UIView; frame = (0 0; 1 1)>\nand more", "<a; frame = (0 0; 1 x)>"])
  func `a text that is no tree is compared as texts are`(_ text: String) throws {
    let isNone = try compared(text, with: Self.tree) == nil
    #expect(isNone)
    let isNoReference = try compared(Self.tree, with: text) == nil
    #expect(isNoReference)
  }
}
