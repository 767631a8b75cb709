import LPAutoLayout
import Foundation
import Testing

/// Where a location rests that inequalities alone bound, as tests of a layout library show it on UIKit.
@MainActor
struct LocationBoundTests {
  private static let size = CGSize(width: 320, height: 480)

  /// A distance of a view of 100 × 100 points from an edge of the root, inwards.
  struct Distance: Sendable, CustomTestStringConvertible {
    let edge: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let distance: CGFloat
    let origin: CGPoint
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var priority: Float = 1000

    var testDescription: String {
      "\(edge) \(relation == .lessThanOrEqual ? "<=" : ">=") \(distance) @\(priority), \(direction)"
    }

    var isFar: Bool { [.right, .bottom, .trailing].contains(edge) }
  }

  nonisolated static let distances: [Distance] = [
    NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual,
  ].flatMap { relation in
    [Float(1000), 500].flatMap { priority in
      [
        Distance(
          edge: .top, relation: relation, distance: 23, origin: CGPoint(x: 0, y: 23), priority: priority),
        Distance(
          edge: .bottom, relation: relation, distance: 45, origin: CGPoint(x: 0, y: 335), priority: priority),
        Distance(
          edge: .left, relation: relation, distance: 23, origin: CGPoint(x: 23, y: 0), priority: priority),
        Distance(
          edge: .right, relation: relation, distance: 74, origin: CGPoint(x: 146, y: 0), priority: priority),
        Distance(
          edge: .leading, relation: relation, distance: 23, origin: CGPoint(x: 23, y: 0), priority: priority),
        Distance(
          edge: .trailing, relation: relation, distance: 74, origin: CGPoint(x: 146, y: 0), priority: priority),
        Distance(
          edge: .leading, relation: relation, distance: 23, origin: CGPoint(x: 197, y: 0), direction: .rightToLeft,
          priority: priority),
        Distance(
          edge: .trailing, relation: relation, distance: 74, origin: CGPoint(x: 74, y: 0), direction: .rightToLeft,
          priority: priority),
      ]
    }
  }

  @Test("a location under one inequality rests on its bound", arguments: distances)
  func restsOnBound(_ distance: Distance) {
    let fixture = Fixture(Self.size, direction: distance.direction)
    let view = fixture.view()
    let constraint = NSLayoutConstraint(
      item: distance.isFar ? fixture.root : view, attribute: distance.edge, relatedBy: distance.relation,
      toItem: distance.isFar ? view : fixture.root, attribute: distance.edge, multiplier: 1,
      constant: distance.distance)
    constraint.priority = UILayoutPriority(distance.priority)
    NSLayoutConstraint.activate([
      constraint, view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
    ])
    fixture.layout()
    #expect(view.frame == CGRect(origin: distance.origin, size: CGSize(width: 100, height: 100)))
    // It is still one of many answers.
    #expect(fixture.root.engine.freeItems().contains(ObjectIdentifier(view)))
    constraint.constant += 7
    fixture.layout()
    let inwards: CGFloat = distance.isFar == (distance.direction == .rightToLeft) ? 7 : -7
    let vertical = distance.edge == .top || distance.edge == .bottom
    let moved = CGPoint(
      x: distance.origin.x + (vertical ? 0 : inwards), y: distance.origin.y + (vertical ? inwards : 0))
    #expect(view.frame.origin == moved)
  }

  @Test(
    "the distance between two views rests on its bound, and their sizes on 0",
    arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual],
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func distanceBetweenViews(
    _ relation: NSLayoutConstraint.Relation, _ direction: UIUserInterfaceLayoutDirection
  ) {
    let fixture = Fixture(Self.size, direction: direction)
    let (first, second) = (fixture.view(), fixture.view())
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(
        item: second, attribute: .leading, relatedBy: relation, toItem: first, attribute: .trailing, multiplier: 1,
        constant: 25),
    ])
    fixture.layout()
    let isMirrored = direction == .rightToLeft
    #expect(first.frame == CGRect(isMirrored ? 310 : 0, 0, 10, 0))
    #expect(second.frame == CGRect(isMirrored ? 285 : 35, 0, 0, 0))
  }

  @Test("a size under an upper bound is 0, since it cannot be negative")
  func sizesAreZero() {
    let fixture = Fixture(Self.size)
    let (narrow, between) = (fixture.view(), fixture.view())
    NSLayoutConstraint.activate([
      narrow.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
      narrow.leadingAnchor.constraint(lessThanOrEqualTo: fixture.root.leadingAnchor, constant: 23),
      between.leadingAnchor.constraint(greaterThanOrEqualTo: fixture.root.leadingAnchor, constant: 10),
      between.trailingAnchor.constraint(lessThanOrEqualTo: fixture.root.trailingAnchor, constant: -10),
    ])
    fixture.layout()
    #expect(narrow.frame == CGRect(23, 0, 0, 0))
    #expect(between.frame == CGRect(10, 0, 0, 0))
  }

  @Test("of several bounds, the one that was activated first counts, as far as the others allow")
  func severalBounds() {
    let fixture = Fixture(Self.size)
    let (first, second, tight) = (fixture.view(), fixture.view(), fixture.view())
    for view in [first, second, tight] { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
    let leading = fixture.root.leadingAnchor
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(greaterThanOrEqualTo: leading, constant: 10),
      first.leadingAnchor.constraint(lessThanOrEqualTo: leading, constant: 90),
      second.leadingAnchor.constraint(lessThanOrEqualTo: leading, constant: 90),
      second.leadingAnchor.constraint(greaterThanOrEqualTo: leading, constant: 10),
      tight.leadingAnchor.constraint(greaterThanOrEqualTo: leading, constant: 10),
      tight.leadingAnchor.constraint(greaterThanOrEqualTo: leading, constant: 30),
    ])
    fixture.layout()
    #expect([first, second, tight].map(\.frame.minX) == [10, 90, 30])
  }

  @Test("a location in a view inside another one rests on its bound in the common ancestor's coordinates")
  func nested() {
    let fixture = Fixture(Self.size)
    let card = fixture.view()
    let view = fixture.view(in: card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 50),
      card.widthAnchor.constraint(equalToConstant: 200), view.widthAnchor.constraint(equalToConstant: 20),
      card.trailingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
    ])
    fixture.layout()
    #expect(view.frame.minX == 172)
  }
}
