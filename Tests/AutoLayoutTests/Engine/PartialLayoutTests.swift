import Foundation
import LPAutoLayout
import Testing

/// What changed is solved again, and nothing else.
@MainActor
struct PartialLayoutTests {
  /// `PARTIAL_LAYOUTS=200` tries more trees.
  nonisolated private static let trees =
    ProcessInfo.processInfo.environment["PARTIAL_LAYOUTS"].flatMap(Int.init) ?? 12

  @Test(arguments: 1...trees)
  func `after each change of constraints and views, frames are those of a tree that was built in that state`(
    seed: Int
  ) {
    var tree = RandomTree(seed: UInt64(seed), subtrees: 8 + seed % 9, hasStacks: false)
    let built = tree.build()
    built.root.layoutIfNeeded()
    let first = built.root.engine.statistics.builds
    for number in 0..<50 {
      let edit = tree.change(built, isStructural: true)
      built.root.layoutIfNeeded()
      let fresh = tree.build()
      fresh.root.layoutIfNeeded()
      for (node, (view, other)) in zip(built.views, fresh.views).enumerated() where view?.frame != other?.frame {
        let frames = [view, other].map { $0.map { "\($0.frame)" } ?? "none" }
        Issue.record("seed \(seed), edit \(number) (\(edit)), v\(node): \(frames)")
        return
      }
    }
    #expect(built.root.engine.statistics.builds - first < 40)
    let kept = LayoutResult.capture(built.root)
    let fresh = LayoutResult.capture(tree.build().root)
    if let difference = KeptLayoutTests.difference(kept, fresh) { Issue.record("seed \(seed): \(difference)") }
  }

  /// Cards, each with two labels, in a root that places them.
  private func cards(_ count: Int) -> (root: UIView, cards: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let cards = (0..<count).map { number in
      let card = UIView()
      add(card, to: root)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(number) * 20),
      ])
      for size in [card.widthAnchor, card.heightAnchor] {
        let small = size.constraint(equalToConstant: 0)
        small.priority = .fittingSizeLevel
        small.isActive = true
      }
      _ = label("Card \(number)", in: card, y: 0)
      return card
    }
    return (root, cards)
  }

  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  private func label(_ text: String, in card: UIView, y: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    add(label, to: card)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: y),
      label.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor),
    ])
    return label
  }

  /// Lays out, and returns the number of solutions of everything.
  private func builds(_ root: UIView, _ change: () -> Void) -> Int {
    root.layoutIfNeeded()
    let before = root.engine.statistics.builds
    change()
    root.layoutIfNeeded()
    return root.engine.statistics.builds - before
  }

  @Test func `a constraint, a content size or a view of one card solved all cards again`() {
    let (root, cards) = cards(12)
    let width = cards[3].widthAnchor.constraint(equalToConstant: 120)
    #expect(builds(root) { width.isActive = true } == 0)
    #expect(cards[3].frame.width == 120)
    #expect(builds(root) { width.isActive = false } == 0)
    #expect(cards[3].frame.width != 120)
    let title = cards[5].subviews[0] as! UILabel
    #expect(builds(root) { title.text = "A longer title" } == 0)
    #expect(cards[5].frame.width == title.intrinsicContentSize.width)
    var new: UILabel?
    #expect(builds(root) { new = label("A new label that is longer", in: cards[7], y: 30) } == 0)
    #expect(new?.frame.minY == 30 && cards[7].frame.width == new?.intrinsicContentSize.width)
    #expect(builds(root) { new?.removeFromSuperview() } == 0)
    #expect(cards[7].frame.width == (cards[7].subviews[0] as! UILabel).intrinsicContentSize.width)
    #expect(builds(root) { width.priority = .defaultHigh } == 0)
    #expect(builds(root) { title.setContentHuggingPriority(.required, for: .horizontal) } == 0)
  }

  @Test func `two cards that a constraint ties are one part until it is removed`() {
    let (root, cards) = cards(12)
    let below = cards[4].topAnchor.constraint(equalTo: cards[2].bottomAnchor, constant: 300)
    below.priority = .defaultHigh
    for top in root.constraints where top.firstItem === cards[4] && top.firstAttribute == .top {
      top.priority = .defaultLow
    }
    #expect(builds(root) { below.isActive = true } == 0)
    #expect(cards[4].frame.minY == cards[2].frame.maxY + 300)
    #expect(builds(root) { _ = label("More", in: cards[2], y: 50) } == 0)
    #expect(cards[4].frame.minY == cards[2].frame.maxY + 300)
    #expect(builds(root) { below.isActive = false } == 0)
    #expect(cards[4].frame.minY == 80)
  }

  @Test func `a contradiction that comes with a constraint is found`() {
    let (root, cards) = cards(12)
    let widths = [100, 200].map { cards[3].widthAnchor.constraint(equalToConstant: $0) }
    root.layoutIfNeeded()
    widths[0].isActive = true
    root.layoutIfNeeded()
    #expect(root.engine.conflicts.isEmpty)
    widths[1].isActive = true
    root.layoutIfNeeded()
    #expect(root.engine.conflicts.count == 1)
    widths[0].isActive = false
    root.layoutIfNeeded()
    #expect(root.engine.conflicts.isEmpty && cards[3].frame.width == 200)
  }

  @Test func `a view that moves from one card to another is laid out there`() {
    let (root, cards) = cards(12)
    let moved = label("Moves", in: cards[1], y: 30)
    root.layoutIfNeeded()
    #expect(
      builds(root) {
        cards[8].addSubview(moved)
        NSLayoutConstraint.activate([
          moved.leadingAnchor.constraint(equalTo: cards[8].leadingAnchor, constant: 7),
          moved.topAnchor.constraint(equalTo: cards[8].topAnchor, constant: 9),
        ])
      } == 0)
    #expect(moved.frame.origin == CGPoint(x: 7, y: 9))
    #expect(cards[1].frame.height == (cards[1].subviews[0] as! UILabel).intrinsicContentSize.height)
  }

  @Test func `a view that is looked at between a change and its layout has its place afterwards`() {
    let (root, cards) = cards(12)
    root.layoutIfNeeded()
    let new = label("New", in: cards[2], y: 40)
    _ = new.systemLayoutSizeFitting(.zero)
    _ = cards[2].systemLayoutSizeFitting(.zero)
    _ = root.engine.values
    root.layoutIfNeeded()
    #expect(new.frame.minY == 40)
    new.removeFromSuperview()
    #expect(!root.engine.freeAxes().contains { $0.item === new })
    root.layoutIfNeeded()
    #expect(!root.hasAmbiguousLayout)
  }
}
