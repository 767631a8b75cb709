import LPAutoLayout
import Foundation
import LPLayoutDSL

@testable import LPChecks

/// Screens that are laid out for the tests of rules.
@MainActor
struct LintFixture {
  var size = CGSize(width: 320, height: 480)
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  /// The height of the home indicator's area.
  var bottomInset: CGFloat = 0

  func layOut(_ make: () -> UIView) -> LayoutResult {
    let environment = LayoutEnvironment(
      traits: TraitValues(layoutDirection: direction, displayScale: 2), screenSize: size,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: bottomInset, right: 0))
    return LayoutEnvironment.$current.withValue(environment) { LayoutResult.capture(make()) }
  }

  /// A screen that a plain view fills.
  func box() -> LayoutResult {
    layOut {
      let box = UIView().named("box")
      return Screen {
        box
      } constraints: { screen in
        box.edges == screen.edges
      }
    }
  }

  var mirrored: LintFixture { LintFixture(size: size, direction: .rightToLeft) }
  func wide(_ width: CGFloat) -> LintFixture {
    LintFixture(size: CGSize(width: width, height: size.height), direction: direction)
  }

  /// Findings of one rule in one layout, beside others.
  static func findings(
    _ rule: LintRule, _ result: LayoutResult, _ companions: LayoutLinter.Companions = .init()
  ) -> [Diagnostic] {
    LayoutLinter(rules: [rule]).findings(in: result, reported: result.diagnostics, beside: companions)
  }
}
