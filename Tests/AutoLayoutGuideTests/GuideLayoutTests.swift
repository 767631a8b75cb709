import LPLayoutModel
import Foundation
import LayoutPreview
import Testing

@testable import AutoLayoutGuide

/// The previews of the guide, laid out with text of fixed advances, and what each is there to show.
@MainActor
struct GuideLayoutTests {
  nonisolated static let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
  nonisolated static let screens = [
    CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 820, height: 1180),
    CGSize(width: 300, height: 480),
  ]

  private func layOut(
    _ name: String, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    size: CGSize = CGSize(width: 393, height: 852)
  ) throws -> LayoutResult {
    let preview = try #require(AutoLayoutGuide().previews.first { $0.name == name })
    let environment = LayoutEnvironment(
      traits: TraitValues(
        horizontalSizeClass: size.width > 600 ? .regular : .compact, layoutDirection: direction),
      screenSize: size, safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0), images: BadgeAlone())
    return LayoutResult.capture(preview.makeRoot(in: environment))
  }

  /// Those that are called so, whatever they are in and however many there are: `figure#2.plate.tab#3`.
  private func views(_ name: String, in result: LayoutResult) -> [ViewRecord] {
    result.views.filter { view in
      let last = view.name.split(separator: ".").last ?? ""
      return last == name || last.hasPrefix(name + "#")
    }
  }

  private func frames(_ name: String, in result: LayoutResult) -> [CGRect] {
    views(name, in: result).map(\.alignmentRect)
  }

  @Test(arguments: directions)
  func `no preview contradicts itself or leaves anything open`(direction: UIUserInterfaceLayoutDirection) throws {
    for name in AutoLayoutGuide().previews.map(\.name) {
      for size in Self.screens {
        let result = try layOut(name, direction, size: size)
        #expect(result.diagnostics.map(\.message) == [], "\(name) \(size)")
      }
    }
  }

  @Test(arguments: directions)
  func `equations and the same turned around give equal frames`(direction: UIUserInterfaceLayoutDirection) throws {
    let written = try layOut("Equations", direction)
    let turned = try layOut("Equations turned around", direction)
    #expect(written.views.map(\.frame) == turned.views.map(\.frame))
    #expect(written.constraints.map(\.equation) != turned.constraints.map(\.equation))
  }

  @Test(arguments: directions, screens)
  func `both sets of constraints put the boxes in the same places`(
    direction: UIUserInterfaceLayoutDirection, size: CGSize
  ) throws {
    let pinned = try layOut("Two boxes, each pinned", direction, size: size)
    let aligned = try layOut("Two boxes, one aligned with the other", direction, size: size)
    #expect(pinned.views.map(\.frame) == aligned.views.map(\.frame))
    let (red, blue) = (frames("red", in: pinned)[0], frames("blue", in: pinned)[0])
    #expect(abs(red.width - blue.width) <= 0.5)
    #expect((direction == .leftToRight) == (red.minX < blue.minX))
  }

  @Test(arguments: directions)
  func `the label keeps its width and the field takes the rest`(direction: UIUserInterfaceLayoutDirection) throws {
    let result = try layOut("Label and field", direction)
    for label in views("label", in: result) {
      #expect(label.frame.width == label.content.intrinsicWidth)
    }
    for field in views("field", in: result) {
      #expect(field.frame.width > (field.content.intrinsicWidth ?? 0) + 20)
    }
  }

  @Test(arguments: directions)
  func `gaps that are guides are equal`(direction: UIUserInterfaceLayoutDirection) throws {
    let result = try layOut("Equal spaces by guides", direction)
    for plate in result.views.filter({ $0.className == "View" }) {
      let buttons = frames("button", in: result).filter(plate.frame.contains)
      guard buttons.count == 3 else { continue }
      let sorted = buttons.sorted { $0.minX < $1.minX }
      #expect(abs((sorted[1].minX - sorted[0].maxX) - (sorted[2].minX - sorted[1].maxX)) <= 1)
    }
  }

  @Test(arguments: directions)
  func `text wrapped by hand is as high as text that the layout wraps`(direction: UIUserInterfaceLayoutDirection) throws
  {
    let texts = frames("text", in: try layOut("Text wrapped by hand", direction))
    #expect(texts.count == 4)
    #expect(Set(texts.prefix(3).map(\.size)).count == 1)
    #expect(texts[3].width <= 200)
    #expect(texts[3].height > texts[0].height)
  }

  @Test(arguments: [(280, 2), (520, 1)], directions)
  func `tabs fold where they would be too narrow`(row: (CGFloat, Int), direction: UIUserInterfaceLayoutDirection) throws
  {
    let result = try layOut("Rows that wrap", direction, size: CGSize(width: row.0, height: 200))
    let tabs = frames("tab", in: result)
    #expect(Set(tabs.map(\.minY)).count == row.1)
    #expect(Set(tabs.map(\.width)).max()! - Set(tabs.map(\.width)).min()! <= 0.5)
  }

  @Test(arguments: directions)
  func `ten rows make a content that scrolls down only`(direction: UIUserInterfaceLayoutDirection) throws {
    let result = try layOut("Ten rows that scroll", direction)
    let content = try #require(frames("content", in: result).first)
    #expect(content.width == 393)
    // 25 + 6·n for n = 1…10
    #expect(content.height == 580)
  }

  @Test(arguments: directions)
  func `a picture is centred without its badge, which stays on its side`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    let insets = UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 14)
    let environment = LayoutEnvironment(
      traits: TraitValues(layoutDirection: direction), screenSize: CGSize(width: 300, height: 300))
    LayoutEnvironment.$current.withValue(environment) {
      let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let image = Image(.file("badge"), size: CGSize(width: 108, height: 74), alignmentRectInsets: insets)
      let picture = ImageView(image: image)
      root.add { picture }
      root.constrain { picture.center == root.center }
      root.layoutIfNeeded()
      #expect(picture.frame == CGRect(x: 103, y: 106, width: 108, height: 74))
    }
  }

  @Test(arguments: directions)
  func `the button grows as far as the screen lets it`(direction: UIUserInterfaceLayoutDirection) throws {
    let sizes = try ["small", "grown", "at its limit"].map {
      frames("button", in: try layOut("Growing button, \($0)", direction))[0].size
    }
    #expect(
      sizes == [
        CGSize(width: 90, height: 90), CGSize(width: 225, height: 225), CGSize(width: 393, height: 540),
      ])
  }
}

/// The size of the one picture that the guide shows.
private final class BadgeAlone: ImageLoading {
  func size(of source: ImageSource) -> CGSize? { CGSize(width: 108, height: 74) }
}
