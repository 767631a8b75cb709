import LPComponents
import Foundation
import LPLayoutDSL
import LPReasoning
import Testing

/// Which change is proposed where views of equal priority need more room than there is.
@MainActor
struct CrowdedTests {
  /// The changes for views of a row, together or each in a group of its own.
  private func changes(_ views: @autoclosure () -> [UIView], isTogether: Bool = true) -> [String] {
    causes(views(), isTogether: isTogether).causes.flatMap(\.remedies).map(\.change)
  }

  /// The causes for views of a row or a column on a screen of 120 × 60 points, and the views of the screen.
  private func causes(
    _ views: @autoclosure () -> [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal, isTogether: Bool = true
  ) -> (causes: [AmbiguityCause], views: [ViewRecord]) {
    let environment = LayoutEnvironment(
      traits: TraitValues(displayScale: 2), screenSize: CGSize(width: 120, height: 60))
    return LayoutEnvironment.$current.withValue(environment) {
      let row = UIStackView(arrangedSubviews: views()).named("row")
      row.axis = axis
      row.spacing = 8
      let screen = Screen {
        row
      } constraints: { screen in
        row.horizontalEdges == screen.horizontalEdges
        row.top == screen.top
        if axis == .vertical { row.bottom == screen.bottom }
      }
      let result = LayoutResult.capture(screen)
      let open = result.views.indices.filter { !result.views[$0].ambiguousAttributes.isEmpty }
      let found = LayoutExplainer(root: screen).causes(among: isTogether ? [open] : open.map { [$0] })
      return (found.flatMap(\.causes), result.views)
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

  @Test func `a number was cut for its title, which says less with an ellipsis`() {
    let title = { self.label("title") }
    let price = { UILabel(verbatim: "€ 1,249.00 a").named("price") }
    #expect(changes([title(), price()]) == ["price.resistance(.horizontal, 751)"])
    #expect(changes([price(), title()]) == ["price.resistance(.horizontal, 751)"])
  }

  @Test func `headings yielded to the texts below them`() throws {
    func text(_ name: String, _ size: CGFloat) -> UILabel {
      label(name, lines: 0).font(.systemFont(ofSize: size))
    }
    let (causes, views) = causes([text("heading", 17), text("body", 15)], .vertical)
    #expect(causes.flatMap(\.remedies).map(\.change) == ["heading.resistance(.vertical, 751)"])
    let losses = causes.flatMap(\.losses)
    #expect(losses.contains { views[$0.view].name == "body" && $0.points > 1 && $0.axis == .vertical && !$0.scrolls })
  }

  @Test func `what yields was not said`() throws {
    let (causes, views) = causes([label("name"), UIStepper().named("stepper")])
    let loss = try #require(causes.first?.losses.first)
    #expect(views[loss.view].name == "name" && loss.axis == .horizontal && loss.points > 100)
  }
}
