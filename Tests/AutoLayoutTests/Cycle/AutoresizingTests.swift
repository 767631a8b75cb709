import AutoLayout
import Foundation
import Testing

@MainActor
struct AutoresizingTests {
  /// A frame (10, 0, 30, …) in a superview 100 wide that becomes 200 wide.
  @Test(
    "a mask shares out what the superview gains",
    arguments: [
      ([], 10.0, 30.0), ([.flexibleRightMargin], 10, 30), ([.flexibleLeftMargin], 110, 30),
      ([.flexibleWidth], 10, 130), ([.flexibleLeftMargin, .flexibleRightMargin], 24.5, 30),
      ([.flexibleWidth, .flexibleRightMargin], 10, 63.33), ([.flexibleLeftMargin, .flexibleWidth], 35, 105),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
    ] as [(View.AutoresizingMask, Double, Double)])
  func masks(mask: View.AutoresizingMask, x: Double, width: Double) {
    let fixture = Fixture(CGSize(width: 100, height: 50))
    let view = LayoutEnvironment.$current.withValue(fixture.root.environment) { View(frame: CGRect(10, 0, 30, 20)) }
    view.autoresizingMask = mask
    fixture.root.addSubview(view)
    fixture.layout()
    #expect(view.frame == CGRect(10, 0, 30, 20))
    fixture.root.frame.size.width = 200
    fixture.layout()
    #expect(abs(view.frame.minX - x) <= 0.25, "x is \(view.frame.minX)")
    #expect(abs(view.frame.width - width) <= 0.5, "width is \(view.frame.width)")
  }

  @Test("a view laid out by its frame lives with one laid out by constraints")
  func mixed() {
    let fixture = Fixture()
    let byHand = View(frame: CGRect(40, 50, 60, 70))
    fixture.root.addSubview(byHand)
    let view = fixture.view()
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: byHand.bottomAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: byHand.leadingAnchor),
      view.widthAnchor.constraint(equalTo: byHand.widthAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    fixture.layout()
    #expect(view.frame == CGRect(40, 128, 60, 10))
    byHand.frame.origin.x = 50
    fixture.layout()
    #expect(view.frame.minX == 50)
  }

  @Test("the mask left on by mistake is recognised in the conflict")
  func leftOn() {
    let fixture = Fixture()
    let view = fixture.view("button")
    view.translatesAutoresizingMaskIntoConstraints = true
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let result = fixture.result()
    let conflict = result.diagnostics.first { $0.rule == "conflict" }
    #expect(conflict?.fix?.contains("translatesAutoresizingMaskIntoConstraints") == true)
  }
}
