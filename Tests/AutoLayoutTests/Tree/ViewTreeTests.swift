import LPAutoLayout
import Foundation
import Testing

/// Views that are added, moved and taken away, and what that does to constraints.
@MainActor
struct ViewTreeTests {
  private func names(_ view: UIView) -> [String] { view.subviews.map { $0.accessibilityIdentifier ?? "" } }

  @Test(
    "a view that is added where it is already moves to the front and keeps its constraints", arguments: bothDirections)
  func addingAgain(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let (a, _) = (fixture.view("a"), fixture.view("b"))
    let inset = a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 3)
    NSLayoutConstraint.activate([inset, a.widthAnchor.constraint(equalToConstant: 10)])
    fixture.root.addSubview(a)
    #expect(inset.isActive)
    #expect(names(fixture.root) == ["b", "a"])
    fixture.layout()
    #expect(a.frame.minX == (direction == .leftToRight ? 3 : 307))
    fixture.root.insertSubview(a, at: 0)
    #expect(names(fixture.root) == ["a", "b"])
    #expect(inset.isActive)
  }

  @Test("a view that moves to another superview loses what the old ancestors held, guides' constraints included")
  func moving() {
    let fixture = Fixture()
    let (card, view) = (fixture.view("card"), fixture.view("view"))
    let inner = fixture.view("inner", in: view)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let outward = view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    let ofGuide = guide.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor)
    let ofDistance = card.leadingAnchor.anchorWithOffset(to: inner.leadingAnchor).constraint(equalToConstant: 4)
    let own = guide.topAnchor.constraint(equalTo: inner.topAnchor)
    let others = card.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    NSLayoutConstraint.activate([outward, ofGuide, ofDistance, own, others])
    #expect(fixture.root.constraints == [outward, ofGuide, ofDistance, others])
    card.addSubview(view)
    #expect([outward, ofGuide, ofDistance].allSatisfy { !$0.isActive })
    #expect(fixture.root.constraints == [others])
    #expect(view.constraints == [own])
    ofGuide.isActive = true
    #expect(fixture.root.constraints == [others, ofGuide])
    own.isActive = false
    let between = guide.widthAnchor.constraint(equalTo: card.widthAnchor)
    between.isActive = true
    #expect(card.constraints == [between], "a guide stands for its owner")
  }

  @Test("subviews are put below, above and in each other's place")
  func order() {
    let fixture = Fixture()
    let (a, b, c) = (fixture.view("a"), fixture.view("b"), fixture.view("c"))
    fixture.root.insertSubview(c, belowSubview: b)
    #expect(names(fixture.root) == ["a", "c", "b"])
    fixture.root.insertSubview(a, aboveSubview: c)
    #expect(names(fixture.root) == ["c", "a", "b"])
    fixture.root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(names(fixture.root) == ["b", "a", "c"])
    fixture.root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(names(fixture.root) == ["b", "a", "c"])
    fixture.root.bringSubviewToFront(b)
    fixture.root.sendSubviewToBack(c)
    #expect(names(fixture.root) == ["c", "a", "b"])
    let stranger = UIView()
    stranger.accessibilityIdentifier = "d"
    fixture.root.insertSubview(stranger, belowSubview: UIView())
    #expect(names(fixture.root) == ["c", "a", "b", "d"])
    fixture.root.bringSubviewToFront(UIView())
    #expect(names(fixture.root).count == 4)
  }

  @Test("a view is never inside itself")
  func cycles() {
    let fixture = Fixture()
    let a = fixture.view("a")
    let b = fixture.view("b", in: a)
    a.addSubview(a)
    a.addSubview(a)
    b.addSubview(a)
    let messages = fixture.result().diagnostics.filter { $0.rule == "cyclic-tree" }.map(\.message)
    #expect(messages == ["`a` cannot be its own subview", "`a` cannot be added to `b`, which lies inside it"])
    #expect(a.superview === fixture.root)
  }

  /// Adds each view to the one before it, from the innermost on, which takes the least time.
  private func nest(_ chain: [UIView]) {
    for (outer, inner) in zip(chain, chain.dropFirst()).reversed() { outer.addSubview(inner) }
  }

  /// The number of levels below a view that has one subview on each.
  private func levels(below view: UIView) -> Int {
    var (count, current) = (0, view)
    while let next = current.subviews.first { (count, current) = (count + 1, next) }
    return count
  }

  @Test("a loop that nests views without end is reported, and neither it nor the end of the views overflows the stack")
  func nestsWithoutEnd() {
    let fixture = Fixture()
    for isTopDown in [true, false] {
      var end = isTopDown ? fixture.root : UIView()
      for _ in 0..<(ViewRecord.greatestDepth + 100) / 25 {
        let chain = (0..<25).map { _ in UIView() }
        nest(chain)
        if isTopDown { end.addSubview(chain[0]) } else { chain[24].addSubview(end) }
        end = isTopDown ? chain[24] : chain[0]
      }
      if !isTopDown { #expect(levels(below: end) <= ViewRecord.greatestDepth) }
    }
    #expect(levels(below: fixture.root) == ViewRecord.greatestDepth)
    let found = fixture.result().diagnostics.filter { $0.rule == "deep-tree" }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("a `View` was not added to `") == true)
    #expect(found.first?.message.hasSuffix("would nest more than 2500 levels deep") == true)
  }

  @Test("views are added as long as their levels fit, whatever was removed from them before")
  func addsWhatFits() {
    let top = UIView()
    let chain = (0..<ViewRecord.greatestDepth).map { _ in UIView() }
    nest(chain)
    top.addSubview(chain[0])
    #expect(levels(below: top) == ViewRecord.greatestDepth)
    let above = UIView()
    above.addSubview(top)
    #expect(top.superview == nil)
    chain[10].removeFromSuperview()
    above.addSubview(top)
    #expect(levels(below: above) == 11)
    chain[9].addSubview(chain[10])
    #expect(chain[10].superview == nil)
    chain[8].addSubview(chain[10])
    #expect(chain[10].superview === chain[8])
  }

  /// What is taken away while the layout runs.
  private final class Leaving: UIView {
    enum Step: CaseIterable { case ownLayout, ownUpdate, childrenInLayout, childrenInUpdate }
    var step = Step.ownLayout

    private func clear() { for subview in subviews { subview.removeFromSuperview() } }

    override func updateConstraints() {
      if step == .childrenInUpdate { clear() }
      if step == .ownUpdate { removeFromSuperview() }
      super.updateConstraints()
    }

    override func layoutSubviews() {
      if step == .childrenInLayout { clear() }
      if step == .ownLayout { removeFromSuperview() }
      super.layoutSubviews()
    }
  }

  @Test("views may be taken away while they are laid out", arguments: bothDirections, Leaving.Step.allCases)
  private func leaving(direction: UIUserInterfaceLayoutDirection, step: Leaving.Step) {
    let fixture = Fixture(direction: direction)
    let view = LayoutEnvironment.$current.withValue(fixture.root.environment) { Leaving() }
    view.step = step
    view.translatesAutoresizingMaskIntoConstraints = false
    fixture.root.addSubview(view)
    let children = (0..<3).map { fixture.label("child \($0)", in: view) }
    for child in children {
      let inner = fixture.view(in: child)
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        child.widthAnchor.constraint(equalTo: fixture.root.widthAnchor),
        inner.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      ])
    }
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let stays = fixture.view("stays")
    NSLayoutConstraint.activate([
      stays.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 5),
      stays.widthAnchor.constraint(equalToConstant: 20),
    ])
    let result = fixture.result()
    let isGone = step == .ownLayout || step == .ownUpdate
    #expect(view.superview == nil || !isGone)
    #expect(children.allSatisfy { $0.superview == nil || isGone })
    #expect(stays.frame.width == 20 && stays.frame.minX == (direction == .leftToRight ? 5 : 295))
    #expect(!result.diagnostics.contains { $0.rule == "feedback-loop" || $0.rule == "conflict" })
    #expect(fixture.root.constraints.count == 1)
  }

  @Test("five hundred views in one another are laid out")
  func deep() {
    let fixture = Fixture()
    var inner = fixture.root
    for _ in 0..<500 {
      let view = fixture.view(in: inner)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 0.25),
        view.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        view.topAnchor.constraint(equalTo: inner.topAnchor), view.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      ])
      inner = view
    }
    fixture.layout()
    #expect(inner.frame.width == 195)
    #expect(inner.convert(inner.bounds, to: fixture.root) == CGRect(125, 0, 195, 480))
  }

  @Test func `the nearest common ancestor is found at any depth, and not in two trees`() {
    let fixture = Fixture()
    let (left, right) = (fixture.view(in: fixture.root), fixture.view(in: fixture.root))
    let inner = fixture.view(in: fixture.view(in: left))
    #expect(UIView.nearestCommonAncestor(inner, right) === fixture.root)
    #expect(UIView.nearestCommonAncestor(right, inner) === fixture.root)
    #expect(UIView.nearestCommonAncestor(inner, left) === left)
    #expect(UIView.nearestCommonAncestor(left, inner) === left)
    #expect(UIView.nearestCommonAncestor(inner, inner) === inner)
    left.removeFromSuperview()
    #expect(UIView.nearestCommonAncestor(inner, right) == nil)
    #expect(UIView.nearestCommonAncestor(right, inner) == nil)
  }
}
