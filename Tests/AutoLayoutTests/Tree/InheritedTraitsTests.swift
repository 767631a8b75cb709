@_spi(Views) import LPAutoLayout
import LPComponents
import Foundation
import Testing

@MainActor
struct InheritedTraitsTests {
  private func styles(_ views: UIView...) -> [UIUserInterfaceStyle] { views.map(\.traitCollection.userInterfaceStyle) }

  @Test func `the views inside have the appearance of the nearest view that asks for one`() {
    let stage = Stage()
    let (outer, middle, inner) = stage.make { (UIView(), UIView(), UIView()) }
    middle.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    outer.addSubview(middle)
    stage.root.addSubview(outer)
    #expect(styles(stage.root, outer, middle, inner) == [.light, .dark, .dark, .dark])
    middle.overrideUserInterfaceStyle = .light
    #expect(styles(outer, middle, inner) == [.dark, .light, .light])
    middle.overrideUserInterfaceStyle = .unspecified
    #expect(styles(middle, inner) == [.dark, .dark])
    middle.removeFromSuperview()
    #expect(styles(middle, inner) == [.light, .light])
  }

  @Test func `a controller gives its view the appearance that it asks for, before and after the view is made`() {
    let stage = Stage()
    let (early, late) = stage.make { (UIViewController(), UIViewController()) }
    early.overrideUserInterfaceStyle = .dark
    #expect(early.traitCollection.userInterfaceStyle == .dark)
    for controller in [early, late] { stage.root.addSubview(controller.view) }
    #expect(styles(early.view, late.view) == [.dark, .light])
    late.overrideUserInterfaceStyle = .dark
    #expect(styles(late.view) == [.dark] && late.traitCollection.userInterfaceStyle == .dark)
    late.view.overrideUserInterfaceStyle = .light
    #expect(styles(late.view) == [.light])
  }

  @Test func `colours are those of the appearance that is asked for`() throws {
    let stage = Stage()
    let bar = stage.make { UINavigationBar(title: "Night") }
    stage.place(bar, width: 320)
    func color() throws -> RGBA {
      stage.root.layoutIfNeeded()
      return try #require(
        bar.contentItems().compactMap { if case .text(_, _, let color) = $0 { color } else { nil } }.first)
    }
    let light = try color()
    stage.root.overrideUserInterfaceStyle = .dark
    let dark = try color()
    #expect(light.red == 0 && dark.red == 1)
  }

  private final class Drawn: UIView {
    var styles: [UIUserInterfaceStyle] = []
    override func draw(_ rect: CGRect) { styles.append(UITraitCollection.current.userInterfaceStyle) }
  }

  @Test func `drawing code runs in the appearance that is asked for`() {
    let stage = Stage()
    let view = stage.make { Drawn() }
    view.overrideUserInterfaceStyle = .dark
    stage.place(view, width: 20, height: 20)
    _ = LayoutResult.capture(stage.root)
    #expect(Set(view.styles) == [.dark])
  }

  // MARK: Text sizes

  private func categories(_ views: UIView...) -> [UIContentSizeCategory] {
    views.map(\.traitCollection.preferredContentSizeCategory)
  }

  @Test func `limits of the text size hold for the views inside, whose own limits count for what they leave`() {
    let stage = Stage(category: .accessibilityLarge)
    let (outer, middle, inner) = stage.make { (UIView(), UIView(), UIView()) }
    outer.maximumContentSizeCategory = .accessibilityMedium
    middle.addSubview(inner)
    outer.addSubview(middle)
    stage.root.addSubview(outer)
    #expect(categories(stage.root, middle, inner) == [.accessibilityLarge, .accessibilityMedium, .accessibilityMedium])
    middle.maximumContentSizeCategory = .extraLarge
    #expect(categories(outer, middle, inner) == [.accessibilityMedium, .extraLarge, .extraLarge])
    inner.minimumContentSizeCategory = .extraExtraLarge
    #expect(categories(middle, inner) == [.extraLarge, .extraExtraLarge])
    middle.removeFromSuperview()
    #expect(categories(middle) == [.extraLarge])
    middle.maximumContentSizeCategory = nil
    #expect(categories(middle, inner) == [.accessibilityLarge, .accessibilityLarge])
    let small = Stage(category: .extraSmall)
    small.root.minimumContentSizeCategory = .medium
    small.root.maximumContentSizeCategory = .large
    #expect(categories(small.root) == [.medium])
  }

  @Test func `sizes between two of the twelve end at the limit`() {
    func size(_ growth: CGFloat, _ limit: UIContentSizeCategory?) -> CGFloat {
      let environment = LayoutEnvironment(traits: TraitValues().growingText(to: growth))
      return LayoutEnvironment.$current.withValue(environment) {
        let view = UIView()
        view.maximumContentSizeCategory = limit
        return UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection).pointSize
      }
    }
    #expect(size(1.05, nil) == 17 * 1.05)
    #expect(size(1.05, .large) == 17)
    #expect(size(1.05, .extraLarge) == 17 * 1.05)
    #expect(size(2.5, .extraExtraLarge) == 21)
  }

  @Test func `a label whose font follows the text size grows to the limit, and another keeps its font`() {
    let stage = Stage(category: .accessibilityExtraExtraExtraLarge)
    let (following, fixed) = stage.make { (UILabel(), UILabel()) }
    for label in [following, fixed] {
      label.text = "Balance"
      label.font = stage.make { .preferredFont(forTextStyle: .body) }
      stage.place(label)
    }
    following.adjustsFontForContentSizeCategory = true
    let size = stage.frames([following, fixed], in: stage.root).map(\.height)
    #expect(size[0] == size[1])
    stage.root.maximumContentSizeCategory = .extraExtraExtraLarge
    let limited = stage.frames([following, fixed], in: stage.root).map(\.height)
    #expect(limited[0] < limited[1] && limited[1] == size[1])
  }
}
