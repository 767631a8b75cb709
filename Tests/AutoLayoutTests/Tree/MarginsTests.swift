import LPAutoLayout
import Foundation
import Testing

@MainActor
struct MarginsTests {
  @Test("margins are the base plus the safe area")
  func sum() {
    let fixture = Fixture(safeArea: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(fixture.root.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
  }

  @Test("what of the safe area reaches into a child is its inset")
  func propagation() {
    let fixture = Fixture(safeArea: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    let child = UIView(frame: CGRect(0, 460, 320, 100))
    fixture.root.addSubview(child)
    fixture.layout()
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
  }

  @Test("preserved margins are the larger of one's own and what remains of the superview's")
  func preserved() {
    let fixture = Fixture()
    fixture.root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(10, 10, 100, 100))
    child.preservesSuperviewLayoutMargins = true
    fixture.root.addSubview(child)
    fixture.layout()
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test("a constraint to a nested view's margins follows its safe area")
  func nestedGuide() {
    let fixture = Fixture(safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let card = fixture.view()
    let label = fixture.label("Hello", in: card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      card.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 200),
      label.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
    ])
    fixture.layout()
    #expect(label.frame.origin == CGPoint(x: 8, y: 52))
  }

  @Test(
    "directional margins follow the reading direction",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func directional(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    fixture.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let (left, right) = direction == .leftToRight ? (2.0, 4.0) : (4.0, 2.0)
    #expect(fixture.root.layoutMargins == UIEdgeInsets(top: 1, left: left, bottom: 3, right: right))
  }

  @Test("preserved margins lie on the physical sides, directional ones by reading direction", arguments: bothDirections)
  func preservedBySides(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    fixture.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
    let view = fixture.view("view")
    view.preservesSuperviewLayoutMargins = true
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
    let inner = fixture.view("inner", in: view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 12),
      view.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    fixture.layout()
    // 20 less the 12 that it lies inside; 40 whole.
    let found = view.directionalLayoutMargins
    #expect(found == NSDirectionalEdgeInsets(top: 1, leading: 8, bottom: 0, trailing: 40))
    let (left, right): (CGFloat, CGFloat) = direction == .leftToRight ? (8, 40) : (40, 8)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: left, bottom: 0, right: right))
    #expect(inner.frame.minX == left && inner.frame.maxX == view.bounds.width - right)
    // The other direction by force turns directional margins round, also those of what preserves them.
    fixture.root.semanticContentAttribute = direction == .leftToRight ? .forceRightToLeft : .forceLeftToRight
    fixture.layout()
    let (forcedLeft, forcedRight): (CGFloat, CGFloat) = direction == .leftToRight ? (40, 20) : (20, 40)
    #expect(fixture.root.layoutMargins == UIEdgeInsets(top: 1, left: forcedLeft, bottom: 3, right: forcedRight))
  }

  @Test("a bar whose height is that of its content grows by the safe area", arguments: bothDirections)
  func contentInSafeArea(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let bar = fixture.view("bar")
    let content = fixture.view("content", in: bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      content.topAnchor.constraint(equalTo: bar.topAnchor), content.heightAnchor.constraint(equalToConstant: 44),
      content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
    ])
    #expect(fixture.result().diagnostics.isEmpty)
    #expect(bar.frame == CGRect(0, 402, 320, 78))
  }

  @Test("of the superview's margins no more than all reaches into what sticks out of it")
  func preservedOutside() {
    let fixture = Fixture()
    fixture.root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(-15, 30, 100, 100))
    child.preservesSuperviewLayoutMargins = true
    fixture.root.addSubview(child)
    fixture.layout()
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8))
  }
}
