import LPComponents
import Foundation
import Testing

@testable import LPAutoLayout

/// A tree that takes other traits.
@MainActor
struct LiveTraitsTests {
  private final class Card: UIView {
    var previous: [UIContentSizeCategory?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection?.preferredContentSizeCategory)
    }
  }

  private final class Controller: UIViewController {
    var styles: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  private func environment(_ change: (inout TraitValues) -> Void = { _ in }) -> LayoutEnvironment {
    var traits = TraitValues()
    change(&traits)
    return LayoutEnvironment.current.live(traits)
  }

  @Test func `a label that follows the text size grows with its tree, and one that does not stays`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (follows, stays, scaled) = (UILabel(), UILabel(), UILabel())
    for label in [follows, stays, scaled] {
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      root.addSubview(label)
    }
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
    (follows.adjustsFontForContentSizeCategory, scaled.adjustsFontForContentSizeCategory) = (true, true)
    let before = [follows, stays, scaled].map(\.intrinsicContentSize.height)
    root.adopt(environment { $0.preferredContentSizeCategory = .accessibilityLarge })
    let after = [follows, stays, scaled].map(\.intrinsicContentSize.height)
    #expect(after[0] > before[0] && after[1] == before[1] && after[2] > before[2])
    root.adopt(environment())
    #expect([follows, stays, scaled].map(\.intrinsicContentSize.height) == before)
  }

  @Test func `the font of a view that follows the text size was that of the size before`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    for view in [label, field, text] as [UIView] { root.addSubview(view) }
    let body = UIFont.preferredFont(forTextStyle: .body)
    (label.font, field.font, text.font) = (body, body, body)
    for size: UIContentSizeCategory in [.accessibilityLarge, .small] {
      (label.adjustsFontForContentSizeCategory, field.adjustsFontForContentSizeCategory) = (true, true)
      text.adjustsFontForContentSizeCategory = true
      root.adopt(environment { $0.preferredContentSizeCategory = size })
      let expected = UIFont.preferredFont(forTextStyle: .body, compatibleWith: root.traitCollection).pointSize
      #expect([label.font, field.font, text.font].map { $0?.pointSize } == [expected, expected, expected])
    }
    label.adjustsFontForContentSizeCategory = false
    #expect(label.font == body)
  }

  @Test func `views and controllers hear of traits that changed, once`() {
    let controller = Controller()
    let card = Card()
    controller.view.addSubview(card)
    controller.view.adopt(environment { $0.preferredContentSizeCategory = .small })
    #expect(card.previous == [.large] && controller.styles == [.light])
    controller.view.adopt(environment { ($0.preferredContentSizeCategory, $0.userInterfaceStyle) = (.small, .dark) })
    #expect(card.previous == [.large, .small] && controller.styles == [.light, .dark])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.view.layoutIfNeeded()
    #expect(card.previous.count == 2)
  }

  @Test func `a view that enters a live tree takes its environment`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (outer, inner) = (UIView(), Card())
    outer.addSubview(inner)
    root.adopt(environment { $0.layoutDirection = .rightToLeft })
    root.addSubview(outer)
    #expect(inner.traitCollection.layoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `overridden traits reach the views inside, and end with the override`() {
    let (root, card) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Card())
    root.addSubview(card)
    root.ownTraits = UITraitCollection(horizontalSizeClass: .regular, preferredContentSizeCategory: .extraLarge)
    #expect(card.traitCollection.horizontalSizeClass == .regular)
    #expect(card.traitCollection.verticalSizeClass == .regular)
    root.layoutIfNeeded()
    #expect(card.previous == [.large])
    root.ownTraits = nil
    #expect(card.traitCollection == root.environment.traits)
  }

  @Test func `one tree in other traits is laid out as a new tree is`() {
    func screen() -> UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      let (title, field) = (UILabel(), UITextField())
      title.text = "A title that wraps at large sizes"
      title.numberOfLines = 0
      title.font = .preferredFont(forTextStyle: .title1)
      field.text = "Field"
      field.font = .preferredFont(forTextStyle: .body)
      (title.adjustsFontForContentSizeCategory, field.adjustsFontForContentSizeCategory) = (true, true)
      let stack = UIStackView(arrangedSubviews: [title, field])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        stack.widthAnchor.constraint(lessThanOrEqualToConstant: 150),
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      ])
      return root
    }
    let live = screen()
    for category in UIContentSizeCategory.allCases {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        let environment = environment { ($0.preferredContentSizeCategory, $0.layoutDirection) = (category, direction) }
        live.adopt(environment)
        let fresh = LayoutEnvironment.$current.withValue(environment) { screen() }
        let (first, second) = (LayoutResult.capture(live), LayoutResult.capture(fresh))
        #expect(first.views.map(\.frame) == second.views.map(\.frame), "\(category) \(direction)")
        #expect(first.traits == second.traits)
      }
    }
  }

  @Test func `code runs in traits that are made the current ones`() {
    var seen: UIUserInterfaceStyle?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      seen = UITraitCollection.current.userInterfaceStyle
    }
    #expect(seen == .dark && UITraitCollection.current.userInterfaceStyle == .light)
  }
}
