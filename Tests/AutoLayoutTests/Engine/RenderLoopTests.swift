import LPAutoLayout
import Foundation
import Testing

@MainActor
struct RenderLoopTests {
  private func words(_ events: [RenderLoop.Event]) -> [String] {
    events.map { "\($0.phase.rawValue) \($0.view)" }
  }

  @Test("constraints are updated leaf to root, layout and display go root to leaf", arguments: bothDirections)
  func phases(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let card = fixture.view("card")
    let title = fixture.label("Hello", "title", in: card)
    title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8).isActive = true
    let loop = RenderLoop(title)
    #expect(
      words(loop.step()) == [
        "updateConstraints title", "updateConstraints card", "updateConstraints screen", "layout screen",
        "layout card", "layout title", "display screen", "display card", "display title",
      ])
    #expect(loop.step().isEmpty, "a tree at rest has nothing to do")
    #expect(loop.isIdle)
  }

  @Test("many requests are one step, and the log has both numbers", arguments: bothDirections)
  func coalescing(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let card = fixture.view("card")
    let loop = RenderLoop(fixture.root)
    loop.run()
    for _ in 0..<3 { card.setNeedsLayout() }
    for _ in 0..<2 { card.setNeedsUpdateConstraints() }
    for _ in 0..<5 { card.setNeedsDisplay() }
    #expect(
      loop.step().map(\.description) == [
        "turn 2  updateConstraints  card  (asked for 2 times)", "turn 2  layout  card  (asked for 3 times)",
        "turn 2  display  card  (asked for 5 times)",
      ])
  }

  @Test("a constant lays out the superview of what moves, and displays what is resized", arguments: bothDirections)
  func movedViews(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let card = fixture.view("card")
    let (a, b) = (fixture.view("a", in: card), fixture.view("b", in: card))
    let width = a.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      width, card.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 200), a.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.widthAnchor.constraint(equalToConstant: 10),
    ])
    let loop = RenderLoop(fixture.root)
    loop.run()
    width.constant = 50
    #expect(words(loop.step()) == ["layout card", "layout a", "display a"])
    #expect((direction == .leftToRight ? b.frame.minX : 200 - b.frame.maxX) == 50)
  }

  @Test("a loop runs until nothing is asked for, or to its limit")
  func running() {
    let fixture = Fixture()
    _ = fixture.view("card")
    let loop = RenderLoop(fixture.root)
    #expect(loop.run() == 1)
    #expect(loop.run() == 0)
    #expect(loop.turn == 1)
    #expect(loop.log.count == 6)
  }
}
