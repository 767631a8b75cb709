import LPLayoutModel
import Foundation
import Testing

struct UITraitCollectionTests {
  @Test func `what is not named is unspecified`() {
    let traits = UITraitCollection(horizontalSizeClass: .regular)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(UITraitCollection() == UITraitCollection(displayScale: 0))
    #expect(traits != UITraitCollection() && traits.hash == UITraitCollection(horizontalSizeClass: .regular).hash)
  }

  @Test func `of several collections the last one that specifies a trait wins`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .rightToLeft, displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3),
    ])
    #expect(traits == UITraitCollection(layoutDirection: .rightToLeft, userInterfaceStyle: .dark, displayScale: 3))
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(traits.containsTraits(in: nil))
    #expect(!traits.containsTraits(in: UITraitCollection(layoutDirection: .leftToRight)))
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `an environment specifies the direction`(_ direction: UIUserInterfaceLayoutDirection) {
    let environment = LayoutEnvironment(traits: TraitValues(layoutDirection: direction))
    #expect(environment.traits.layoutDirection.rawValue == direction.rawValue)
    #expect(environment.traits.values.layoutDirection == direction)
  }

  @Test func `an unspecified text size is the current one`() {
    let environment = LayoutEnvironment(traits: TraitValues(preferredContentSizeCategory: .accessibilityMedium))
    LayoutEnvironment.$current.withValue(environment) {
      let traits = UITraitCollection(displayScale: 3)
      let style = UIFont.TextStyle.body
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == 28)
      #expect(
        UIFont.preferredFont(forTextStyle: style) == UIFont.preferredFont(forTextStyle: style, compatibleWith: nil))
    }
  }
}
