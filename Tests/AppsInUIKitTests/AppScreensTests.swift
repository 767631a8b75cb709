import AppsInUIKit
import LPLayoutModel
import Foundation
import LayoutPreview
import Testing

@testable import Apps

/// Screens that are written for UIKit are laid out as those of `examples/Apps`, in each variant that has goldens.
@MainActor
struct AppScreensTests {
  nonisolated static let names = [
    "Bank", "Calendar", "Chats", "Feed", "Form", "Mail", "Map", "Music", "Podcast", "Profile", "Reader", "Shop",
  ]
  nonisolated static let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

  @Test func `every screen has a preview of its name`() {
    #expect(AppScreens.all.map(\.name).sorted() == Self.names)
  }

  @Test(arguments: names, directions)
  func `a screen for UIKit has the layout text of its preview`(
    name: String, direction: UIUserInterfaceLayoutDirection
  ) throws {
    let preview = try #require(Apps().previews.first { $0.name == name })
    let screen = try #require(AppScreens.all.first { $0.name == name })
    for size: UIContentSizeCategory in [.large, .accessibilityExtraLarge] {
      for style: UIUserInterfaceStyle in [.light, .dark] {
        let environment = LayoutEnvironment(
          traits: TraitValues(
            layoutDirection: direction, preferredContentSizeCategory: size, userInterfaceStyle: style),
          screenSize: CGSize(width: 393, height: 852))
        let expected = try ComparedLayout(preview, in: environment).lines
        let actual = try ComparedLayout(Preview(name) { screen.make() }, in: environment).lines
        let differing = zip(expected, actual).enumerated().filter { $1.0 != $1.1 }.prefix(6)
        #expect(
          expected == actual,
          """
          \(name) \(direction) \(size) \(style), \(expected.count) lines against \(actual.count):
          \(differing.map { "\($0 + 1): - \($1.0)\n\($0 + 1): + \($1.1)" }.joined(separator: "\n"))
          """)
      }
    }
  }
}
