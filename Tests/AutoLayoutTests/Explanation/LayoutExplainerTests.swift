import LPAutoLayout
import LPReasoning
import Foundation
import Testing

@MainActor
struct LayoutExplainerTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private func constrain(
    _ item: Any, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation = .equal, to other: Any? = nil,
    _ second: Attribute = .notAnAttribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    at priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: second, multiplier: multiplier,
      constant: constant)
    constraint.priority = UILayoutPriority(rawValue: priority)
    constraint.isActive = true
  }

  private func box(_ width: CGFloat, _ name: String, in fixture: Fixture) -> Box {
    let box = LayoutEnvironment.$current.withValue(fixture.root.environment) { Box(width, 20) }
    box.accessibilityIdentifier = name
    fixture.root.addSubview(box)
    return box
  }

  private func explain(_ fixture: Fixture, _ name: String, _ attribute: Attribute) throws -> AttributeExplanation {
    let result = fixture.result()
    let index = try #require(result.views.firstIndex { $0.name == name })
    return LayoutExplainer(root: fixture.root).explanation(of: .view(index), attribute)
  }

  private func sum(_ explanation: AttributeExplanation) -> Double {
    explanation.contributions.reduce(explanation.base?.amount ?? 0) { $0 + $1.amount }
  }

  /// A label at the left, a button that takes the rest.
  private func row(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> Fixture {
    let fixture = Fixture(CGSize(width: 320, height: 100), direction: direction)
    let (root, label, button) = (fixture.root, box(100, "label", in: fixture), fixture.view("button"))
    constrain(label, .leading, to: root, .leading, plus: 16)
    constrain(button, .leading, .greaterThanOrEqual, to: label, .trailing, plus: 8)
    constrain(button, .leading, to: label, .trailing, plus: 8, at: 250)
    constrain(button, .trailing, to: root, .trailing, plus: -20)
    constrain(button, .width, .greaterThanOrEqual, plus: 44)
    for view in [label, button] { constrain(view, .top, to: root, .top, plus: 10) }
    constrain(button, .height, plus: 30)
    return fixture
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `What holds a width adds up to it, each with what it gives`(_ direction: UIUserInterfaceLayoutDirection) throws {
    let found = try explain(row(direction), "button", .width)
    #expect(abs(found.value - 176) < 1e-9)
    #expect(abs(sum(found) - found.value) < 1e-9)
    #expect(found.freedom == nil && found.unsatisfied.isEmpty && found.conflicts.isEmpty)
    let amounts = Dictionary(
      found.contributions.map { ($0.cause.equation, $0.amount) }, uniquingKeysWith: +)
    #expect(amounts["button.trailing == screen.trailing - 20"] == -20)
    #expect(amounts["label.width == 100"] == -100)
    #expect(amounts["label.leading == screen.leading + 16"] == -16)
    #expect(amounts["screen.width == 320"] == 320)
    // Nearest first.
    #expect(found.contributions.first?.cause.equation.hasPrefix("button.") == true)
    #expect(found.room.map(\.cause.equation) == ["button.width >= 44"])
    #expect(found.room.first?.slack == 132)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `A constant is followed at its rate, until another constraint takes over`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    let found = try explain(row(direction), "button", .width)
    let leading = try #require(
      found.contributions.first { $0.cause.equation == "label.leading == screen.leading + 16" })
    #expect(leading.more?.rate == -1)
    #expect(leading.more?.distance == 132)
    #expect(leading.more?.then.map(\.equation).contains("button.width >= 44") == true)
    #expect(leading.less?.rate == 1)
    #expect(leading.less?.distance == nil)
  }

  @Test func `A wish that lost says by how much, and to whom`() throws {
    let fixture = row()
    let button = try #require(fixture.root.subviews.last)
    constrain(button, .width, plus: 200, at: 749)
    let found = try explain(fixture, "button", .width)
    // The label gives way: contents resist at 750.
    let optional = try #require(found.unsatisfied.first { $0.cause.equation == "button.width == 200" })
    #expect(optional.cause.priority == 749 && abs(optional.amount - 24) < 1e-6)
    #expect(optional.rivals.map(\.equation).contains("label.width == 100"))
    #expect(!optional.rivals.map(\.equation).contains("button.width >= 44"))
  }

  @Test func `A baseline's distance from the edge is part of the sum`() throws {
    let fixture = Fixture()
    let label = fixture.label("Text", "label")
    constrain(label, .top, to: fixture.root, .top, plus: 12)
    constrain(label, .leading, to: fixture.root, .leading)
    let found = try explain(fixture, "label", .firstBaseline)
    let (base, baseline) = (try #require(found.base), try #require(fixture.result().views[1].content.firstBaseline))
    #expect(base.amount > 0)
    #expect(abs(sum(found) - found.value) < 1e-9)
    #expect(abs(found.value - Double(baseline)) < 0.5)
  }

  @Test func `Margins and safe areas are named where an equation leaves them out`() throws {
    let fixture = Fixture(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let box = box(40, "box", in: fixture)
    constrain(box, .leading, to: fixture.root.layoutMarginsGuide, .leading)
    constrain(box, .top, to: fixture.root.safeAreaLayoutGuide, .top, plus: 3)
    let (left, top) = (try explain(fixture, "box", .left), try explain(fixture, "box", .top))
    #expect(left.contributions.first?.cause.note?.hasPrefix("margin ") == true)
    #expect(top.contributions.first?.cause.note == "safe area 47")
    #expect(top.contributions.first?.amount == 50)
  }

  @Test func `Two contents of one priority are ambiguous, and either priority settles them`() throws {
    let fixture = Fixture(CGSize(width: 300, height: 100))
    let (a, b) = (box(80, "a", in: fixture), box(60, "b", in: fixture))
    constrain(a, .left, to: fixture.root, .left)
    constrain(b, .left, to: a, .right)
    constrain(b, .right, to: fixture.root, .right)
    for view in [a, b] { constrain(view, .top, to: fixture.root, .top) }
    let found = try explain(fixture, "a", .width)
    let freedom = try #require(found.freedom)
    #expect(freedom.least == 80 && freedom.greatest == 240)
    let hugging = try #require(freedom.pins.first)
    #expect(hugging.changes == ["a.hugging(.horizontal, 251)"])
    #expect(abs(hugging.value - 80) < 1e-6)
    // And it really does.
    a.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
    let pinned = try explain(fixture, "a", .width)
    #expect(pinned.freedom == nil && abs(pinned.value - 80) < 1e-6)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `A view that nothing places is pinned to what it lies in`(_ direction: UIUserInterfaceLayoutDirection) throws {
    let fixture = Fixture(CGSize(width: 300, height: 100), direction: direction)
    _ = box(80, "a", in: fixture)
    let freedom = try #require(try explain(fixture, "a", .centerX).freedom)
    #expect(freedom.least == nil && freedom.greatest == nil)
    let words = try #require(freedom.pins.first?.changes.first)
    #expect(words.hasPrefix("a.leading == screen.leading"))
  }

  @Test func `A conflict names its members and the cheapest constraint to change`() throws {
    let fixture = row()
    let button = try #require(fixture.root.subviews.last)
    constrain(button, .width, plus: 290)
    let found = try explain(fixture, "button", .width)
    let conflict = try #require(found.conflicts.first)
    #expect(!conflict.members.isEmpty && conflict.members.contains(conflict.setAside))
    let repair = try #require(conflict.repairs.first)
    #expect(conflict.repairs.allSatisfy { abs($0.shift) >= abs(repair.shift) })
    #expect(abs(abs(repair.shift) - conflict.amount) < 1e-6)
  }

  @Test(arguments: [(50.0, 100.0), (100.0, 50.0)])
  func `Of equally cheap repairs that of the constraint that was set aside comes first`(
    _ first: Double, _ second: Double
  ) throws {
    let fixture = Fixture(CGSize(width: 300, height: 100))
    let box = box(10, "box", in: fixture)
    for width in [first, second] { constrain(box, .width, plus: CGFloat(width)) }
    let conflict = try #require(try explain(fixture, "box", .width).conflicts.first)
    #expect(conflict.repairs.count == 2 && abs(conflict.repairs[0].shift) == abs(conflict.repairs[1].shift))
    #expect(conflict.repairs.first?.cause == conflict.setAside)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `A repair taken as it is written ends the conflict`(_ direction: UIUserInterfaceLayoutDirection) throws {
    for number in 0..<2 {
      let fixture = Fixture(CGSize(width: 300, height: 100), direction: direction)
      let box = box(10, "box", in: fixture)
      let constraints = [
        NSLayoutConstraint(
          item: box, attribute: .leading, relatedBy: .equal, toItem: fixture.root, attribute: .leading, multiplier: 1,
          constant: 30),
        NSLayoutConstraint(
          item: box, attribute: .trailing, relatedBy: .equal, toItem: fixture.root, attribute: .trailing,
          multiplier: 1, constant: -30),
        NSLayoutConstraint(
          item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 200),
      ]
      NSLayoutConstraint.activate(constraints)
      constrain(box, .top, to: fixture.root, .top)
      let conflict = try #require(try explain(fixture, "box", .width).conflicts.first)
      let repair = conflict.repairs[number % conflict.repairs.count]
      let changed = try #require(constraints.first { repair.cause.equation.hasPrefix("box.\($0.firstAttribute.name)") })
      changed.constant = CGFloat(repair.constant)
      let after = try explain(fixture, "box", .width)
      #expect(after.conflicts.isEmpty, "\(repair.cause.equation) → \(repair.constant)")
    }
  }

  @Test func `A hidden view in a stack, a free view and a guide are explained without trouble`() throws {
    let fixture = Fixture()
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    fixture.root.addLayoutGuide(guide)
    constrain(guide, .width, to: fixture.root, .width, times: 0.5)
    let hidden = box(40, "hidden", in: fixture)
    hidden.isHidden = true
    let result = fixture.result()
    let explainer = LayoutExplainer(root: fixture.root)
    let index = try #require(result.guides.firstIndex { $0.name == "gap" })
    let width = explainer.explanation(of: .guide(index), .width)
    #expect(width.value == 160 && abs(sum(width) - 160) < 1e-9)
    #expect(explainer.explanation(of: .guide(index), .left).freedom != nil)
    for attribute in Attribute.allCases where attribute != .notAnAttribute {
      let found = explainer.explanation(of: .view(1), attribute)
      #expect(abs(sum(found) - found.value) < 1e-6, "\(attribute.name)")
    }
  }
}
