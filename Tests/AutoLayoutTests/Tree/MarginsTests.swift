import AutoLayout
import Foundation
import Testing

@MainActor
struct MarginsTests {
  @Test("margins are the base plus the safe area")
  func sum() {
    let fixture = Fixture(safeArea: EdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(fixture.root.layoutMargins == EdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
  }

  @Test("what of the safe area reaches into a child is its inset")
  func propagation() {
    let fixture = Fixture(safeArea: EdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    let child = View(frame: CGRect(0, 460, 320, 100))
    fixture.root.addSubview(child)
    fixture.layout()
    #expect(child.safeAreaInsets == EdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
  }

  @Test("preserved margins are the larger of one's own and what remains of the superview's")
  func preserved() {
    let fixture = Fixture()
    fixture.root.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = View(frame: CGRect(10, 10, 100, 100))
    child.preservesSuperviewLayoutMargins = true
    fixture.root.addSubview(child)
    fixture.layout()
    #expect(child.layoutMargins == EdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test("a constraint to a nested view's margins follows its safe area")
  func nestedGuide() {
    let fixture = Fixture(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let card = fixture.view()
    let label = fixture.label("Hello", in: card)
    LayoutConstraint.activate([
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
    arguments: [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func directional(direction: UserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    fixture.root.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let (left, right) = direction == .leftToRight ? (2.0, 4.0) : (4.0, 2.0)
    #expect(fixture.root.layoutMargins == EdgeInsets(top: 1, left: left, bottom: 3, right: right))
  }
}
