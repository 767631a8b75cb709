import LPAutoLayout
import Foundation
import Testing

/// Every form that an anchor makes constraints in.
@MainActor
struct AnchorOverloadTests {
  private struct Expected: Equatable {
    var relation: NSLayoutConstraint.Relation
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
  }

  private func check(_ made: [(NSLayoutConstraint, Expected)]) {
    for (constraint, expected) in made {
      let found = Expected(
        relation: constraint.relation, multiplier: constraint.multiplier, constant: constraint.constant)
      #expect(found == expected, "\(constraint)")
      #expect(!constraint.isActive && constraint.priority == .required && constraint.identifier == nil)
    }
  }

  @Test("locations of views, with constants and with the system's spacing")
  func locations() {
    let fixture = Fixture()
    let (a, b) = (fixture.view("a"), fixture.view("b"))
    let across: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, NSLayoutConstraint.Attribute)] = [
      (a.leadingAnchor, b.leadingAnchor, .leading), (a.trailingAnchor, b.trailingAnchor, .trailing),
      (a.leftAnchor, b.leftAnchor, .left), (a.rightAnchor, b.rightAnchor, .right),
      (a.centerXAnchor, b.centerXAnchor, .centerX),
    ]
    for (first, second, attribute) in across {
      check(plain(first, second))
      check([
        (first.constraint(equalToSystemSpacingAfter: second, multiplier: 2), .init(relation: .equal, constant: 16)),
        (
          first.constraint(greaterThanOrEqualToSystemSpacingAfter: second, multiplier: 0.5),
          .init(relation: .greaterThanOrEqual, constant: 4)
        ),
        (
          first.constraint(lessThanOrEqualToSystemSpacingAfter: second, multiplier: -3),
          .init(relation: .lessThanOrEqual, constant: 0)
        ),
      ])
      let made = first.constraint(equalTo: second)
      #expect(made.firstItem === a && made.secondItem === b)
      #expect(made.firstAttribute == attribute && made.secondAttribute == attribute)
    }
    let down: [(NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, NSLayoutConstraint.Attribute)] = [
      (a.topAnchor, b.topAnchor, .top), (a.bottomAnchor, b.bottomAnchor, .bottom),
      (a.centerYAnchor, b.centerYAnchor, .centerY), (a.firstBaselineAnchor, b.firstBaselineAnchor, .firstBaseline),
      (a.lastBaselineAnchor, b.lastBaselineAnchor, .lastBaseline),
    ]
    for (first, second, attribute) in down {
      check(plain(first, second))
      check([
        (first.constraint(equalToSystemSpacingBelow: second, multiplier: 2), .init(relation: .equal, constant: 16)),
        (
          first.constraint(greaterThanOrEqualToSystemSpacingBelow: second, multiplier: 0.5),
          .init(relation: .greaterThanOrEqual, constant: 4)
        ),
        (
          first.constraint(lessThanOrEqualToSystemSpacingBelow: second, multiplier: 0),
          .init(relation: .lessThanOrEqual, constant: 0)
        ),
      ])
      let made = first.constraint(equalTo: second)
      #expect(made.firstAttribute == attribute && made.secondAttribute == attribute)
    }
  }

  private func plain<Axis>(
    _ first: NSLayoutAnchor<Axis>, _ second: NSLayoutAnchor<Axis>
  ) -> [(NSLayoutConstraint, Expected)] {
    [
      (first.constraint(equalTo: second), .init(relation: .equal)),
      (first.constraint(greaterThanOrEqualTo: second), .init(relation: .greaterThanOrEqual)),
      (first.constraint(lessThanOrEqualTo: second), .init(relation: .lessThanOrEqual)),
      (first.constraint(equalTo: second, constant: 3), .init(relation: .equal, constant: 3)),
      (
        first.constraint(greaterThanOrEqualTo: second, constant: -3),
        .init(relation: .greaterThanOrEqual, constant: -3)
      ),
      (first.constraint(lessThanOrEqualTo: second, constant: 0.5), .init(relation: .lessThanOrEqual, constant: 0.5)),
    ]
  }

  @Test("sizes, with multipliers, and alone")
  func sizes() {
    let fixture = Fixture()
    let (a, guide) = (fixture.view("a"), fixture.root.safeAreaLayoutGuide)
    for (first, second) in [
      (a.widthAnchor, guide.heightAnchor), (guide.heightAnchor, a.heightAnchor),
      (a.leadingAnchor.anchorWithOffset(to: guide.centerXAnchor), a.widthAnchor),
    ] {
      check(plain(first, second))
      check([
        (first.constraint(equalTo: second, multiplier: 2), .init(relation: .equal, multiplier: 2)),
        (
          first.constraint(greaterThanOrEqualTo: second, multiplier: -1),
          .init(relation: .greaterThanOrEqual, multiplier: -1)
        ),
        (first.constraint(lessThanOrEqualTo: second, multiplier: 0), .init(relation: .lessThanOrEqual, multiplier: 0)),
        (
          first.constraint(equalTo: second, multiplier: 2, constant: 5),
          .init(relation: .equal, multiplier: 2, constant: 5)
        ),
        (
          first.constraint(greaterThanOrEqualTo: second, multiplier: 2, constant: 5),
          .init(relation: .greaterThanOrEqual, multiplier: 2, constant: 5)
        ),
        (
          first.constraint(lessThanOrEqualTo: second, multiplier: 2, constant: 5),
          .init(relation: .lessThanOrEqual, multiplier: 2, constant: 5)
        ),
        (first.constraint(equalToConstant: 9), .init(relation: .equal, constant: 9)),
        (
          first.constraint(greaterThanOrEqualToConstant: 9),
          .init(relation: .greaterThanOrEqual, constant: 9)
        ),
        (
          first.constraint(lessThanOrEqualToConstant: 9), .init(relation: .lessThanOrEqual, constant: 9)
        ),
      ])
      #expect(first.constraint(equalToConstant: 9).secondItem == nil)
    }
  }

  @Test("guides have the same anchors as views, but for baselines", arguments: bothDirections)
  func guides(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let (guide, view) = (UILayoutGuide(), fixture.view("view"))
    #expect(guide.identifier == "" && guide.owningView == nil && guide.layoutFrame == .zero)
    // Without an owner nothing happens, as in UIKit.
    let early = guide.topAnchor.constraint(equalTo: view.topAnchor)
    early.isActive = true
    #expect(!early.isActive && fixture.result().diagnostics.allSatisfy { $0.rule == "ambiguous" })
    fixture.root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 1),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: -2),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -3),
    ])
    fixture.layout()
    let left: CGFloat = direction == .leftToRight ? 10 : 210
    #expect(guide.layoutFrame == CGRect(left, 20, 100, 50))
    #expect(view.frame == CGRect(left + 1, 23, 97, 44))
  }
}
