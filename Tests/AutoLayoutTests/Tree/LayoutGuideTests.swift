import LPAutoLayout
import Foundation
import Testing

@MainActor
struct LayoutGuideTests {
  /// A field that sits on the keyboard guide of the root or of a view that ends above the screen's bottom.
  private func field(_ fixture: Fixture, on owner: UIView) -> UIView {
    let field = fixture.view("field")
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: owner.keyboardLayoutGuide.topAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: owner.keyboardLayoutGuide.leadingAnchor, constant: 12),
      field.widthAnchor.constraint(equalToConstant: 100), field.heightAnchor.constraint(equalToConstant: 30),
    ])
    return field
  }

  @Test(
    "the keyboard guide rests on the safe area, or on the bottom, and rises with the keyboard",
    arguments: bothDirections)
  func keyboard(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(
      direction: direction, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let field = field(fixture, on: fixture.root)
    let guide = fixture.root.keyboardLayoutGuide
    #expect(guide === fixture.root.keyboardLayoutGuide && guide.usesBottomSafeArea && !guide.followsUndockedKeyboard)
    fixture.layout()
    #expect(field.frame.maxY == 438)
    #expect(guide.layoutFrame == CGRect(0, 446, 320, 34), "as high as the inset, as Apple's sample says")
    #expect((direction == .leftToRight ? field.frame.minX : 320 - field.frame.maxX) == 12)
    guide.usesBottomSafeArea = false
    fixture.layout()
    #expect(field.frame.maxY == 472)
    fixture.root.keyboardHeight = 216
    fixture.layout()
    #expect(field.frame.maxY == 256)
    #expect(guide.layoutFrame == CGRect(0, 264, 320, 216))
    guide.usesBottomSafeArea = true
    fixture.layout()
    #expect(field.frame.maxY == 256, "the keyboard lies over the safe area")
    fixture.root.keyboardHeight = 0
    fixture.layout()
    #expect(field.frame.maxY == 438)
  }

  @Test("a system guide had no frame when it was first asked for after layout", arguments: bothDirections)
  func askedAfterLayout(direction: UIUserInterfaceLayoutDirection) {
    func guides(_ view: UIView) -> [UILayoutGuide] {
      [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide, view.keyboardLayoutGuide]
    }
    func frames(asked: Bool) -> [CGRect] {
      let fixture = Fixture(
        CGSize(width: 900, height: 480), direction: direction,
        safeArea: UIEdgeInsets(top: 20, left: 8, bottom: 34, right: 0))
      fixture.root.keyboardHeight = 216
      let panel = fixture.view("panel")
      let scroll = UIScrollView(frame: .zero)
      scroll.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(scroll)
      panel.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      NSLayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 5),
        panel.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
        panel.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        panel.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor, constant: -30),
        scroll.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10),
        scroll.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      ])
      let views = [fixture.root, panel, scroll]
      if asked { for view in views { #expect(guides(view).allSatisfy { $0.layoutFrame == .zero }) } }
      fixture.layout()
      return views.flatMap(guides).map(\.layoutFrame)
    }
    let late = frames(asked: false)
    #expect(late == frames(asked: true))
    #expect(!late.contains(.zero))
  }

  @Test("within a view the guide is as high as the keyboard reaches into it", arguments: bothDirections)
  func keyboardInside(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let panel = fixture.view("panel")
    let bottom = panel.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor, constant: -100)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: fixture.root.topAnchor), bottom,
      panel.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
    ])
    let field = field(fixture, on: panel)
    fixture.root.keyboardHeight = 216
    fixture.layout()
    #expect(field.frame.maxY == 256)
    bottom.constant = -300
    fixture.layout()
    #expect(field.frame.maxY == 172, "the panel ends above the keyboard")
  }

  @Test("removing a guide drops its constraints, another view's guide stays", arguments: bothDirections)
  func removing(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let (guide, other) = (UILayoutGuide(), UILayoutGuide())
    let view = fixture.view("view")
    fixture.root.addLayoutGuide(guide)
    view.addLayoutGuide(other)
    #expect(guide.identifier.isEmpty && guide.layoutFrame == .zero && UILayoutGuide().owningView == nil)
    let constraint = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    let kept = other.widthAnchor.constraint(equalToConstant: 3)
    NSLayoutConstraint.activate([constraint, kept])
    fixture.root.removeLayoutGuide(other)
    #expect(other.owningView === view && kept.isActive)
    fixture.root.removeLayoutGuide(guide)
    #expect(!constraint.isActive && guide.owningView == nil)
    fixture.root.addLayoutGuide(guide)
    #expect(!constraint.isActive, "adding it again does not bring them back")
    // Adding a guide that is owned elsewhere moves it.
    fixture.root.addLayoutGuide(other)
    #expect(other.owningView === fixture.root && view.layoutGuides.isEmpty)
    // Without an owner a constraint stays inactive, in silence.
    let loose = UILayoutGuide().widthAnchor.constraint(equalToConstant: 1)
    loose.isActive = true
    #expect(!loose.isActive && fixture.result().diagnostics.allSatisfy { $0.rule != "illegal-constraint" })
  }
}
