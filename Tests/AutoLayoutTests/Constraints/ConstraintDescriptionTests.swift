import LPVisualFormats
import LPAutoLayout
import Foundation
import Testing

@MainActor
struct ConstraintDescriptionTests {
  @Test("spacing is printed as visual format, everything else as an equation, as UIKit does")
  func formats() {
    let fixture = Fixture()
    let (a, b) = (fixture.view("a"), fixture.view("b"))
    func body(_ constraint: NSLayoutConstraint) -> String {
      let text = constraint.description
      let start = text.firstIndex(of: " ")!
      let end = text.range(of: "   (")!.lowerBound
      return String(text[text.index(after: start)..<end].replacing(/0x[0-9a-f]+/, with: "0x"))
    }
    #expect(body(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)) == "H:[a]-(8)-[b]")
    #expect(body(a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 16)) == "H:|-(16)-[a]")
    #expect(body(fixture.root.bottomAnchor.constraint(equalTo: a.bottomAnchor)) == "V:[a]-(0)-|")
    #expect(
      body(a.leadingAnchor.constraint(equalTo: fixture.root.safeAreaLayoutGuide.leadingAnchor, constant: 2))
        == "a.leading == UILayoutGuide:0x'UIViewSafeAreaLayoutGuide'.leading + 2")
    let guide = UILayoutGuide()
    fixture.root.addLayoutGuide(guide)
    #expect(
      body(guide.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 8))
        == "V:|-(8)-[UILayoutGuide:0x]")
    // Written backwards it is an equation.
    fixture.root.accessibilityIdentifier = "screen"
    #expect(
      body(a.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor, constant: -4))
        == "a.bottom == screen.bottom - 4")
    #expect(body(a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -4)) == "a.trailing == b.leading - 4")
    fixture.root.accessibilityIdentifier = nil
    #expect(
      body(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 10).with(priority: 750))
        == "V:[a]-(>=10@750)-[b]")
    #expect(
      body(a.bottomAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: -10)) == "a.bottom <= b.top - 10")
    #expect(body(b.leftAnchor.constraint(equalTo: a.rightAnchor)) == "H:[a]-(0)-[b](LTR)")
    #expect(
      body(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 10)) == "a.width == 2*b.width + 10"
    )
    #expect(body(a.heightAnchor.constraint(equalToConstant: 40)) == "a.height == 40")
    #expect(
      body(a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: -4).with(priority: 500))
        == "a.top <= b.top - 4 priority:500")
    let named = a.widthAnchor.constraint(equalToConstant: 1)
    named.identifier = "card gap"
    #expect(body(named) == "'card gap' a.width == 1")
  }

  @Test("the system's distances are printed by name, and long identifiers cut")
  func names() {
    let fixture = Fixture()
    let (a, b) = (fixture.view("a"), fixture.view("b"))
    func text(_ constraint: NSLayoutConstraint) -> String { constraint.description }
    let anchor = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
    #expect(text(anchor).contains(" H:[a]-(NSLayoutAnchorConstraintSpace(8))-[b] "))
    let inner = a.bottomAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)
    #expect(text(inner).contains(" a.bottom == b.bottom NSLayoutAnchorConstraintSpace(8) "))
    let format = NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b]", metrics: nil, views: ["a": a, "b": b])
    #expect(text(format[0]).contains(" H:[a]-(NSSpace(8))-[b] "))
    a.accessibilityIdentifier = "DetailViewFeatureItemCellNumberOne"
    let width = a.widthAnchor.constraint(equalToConstant: 3)
    #expect(text(width).contains(" DetailViewFeatureItemCell....width == 3 "))
    #expect(text(width).contains("names: DetailViewFeatureItemCell...:0x"))
    a.accessibilityIdentifier = "a"
    let offset = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let distance = text(offset.constraint(equalTo: a.widthAnchor))
    #expect(distance.contains(" (b.leading - a.trailing) == a.width "))
    #expect(distance.contains(", names: a:0x") && distance.contains(", b:0x"))
    #expect(distance.components(separatedBy: ":0x").count == 4, "the constraint, and each view once")
    let own = OwnConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3
    )
    #expect(text(own).hasPrefix("<OwnConstraint:0x"))
    #expect(a.leadingAnchor.description.hasPrefix("<NSLayoutXAxisAnchor:0x"))
    #expect(a.leadingAnchor.description.hasSuffix(" \"a.leading\">"))
    #expect(offset.description.hasSuffix(" \"(b.leading - a.trailing)\">"))
  }
}

private final class OwnConstraint: NSLayoutConstraint {}
