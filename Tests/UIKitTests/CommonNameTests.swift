import Testing
import UIKit

/// Names that app code uses everywhere, and what they do at rest.
@MainActor
struct CommonNameTests {
  @Test func `priorities and weights are computed with`() {
    let label = UILabel()
    label.setContentHuggingPriority(.defaultLow + 2, for: .horizontal)
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(252))
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999)
    priority -= 249
    #expect(priority == .defaultHigh && UILayoutPriority.required - priority == 250)
    priority += 1
    #expect(1 + UILayoutPriority.defaultLow == UILayoutPriority(251))
    #expect(priority > .defaultHigh)
    #expect(UIFont.Weight.regular < .bold && UIFont.Weight.regular + 0.4 == .bold)
  }

  @Test func `a registration for changes of traits is called before the next layout, until it ends`() {
    final class Card: UIView {
      var changes = 0
      func observe() -> any UITraitChangeRegistration {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: Card, _) in card.changes += 1 }
        return registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
          self.changes += 1
        }
      }
    }
    let card = Card()
    let registration = card.observe()
    card.layoutIfNeeded()
    #expect(card.changes == 0)
    card.overrideUserInterfaceStyle = .dark
    card.layoutIfNeeded()
    #expect(card.changes == 1)
    card.traitOverrides.preferredContentSizeCategory = .extraLarge
    card.layoutIfNeeded()
    #expect(card.changes == 2)
    card.unregisterForTraitChanges(registration)
    card.traitOverrides.preferredContentSizeCategory = .small
    card.layoutIfNeeded()
    #expect(card.changes == 2)
    card.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("changed"))
    #expect(InactiveUse.all.contains { $0.feature == "registerForTraitChanges(_:action:)" })
  }

  @Test func `controls take values that are set with an animation`() {
    let (toggle, slider, progress) = (UISwitch(), UISlider(), UIProgressView(progressViewStyle: .bar))
    toggle.setOn(true, animated: true)
    slider.setValue(0.5, animated: true)
    progress.setProgress(0.25, animated: true)
    #expect(toggle.isOn && slider.value == 0.5 && progress.progress == 0.25)
  }

  @Test func `a transition makes its changes, or replaces the view`() {
    let (card, front, back) = (UIView(), UIView(), UIView())
    card.addSubview(front)
    var steps: [String] = []
    UIView.transition(with: card, duration: 0.3, options: .curveLinear) {
      steps.append("changes")
    } completion: { _ in
      steps.append("completion")
    }
    #expect(steps == ["changes", "completion"])
    UIView.transition(from: front, to: back, duration: 0.3)
    #expect(card.subviews == [back] && front.superview == nil)
  }

  @Test func `a tab of the system has its title and its symbol`() {
    let tab = UITabBarItem(tabBarSystemItem: .search, tag: 7)
    #expect(tab.title == "Search" && tab.image == UIImage(systemName: "magnifyingglass") && tab.tag == 7)
    #expect(UIBarButtonItem(systemItem: .add).image == UIImage(systemName: "plus"))
  }
}
