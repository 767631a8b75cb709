import AutoLayout
import Foundation
import Testing

@MainActor
struct ConstraintDescriptionTests {
  @Test("spacing is printed as visual format, everything else as an equation, as UIKit does")
  func formats() {
    let fixture = Fixture()
    let (a, b) = (fixture.view("a"), fixture.view("b"))
    func body(_ constraint: LayoutConstraint) -> String {
      let text = constraint.description
      let start = text.firstIndex(of: " ")!
      let end = text.range(of: "   (")!.lowerBound
      return String(text[text.index(after: start)..<end])
    }
    #expect(body(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)) == "H:[a]-(8)-[b]")
    #expect(body(a.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 16)) == "H:|-(16)-[a]")
    #expect(body(fixture.root.bottomAnchor.constraint(equalTo: a.bottomAnchor)) == "V:[a]-(0)-|")
    #expect(body(a.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor, constant: -4)) == "V:[a]-(4)-|")
    #expect(
      body(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 10).with(priority: 750))
        == "V:[a]-(>=10@750)-[b]")
    #expect(body(a.bottomAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: -10)) == "V:[a]-(>=10)-[b]")
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
}
