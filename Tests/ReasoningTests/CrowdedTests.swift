import LPComponents
import Foundation
import LPLayoutDSL
import LPReasoning
import Testing

/// Which change is proposed where views of equal priority need more room than there is.
@MainActor
struct CrowdedTests {
  /// The changes for views of a row, together or each in a group of its own.
  private func changes(_ views: [UIView], isTogether: Bool = true) -> [String] {
    let environment = LayoutEnvironment(
      traits: TraitValues(displayScale: 2), screenSize: CGSize(width: 120, height: 480))
    return LayoutEnvironment.$current.withValue(environment) {
      let row = UIStackView(arrangedSubviews: views).named("row")
      row.spacing = 8
      let screen = Screen {
        row
      } constraints: { screen in
        row.horizontalEdges == screen.horizontalEdges
        row.top == screen.top
      }
      let result = LayoutResult.capture(screen)
      let open = result.views.indices.filter { !result.views[$0].ambiguousAttributes.isEmpty }
      return LayoutExplainer(root: screen).causes(among: isTogether ? [open] : open.map { [$0] }).flatMap(\.causes)
        .flatMap(\.remedies)
        .map(\.change)
    }
  }

  private func label(_ name: String, lines: Int = 1) -> UILabel {
    UILabel(verbatim: "A text that is longer than all of the row").lineLimit(lines).named(name)
  }

  @Test func `a control was to be squeezed for a text, and each for the other`() {
    #expect(changes([label("name"), UIStepper().named("stepper")]) == ["stepper.resistance(.horizontal, 751)"])
  }

  @Test func `where not even controls have room, the text yields first and the switch last`() {
    let views = [label("name"), UIButton("Forgot the password?").named("forgot"), UISwitch().named("remember")]
    #expect(changes(views) == ["remember.resistance(.horizontal, 752)", "forgot.resistance(.horizontal, 751)"])
  }

  @Test func `two texts got opposite changes`() {
    #expect(changes([label("one"), label("other")]).count == 1)
    #expect(changes([label("one"), label("other")], isTogether: false) == ["one.resistance(.horizontal, 751)"])
  }
}
