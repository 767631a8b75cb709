import LPAutoLayout
import Foundation
import Testing

@MainActor
struct LayoutConstraintTests {
  @Test("a constraint is held by the nearest common ancestor of its items")
  func ownership() {
    let fixture = Fixture()
    let card = fixture.view()
    let (a, b) = (fixture.view(in: card), fixture.view(in: card))
    let between = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 3)
    let outward = a.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    NSLayoutConstraint.activate([between, own, outward])
    #expect(card.constraints == [between])
    #expect(a.constraints == [own])
    #expect(fixture.root.constraints == [outward])
    own.isActive = true
    #expect(a.constraints == [own], "activating an active constraint does nothing")
  }

  @Test("a constraint that is added to a view is held there, where that contains its items")
  func adding() {
    let fixture = Fixture()
    let card = fixture.view()
    let (a, b) = (fixture.view(in: card), fixture.view())
    let own = a.widthAnchor.constraint(equalToConstant: 3)
    fixture.root.addConstraint(own)
    #expect(fixture.root.constraints == [own])
    #expect(a.constraints.isEmpty)
    own.isActive = true
    #expect(fixture.root.constraints == [own], "it stays where it is")
    let outward = a.topAnchor.constraint(equalTo: b.topAnchor)
    card.addConstraints([outward])
    #expect(!outward.isActive)
    #expect(fixture.result().diagnostics.contains { $0.message.contains("NSGenericException") })
    fixture.root.removeConstraint(own)
    #expect(!own.isActive)
  }

  @Test("removing a view drops what ancestors held for it, not what lies inside it")
  func removal() {
    let fixture = Fixture()
    let card = fixture.view()
    let inner = fixture.view(in: card)
    let outward = inner.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    let inside = inner.leadingAnchor.constraint(equalTo: card.leadingAnchor)
    NSLayoutConstraint.activate([outward, inside])
    card.removeFromSuperview()
    #expect(!outward.isActive)
    #expect(inside.isActive)
    fixture.root.addSubview(card)
    #expect(!outward.isActive, "adding the view again restores nothing")
  }

  @Test("what Auto Layout forbids is refused with UIKit's exception and reported")
  func illegal() {
    let fixture = Fixture()
    let (a, b) = (fixture.view("a"), fixture.view("b"))
    func make(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, to item: UIView?,
      multiplier: CGFloat = 1,
      constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: item, attribute: second, multiplier: multiplier,
        constant: constant)
    }
    let stranger = UIView()
    let cases: [(NSLayoutConstraint, ConstraintError)] = [
      (make(.leading, .notAnAttribute, to: nil), .locationNeedsPair(.leading)),
      (make(.top, .top, to: b, multiplier: 0), .locationNeedsPair(.top)),
      (make(.width, .leading, to: b), .sizeWithLocation(.width, .leading)),
      (make(.leading, .left, to: b), .directionalWithAbsolute(.leading, .left)),
      (make(.bottom, .centerX, to: b), .axesDiffer(.bottom, .centerX)),
      (make(.width, .width, to: b, constant: .nan), .constantNotFinite),
      (make(.width, .width, to: b, multiplier: .infinity), .multiplierNotFinite),
      (make(.width, .width, to: b).with(priority: 1001), .illegalPriority(1001)),
      (make(.width, .width, to: b).with(priority: 0), .illegalPriority(0)),
      (make(.width, .width, to: stranger), .noCommonAncestor),
      (make(.notAnAttribute, .notAnAttribute, to: nil, constant: 5), .noAttribute),
      (make(.notAnAttribute, .width, to: b), .noAttribute),
      (
        NSLayoutConstraint(
          item: a, attribute: .top, relatedBy: .equal, toItem: "b", attribute: .top, multiplier: 1, constant: 0),
        .notAnItem
      ),
      (
        NSLayoutConstraint(
          item: "a", attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 0),
        .notAnItem
      ),
      (
        a.leftAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 3),
        .directionalWithAbsolute(.left, .leading)
      ),
    ]
    for (constraint, error) in cases {
      constraint.isActive = true
      // UIKit raises that one exception once the constraint is laid out.
      #expect(constraint.isActive == (error == .axesDiffer(.bottom, .centerX)))
      if error != .noCommonAncestor { #expect(constraint.error == error) }
    }
    let crossed = cases[4].0
    #expect(fixture.root.constraints.contains { $0 === crossed })
    #expect(!fixture.result().constraints.contains { $0.equation.contains("bottom") }, "no layout has it")
    crossed.constant = 3
    #expect(!fixture.result().constraints.contains { $0.equation.contains("bottom") })
    crossed.isActive = false
    #expect(!fixture.root.constraints.contains { $0 === crossed })
    #expect(make(.leading, .centerX, to: b).error == nil)
    #expect(make(.width, .height, to: b, multiplier: 2).error == nil)
    let found = fixture.result().diagnostics.filter { $0.rule == "illegal-constraint" }
    #expect(found.count == cases.count)
    #expect(found.allSatisfy { $0.message.contains("Exception") })
  }

  @Test("an active constraint keeps what it had where it is given what cannot be")
  func refusedChanges() {
    let fixture = Fixture()
    let width = fixture.view("a").widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    width.constant = .nan
    width.priority = UILayoutPriority(rawValue: 1001)
    #expect(width.constant == 30 && width.priority == .required && width.isActive)
    let messages = fixture.result().diagnostics.filter { $0.rule == "illegal-constraint" }.map(\.message)
    #expect(
      messages == [
        "`a.width == 30` stays as it is (NSInternalInconsistencyException): the constant is not finite",
        "`a.width == 30` stays as it is (NSInternalInconsistencyException): priority 1001.0 is not allowed: use more than 0 "
          + "and at most 1000",
      ])
  }

  @Test("a priority that crosses required while the constraint is active is taken, and told: UIKit raises")
  func acrossRequired() {
    let fixture = Fixture()
    let width = fixture.view("a").widthAnchor.constraint(equalToConstant: 30)
    width.priority = .defaultHigh
    width.isActive = true
    width.priority = .defaultLow
    #expect(!fixture.result().diagnostics.contains { $0.rule == "illegal-constraint" })
    width.priority = .required
    let finding = fixture.result().diagnostics.first { $0.rule == "illegal-constraint" }
    #expect(finding?.severity == .warning)
    #expect(finding?.message.hasPrefix("`a.width == 30` went from 250 to required while it was active") == true)
    #expect(width.isActive && width.priority == .required)
    // Taken out and put back in it may be anything.
    let other = fixture.view("b").widthAnchor.constraint(equalToConstant: 30)
    other.isActive = true
    other.isActive = false
    other.priority = .defaultHigh
    other.isActive = true
    #expect(fixture.result().diagnostics.count { $0.rule == "illegal-constraint" } == 1)
  }

  @Test("a constraint of a view that is gone stays inactive, in silence")
  func goneItems() {
    let fixture = Fixture()
    let a = fixture.view("a")
    var gone: UIView? = UIView()
    let constraint = a.topAnchor.constraint(equalTo: gone!.topAnchor)
    gone = nil
    #expect(constraint.secondItem == nil)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(!fixture.result().diagnostics.contains { $0.rule == "illegal-constraint" })
  }

  @Test("system spacing is 8, and by fonts from baseline to baseline")
  func systemSpacing() {
    let fixture = Fixture()
    let (a, b) = (fixture.label("a"), fixture.label("b"))
    func constant(_ upper: CGFloat, _ lower: CGFloat) -> CGFloat {
      a.font = .systemFont(ofSize: upper)
      b.font = .systemFont(ofSize: lower)
      return b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1).constant
    }
    #expect(a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2).constant == 16)
    #expect(a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: -1).constant == 0)
    #expect(constant(9, 40) == 40.5)
    #expect(constant(17, 17) == 20)
    let view = UIView()
    let below = view.topAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    let above = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 1)
    #expect(below.constant == 22)
    #expect(above.constant == 20)
    a.font = .systemFont(ofSize: 34)
    #expect(view.topAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1).constant == 41)
  }

  @Test("a distance between anchors is a size")
  func anchorWithOffset() {
    let fixture = Fixture()
    let (a, b) = (fixture.view(), fixture.view())
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 20),
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalTo: a.widthAnchor, multiplier: 2),
    ])
    fixture.layout()
    #expect(b.frame.minX == 70)
  }

  @Test("distances are measured along the reading direction, in either order of the anchors", arguments: bothDirections)
  func distances(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let (a, b) = (fixture.view("a"), fixture.view("b"))
    let guide = UILayoutGuide()
    fixture.root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 100),
      a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 30),
      a.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 50),
      a.heightAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10),
      // Back from a to b, which comes first.
      a.leadingAnchor.anchorWithOffset(to: b.trailingAnchor).constraint(equalToConstant: -10),
      a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(
        equalTo: a.topAnchor.anchorWithOffset(to: a.bottomAnchor), multiplier: 2, constant: 1),
      guide.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      guide.widthAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor.anchorWithOffset(to: a.leadingAnchor)),
      guide.trailingAnchor.constraint(equalTo: a.leadingAnchor).with(priority: 10),
    ])
    let result = fixture.result()
    func leading(_ rect: CGRect) -> CGFloat { direction == .leftToRight ? rect.minX : 320 - rect.maxX }
    #expect(leading(a.frame) == 100 && leading(b.frame) == 60)
    #expect(b.frame.minY == 81)
    #expect(leading(guide.layoutFrame) == 90 && guide.layoutFrame.width == 10)
    #expect(!result.diagnostics.contains { $0.severity == .error })
  }

  @Test(
    "what is arranged by a view goes by that view's direction, the view itself by its superview's",
    arguments: bothDirections)
  func mixedDirections(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let player = fixture.view("player")
    player.semanticContentAttribute = .playback
    let (play, next) = (fixture.view("play", in: player), fixture.view("next", in: player))
    NSLayoutConstraint.activate([
      player.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 20),
      player.widthAnchor.constraint(equalToConstant: 100),
      play.leadingAnchor.constraint(equalTo: player.leadingAnchor, constant: 5),
      play.widthAnchor.constraint(equalToConstant: 10),
      next.leadingAnchor.constraint(greaterThanOrEqualTo: play.trailingAnchor, constant: 5),
      next.widthAnchor.constraint(equalToConstant: 10),
      next.leadingAnchor.constraint(equalTo: player.leadingAnchor).with(priority: 500),
    ])
    fixture.layout()
    #expect(player.frame.minX == (direction == .leftToRight ? 20 : 200))
    #expect(play.frame.minX == 5 && next.frame.minX == 20, "media controls are not mirrored")
    player.semanticContentAttribute = .unspecified
    fixture.layout()
    #expect(play.frame.minX == (direction == .leftToRight ? 5 : 85))
    #expect(next.frame.minX == (direction == .leftToRight ? 20 : 70))
  }

  @Test("the multiplier of a constraint without a second item reads 1")
  func multiplierOfOne() {
    #expect(UIView().widthAnchor.constraint(equalToConstant: 5).multiplier == 1)
    let written = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 0,
      constant: 5)
    #expect(written.multiplier == 1)
  }
}
