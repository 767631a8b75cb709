import AutoLayout
import Foundation
import Testing

@MainActor
struct InterfaceStyleTests {
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
}
