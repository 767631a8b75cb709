import AppsInUIKit
import Foundation
import LPAutoLayout
import LPLayoutModel
import LPSnapshots
import LPSourceNames
import LayoutPreview
import Testing

/// Trees that take one set of traits after another, as a device gives them to an app.
@MainActor
struct LiveScreensTests {
  /// The screens that ask for no traits when they are made; the others keep what they chose then, as on UIKit.
  nonisolated private static let names = ["Calendar", "Chats", "Form", "Mail"]
  nonisolated private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let traits: [TraitValues] = sizes.flatMap { size in
    [UIUserInterfaceStyle.light, .dark].flatMap { style in
      AppScreensTests.directions.map {
        TraitValues(layoutDirection: $0, preferredContentSizeCategory: size, userInterfaceStyle: style)
      }
    }
  }

  private func environment(_ traits: TraitValues, isLive: Bool) -> LayoutEnvironment {
    LayoutEnvironment(
      traits: traits, screenSize: CGSize(width: 393, height: 852), safeAreaInsets: .zero, text: FixedAdvanceText(),
      strings: KeysAsStrings(), images: NoImages(), sources: SourceNames(), isLive: isLive)
  }

  @Test(arguments: names)
  func `one tree that takes other traits has the layout text of new trees`(_ name: String) throws {
    let screen = try #require(AppScreens.all.first { $0.name == name })
    let preview = Preview(name) { screen.make() }
    let live = preview.makeRoot(in: environment(Self.traits[0], isLive: true))
    defer { live.endLayout() }
    for traits in Self.traits {
      let fresh = preview.makeRoot(in: environment(traits, isLive: false))
      defer { fresh.endLayout() }
      live.adopt(environment(traits, isLive: true))
      let (actual, expected) = try (lines(of: live), lines(of: fresh))
      let differing = zip(expected, actual).enumerated().filter { $1.0 != $1.1 }.prefix(4)
      #expect(
        expected == actual,
        """
        \(name) \(traits.preferredContentSizeCategory) \(traits.userInterfaceStyle) \(traits.layoutDirection):
        \(differing.map { "\($0 + 1): - \($1.0)\n\($0 + 1): + \($1.1)" }.joined(separator: "\n"))
        """)
      if expected != actual { return }
    }
  }

  private func lines(of root: UIView) throws -> [String] {
    try LayoutText.write(LayoutResult.capture(root)).split(separator: "\n").map(String.init)
  }
}
