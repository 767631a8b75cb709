import LPComponents
import Foundation
import Testing

@MainActor
struct LayoutTransitionTests {
  private static let site = CallSite(fileID: "A/B.swift", filePath: "/A/B.swift", line: 1, column: 1)

  private func transition(
    _ fixture: Fixture, _ timing: AnimationTiming? = AnimationTiming(duration: 1, pace: .curve(.linear)),
    _ change: @escaping @MainActor () -> Void
  ) -> LayoutTransition {
    LayoutTransition(of: fixture.root, PlannedChange(name: nil, timing: timing, callSite: Self.site, run: change))
  }

  private func leading(_ result: LayoutResult, _ name: String, _ direction: UIUserInterfaceLayoutDirection) -> CGFloat {
    let frame = result.views.first { $0.name == name }!.frame
    return direction == .leftToRight ? frame.minX : result.size.width - frame.maxX
  }

  /// A button at the leading edge whose width and height are constants.
  private func growing(_ direction: UIUserInterfaceLayoutDirection) -> (Fixture, UIView, [NSLayoutConstraint]) {
    let fixture = Fixture(direction: direction)
    let button = fixture.view("button")
    let sizes = [
      button.widthAnchor.constraint(equalToConstant: 100), button.heightAnchor.constraint(equalToConstant: 40),
    ]
    NSLayoutConstraint.activate(
      sizes + [
        button.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 16),
        button.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20),
      ])
    return (fixture, button, sizes)
  }

  @Test("where constraints are linear both ways are the same", arguments: bothDirections)
  func growingButton(direction: UIUserInterfaceLayoutDirection) {
    let (fixture, button, sizes) = growing(direction)
    let transition = transition(fixture) {
      sizes[0].constant = 200
      sizes[1].constant = 120
    }
    for share in [0.25, 0.5, 0.75] {
      let steps = transition.steps(at: share)
      let (a, b) = (steps.interpolated.result.views[1], steps.solved.result.views[1])
      #expect(a.frame == b.frame)
      #expect(a.frame.size == CGSize(width: 100 + 100 * share, height: 40 + 80 * share))
      #expect(leading(steps.solved.result, "button", direction) == 16)
      #expect(steps.interpolated.breaks.isEmpty)
    }
    #expect(transition.before.views[1].frame.width == 100)
    #expect(transition.after.views[1].frame.width == 200)
    #expect(button.frame.width == 200, "the tree is left as the change made it")
    #expect(transition.diagnostics.isEmpty)
    #expect(transition.removed.isEmpty && transition.made.isEmpty)
  }

  @Test("text that wraps is too low on the way, and by how much", arguments: bothDirections)
  func wrappingText(direction: UIUserInterfaceLayoutDirection) throws {
    // 8.5 pt a character: 23 characters are one line from 195.5 pt on, and two from 100 pt on.
    let fixture = Fixture(direction: direction)
    let label = fixture.label("A text of four and more", "label", lines: 0)
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      label.topAnchor.constraint(equalTo: fixture.root.topAnchor),
    ])
    let transition = transition(fixture) { width.constant = 120 }
    #expect([transition.before, transition.after].map(\.views[1].frame.height) == [20.5, 41])
    // A quarter of the way the label has 180 pt and needs both lines; its height is a quarter of the way, too.
    let step = transition.steps(at: 0.25)
    #expect(step.solved.result.views[1].frame.height == 41)
    #expect(step.interpolated.result.views[1].frame.height == 25.625)
    let found = try #require(step.interpolated.breaks.first)
    #expect(step.interpolated.breaks.count == 1)
    #expect(found.equation.hasPrefix("label.height >= "))
    #expect(abs(found.by - 15.375) < 0.01)
    #expect(found.solvedBy == 0)
    #expect(transition.steps(at: 0.03).interpolated.breaks.isEmpty, "it still fits into one line")
  }

  @Test("a wish that is capped at one end is missed on the way by more than it must be", arguments: bothDirections)
  func kink(direction: UIUserInterfaceLayoutDirection) throws {
    let fixture = Fixture(CGSize(width: 800, height: 100), direction: direction)
    let (bar, fill) = (fixture.view("bar"), fixture.view("fill"))
    let width = bar.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, bar.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      fill.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      fill.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
      fill.widthAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.5).with(priority: 750),
    ])
    let transition = transition(fixture) { width.constant = 600 }
    let found = try #require(transition.steps(at: 0.5).interpolated.breaks.first)
    // bar 400: solved 150 of the wished 200, interpolated (100 + 150) / 2 = 125.
    #expect(found.priority == 750)
    #expect(abs(found.by - 75) < 0.01)
    #expect(abs(found.solvedBy - 50) < 0.01)
  }

  @Test(
    "constraints that are swapped jump when solved, and glide when frames are interpolated", arguments: bothDirections)
  func swapping(direction: UIUserInterfaceLayoutDirection) {
    let fixture = Fixture(direction: direction)
    let box = fixture.view("box")
    let leading = box.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10)
    let trailing = box.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -10)
    NSLayoutConstraint.activate([leading, box.widthAnchor.constraint(equalToConstant: 100)])
    let transition = transition(fixture) {
      leading.isActive = false
      trailing.isActive = true
    }
    let step = transition.steps(at: 0.5)
    #expect(self.leading(step.interpolated.result, "box", direction) == 110)
    #expect(self.leading(step.solved.result, "box", direction) == 210)
    #expect(transition.removed == ["box.leading == screen.leading + 10"])
    #expect(transition.made == ["box.trailing == screen.trailing - 10"])
  }

  @Test(
    "a constraint that is made anew with another constant is animated as if it had stayed", arguments: bothDirections)
  func remade(direction: UIUserInterfaceLayoutDirection) {
    let (fixture, button, sizes) = growing(direction)
    let transition = transition(fixture) {
      sizes[0].isActive = false
      button.widthAnchor.constraint(equalToConstant: 300).isActive = true
    }
    #expect(transition.steps(at: 0.5).solved.result.views[1].frame.width == 200)
    #expect(transition.made.isEmpty && transition.removed.isEmpty)
  }

  // MARK: UIKit's blocks

  @Test(
    "View.animate inside a change has its own time, and completion handlers come after it", arguments: bothDirections)
  func blocks(direction: UIUserInterfaceLayoutDirection) {
    let (fixture, button, sizes) = growing(direction)
    let transition = transition(fixture, nil) {
      sizes[0].constant = 200
      UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
        fixture.root.layoutIfNeeded()
      } completion: { finished in
        #expect(finished)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { button.alpha = 0 }
      }
    }
    #expect(transition.duration == 2)
    #expect(transition.steps(at: 0.5).interpolated.result.views[1].frame.width == 100)
    #expect(transition.steps(at: 0.75).interpolated.result.views[1].frame.width == 150)
    #expect(transition.steps(at: 1.5).interpolated.result.views[1].frame.width == 200)
    #expect(transition.steps(at: 1.5).interpolated.result.views[1].appearance.alpha == 0.5)
    #expect(transition.diagnostics.isEmpty)
  }

  @Test("outside of a change the closures run at once, in order")
  func atOnce() {
    var order: [String] = []
    UIView.animate(withDuration: 10) {
      order.append("animations")
    } completion: { finished in
      order.append("completion \(finished)")
    }
    UIView.performWithoutAnimation { order.append("without") }
    #expect(order == ["animations", "completion true", "without"])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("a change that forgets to lay out in the block is told so", arguments: bothDirections)
  func forgottenLayout(direction: UIUserInterfaceLayoutDirection) {
    let (fixture, _, sizes) = growing(direction)
    let transition = transition(fixture, nil) { UIView.animate(withDuration: 0.3) { sizes[0].constant = 200 } }
    #expect(transition.diagnostics.map(\.rule) == ["layout-not-animated"])
    #expect(transition.steps(at: 0.1).interpolated.result.views[1].frame.width == 200, "it jumps")
  }

  @Test("a view added in the block flies in from the corner, and is told so", arguments: bothDirections)
  func flyingIn(direction: UIUserInterfaceLayoutDirection) {
    let (fixture, button, _) = growing(direction)
    let transition = transition(fixture) {
      let badge = fixture.view("badge", in: button)
      NSLayoutConstraint.activate([
        badge.centerXAnchor.constraint(equalTo: button.centerXAnchor),
        badge.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        badge.widthAnchor.constraint(equalToConstant: 20),
        badge.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    #expect(transition.diagnostics.map(\.rule) == ["flies-in"])
    #expect(transition.steps(at: 0.5).interpolated.result.views[2].frame.width == 10)
  }

  @Test("a change of nothing says so")
  func withoutEffect() {
    let (fixture, _, _) = growing(.leftToRight)
    #expect(transition(fixture) {}.diagnostics.map(\.rule) == ["change-without-effect"])
  }

  @Test("an arranged view that is hidden is seen while it collapses", arguments: bothDirections)
  func hidingInStack(direction: UIUserInterfaceLayoutDirection) {
    let stage = Stage(direction: direction)
    let boxes = stage.make { [Box(50, 40), Box(50, 40)] }
    for (name, box) in zip(["a", "b"], boxes) { box.accessibilityIdentifier = name }
    let stack = stage.make { UIStackView(arrangedSubviews: boxes) }
    stack.axis = .vertical
    stage.place(stack, width: 100)
    let change = PlannedChange(
      name: nil, timing: AnimationTiming(duration: 1, pace: .curve(.linear)), callSite: Self.site
    ) { boxes[0].isHidden = true }
    let transition = LayoutTransition(of: stage.root, change)
    let step = transition.steps(at: 0.5).interpolated.result
    let a = step.views.first { $0.name == "a" }!
    #expect(!a.isHidden)
    #expect(a.frame.height == 20)
    #expect(transition.after.views.first { $0.name == "a" }!.isHidden)
    #expect(step.views.first { $0.name == "b" }!.frame.minY == 20)
  }
}
