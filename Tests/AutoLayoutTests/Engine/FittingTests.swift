import LPComponents
import Foundation
import Testing

@MainActor
struct FittingTests {
  /// A card of 20 points around a box that has a size of its own, and a label that wraps below it.
  private func card(_ fixture: Fixture) -> UIView {
    let card = fixture.view("card")
    let box = LayoutEnvironment.$current.withValue(fixture.root.environment) { Box(50, 30) }
    card.addSubview(box)
    // 17 pt: 8.5 points a character; 20.5 points a line.
    let label = fixture.label("Twenty letters a row and then some", lines: 0, in: card)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      box.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -20),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
    ])
    return card
  }

  @Test("compressed is as small as wishes allow, expanded as large", arguments: bothDirections)
  func compressedAndExpanded(direction: UIUserInterfaceLayoutDirection) {
    let card = card(Fixture(direction: direction))
    // Compression resistance (750) goes before the wish to be small (50): one line.
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 329, height: 98.5))
    // Hugging (250) goes before the wish to be large.
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 329, height: 98.5))
    card.subviews[1].setContentHuggingPriority(UILayoutPriority(rawValue: 20), for: .horizontal)
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 10_000)
  }

  @Test(
    "a width that is required decides the height, one that is a wish gives way to the text", arguments: bothDirections,
    [(Float(1000), CGFloat(210), CGFloat(119)), (760, 210, 119), (740, 329, 98.5), (50, 329, 98.5)])
  func priorities(
    direction: UIUserInterfaceLayoutDirection, expected: (priority: Float, width: CGFloat, height: CGFloat)
  ) {
    let card = card(Fixture(direction: direction))
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 210, height: 0), withHorizontalFittingPriority: UILayoutPriority(expected.priority),
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: expected.width, height: expected.height))
  }

  @Test("asking for a size leaves the layout as it is", arguments: bothDirections)
  func withoutEffect(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let card = card(fixture)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 210),
      card.topAnchor.constraint(equalTo: fixture.root.topAnchor),
    ])
    fixture.layout()
    let frames = card.subviews.map(\.frame)
    let builds = fixture.root.engine.statistics.builds
    _ = card.systemLayoutSizeFitting(CGSize(width: 700, height: 0))
    fixture.layout()
    #expect(card.subviews.map(\.frame) == frames)
    #expect(fixture.root.engine.statistics.builds == builds)
    #expect(card.frame.height == 119)
  }

  @Test("a view may say itself what fits", arguments: bothDirections)
  func overriding(direction: UIUserInterfaceLayoutDirection) {
    final class Square: UIView {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: targetSize.width) }
    }
    #expect(Square().systemLayoutSizeFitting(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 30))
  }

  // MARK: Cells

  private func cell(_ direction: UIUserInterfaceLayoutDirection) -> (Stage, UICollectionViewCell) {
    let stage = Stage(direction: direction)
    let cell = stage.make { UICollectionViewCell(frame: .zero) }
    let label = stage.make { UILabel() }
    label.text = "Twenty letters a row and then some"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let content = cell.contentView
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    return (stage, cell)
  }

  @Test("an item of a grid takes the size of its content, at a width or without", arguments: bothDirections)
  func selfSizing(direction: UIUserInterfaceLayoutDirection) {
    let (_, cell) = cell(direction)
    #expect(cell.fittingSize() == CGSize(width: 299, height: 20.5))
    #expect(cell.fittingSize(width: 180) == CGSize(width: 180, height: 41))
  }

  @Test("a size given by the list that is not the content's is a conflict with its name", arguments: bothDirections)
  func encapsulated(direction: UIUserInterfaceLayoutDirection) throws {
    let (stage, cell) = cell(direction)
    let label = cell.contentView.subviews[0]
    let minimum = label.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
    minimum.isActive = true
    stage.place(cell)
    cell.encapsulate(cell.fittingSize(width: 180))
    #expect(!LayoutResult.capture(stage.root).diagnostics.contains { $0.rule == "conflict" })
    #expect(cell.frame.size == CGSize(width: 180, height: 60))
    cell.encapsulate(CGSize(width: 180, height: 44))
    let conflict = try #require(LayoutResult.capture(stage.root).diagnostics.first { $0.rule == "conflict" })
    #expect(conflict.notes.contains { $0.message.contains("[UIView-Encapsulated-Layout-Height]") })
    // UIKit's advice: one constraint of the vertical chain below required.
    minimum.priority = UILayoutPriority(rawValue: 999)
    #expect(!LayoutResult.capture(stage.root).diagnostics.contains { $0.rule == "conflict" })
    #expect(cell.frame.height == 44)
    cell.encapsulate(nil)
    stage.root.layoutIfNeeded()
    #expect(cell.frame.height == 60)
  }

  @Test("a row of a table takes the height of its content at the table's width", arguments: bothDirections)
  func tableRow(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    let cell = stage.make { UITableViewCell(style: .default, reuseIdentifier: nil) }
    stage.place(cell)
    cell.encapsulate(CGSize(width: 200, height: cell.fittingHeight(forWidth: 200)))
    stage.root.layoutIfNeeded()
    #expect(cell.frame.size == CGSize(width: 200, height: 44))
  }
}

/// A window whose size is given, and one that constraints may resize.
@MainActor
struct WindowSizingTests {
  private func window(
    _ direction: UIUserInterfaceLayoutDirection, _ sizing: UIWindow.Sizing
  ) -> (window: UIWindow, box: Box) {
    let environment = LayoutEnvironment(
      traits: TraitValues(layoutDirection: direction, displayScale: 1),
      screenSize: CGSize(width: 200, height: 100))
    return LayoutEnvironment.$current.withValue(environment) {
      let window = UIWindow(frame: CGRect(0, 0, 200, 100))
      window.sizing = sizing
      let box = Box(80, 20)
      window.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -10),
        box.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
        box.bottomAnchor.constraint(lessThanOrEqualTo: window.bottomAnchor, constant: -10),
      ])
      return (window, box)
    }
  }

  @Test(
    "content above 500 resizes a resizable window, and no content a scene", arguments: bothDirections,
    [
      (UIWindow.Sizing.resizable, Float(501), CGFloat(320)), (.resizable, 1000, 320), (.resizable, 499, 200),
      (.scene, 501, 200), (.scene, 999, 200),
    ])
  func resizing(
    direction: UIUserInterfaceLayoutDirection, expected: (sizing: UIWindow.Sizing, priority: Float, width: CGFloat)
  ) {
    let (window, box) = window(direction, expected.sizing)
    box.widthAnchor.constraint(equalToConstant: 300).with(priority: expected.priority).isActive = true
    window.layoutIfNeeded()
    #expect(window.frame.size == CGSize(width: expected.width, height: 100))
    #expect(box.frame.width == expected.width - 20)
    #expect((direction == .leftToRight ? box.frame.minX : window.frame.width - box.frame.maxX) == 10)
  }

  @Test("a window goes where it is dragged, as far as its content lets it, and stays there", arguments: bothDirections)
  func dragging(direction: UIUserInterfaceLayoutDirection) {
    let (window, box) = window(direction, .resizable)
    window.layoutIfNeeded()
    window.drag(to: CGSize(width: 400, height: 300))
    #expect(window.frame.size == CGSize(width: 400, height: 300))
    box.isHidden = true
    window.layoutIfNeeded()
    #expect(window.frame.size == CGSize(width: 400, height: 300))
    // The content resists at 750: 80 points and 10 at either side.
    window.drag(to: CGSize(width: 30, height: 10))
    #expect(window.frame.size == CGSize(width: 100, height: 40))
    #expect(box.frame.width == 80)
    // A weaker pull than the wish to stay does nothing.
    window.drag(to: CGSize(width: 300, height: 300), priority: .dragThatCannotResizeScene)
    #expect(window.frame.size == CGSize(width: 100, height: 40))
    let (scene, _) = self.window(direction, .scene)
    scene.drag(to: CGSize(width: 400, height: 300))
    scene.layoutIfNeeded()
    #expect(scene.frame.size == CGSize(width: 200, height: 100))
  }

  @Test("a divider that is dragged moves within the window, or moves the window", arguments: bothDirections)
  func divider(direction: UIUserInterfaceLayoutDirection) {
    for (priority, width) in [
      (UILayoutPriority.dragThatCannotResizeScene, CGFloat(200)), (.dragThatCanResizeScene, 250),
    ] {
      let (window, box) = window(direction, .resizable)
      box.setContentCompressionResistancePriority(.required, for: .horizontal)
      let pane = LayoutEnvironment.$current.withValue(window.environment) { UIView() }
      pane.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(pane)
      NSLayoutConstraint.activate([
        pane.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        pane.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor),
        pane.widthAnchor.constraint(equalToConstant: 250).with(priority: priority.rawValue),
      ])
      window.layoutIfNeeded()
      #expect(window.frame.width == width)
      #expect(pane.frame.width == width)
    }
  }

  /// A view as high as its content, which it measures.
  private final class Measuring: UIView {
    override var intrinsicContentSize: CGSize {
      subviews.first?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) ?? .zero
    }
  }

  @Test func `a content size that is measured while the tree is solved mixed up the views`() {
    let (root, outer, inner, below) = (UIView(frame: CGRect(0, 0, 200, 300)), Measuring(), UIView(), UIView())
    root.addSubview(outer)
    outer.addSubview(inner)
    root.addSubview(below)
    for view in [outer, inner, below] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 30),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      below.topAnchor.constraint(equalTo: outer.bottomAnchor, constant: 5),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor), below.widthAnchor.constraint(equalToConstant: 9),
      below.heightAnchor.constraint(equalToConstant: 9),
    ])
    for _ in 0..<3 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(outer.frame == CGRect(20, 10, 40, 30))
      #expect(inner.frame == CGRect(0, 0, 40, 30))
      #expect(below.frame == CGRect(0, 45, 9, 9))
      // The next layout begins anew.
      root.bringSubviewToFront(outer)
    }
  }
}
