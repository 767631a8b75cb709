import LPLayoutModel
import Foundation
import LayoutPreview
import Testing

@testable import GalleryScreens

/// Every preview of the gallery, laid out with text of fixed advances: nothing contradicts itself, nothing is open.
@MainActor
struct GalleryLayoutTests {
  static let sizes: [UIUserInterfaceSizeClass] = [.compact, .regular]
  static let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
  static let texts: [(category: UIContentSizeCategory, isDoubled: Bool)] = [
    (.large, false), (.accessibilityExtraLarge, false), (.large, true), (.extraSmall, false),
  ]

  nonisolated static let names = [
    "Sign in", "Profile card", "Settings", "Article", "Products", "Chat", "Checkout", "Media player",
  ]

  @Test func `the gallery has the previews that are laid out here`() {
    #expect(Gallery().previews.map(\.name) == Self.names)
  }

  @Test(arguments: names)
  func `a preview has no findings in any size class, direction and text size`(name: String) throws {
    let preview = try #require(Gallery().previews.first { $0.name == name })
    for size in Self.sizes {
      for direction in Self.directions {
        for text in Self.texts {
          let environment = Self.environment(size, direction, text.category, isDoubled: text.isDoubled)
          let result = LayoutResult.capture(preview.makeRoot(in: environment))
          #expect(result.diagnostics.map(\.message) == [], "\(size) \(direction) \(text)")
        }
      }
    }
  }

  private static func environment(
    _ size: UIUserInterfaceSizeClass, _ direction: UIUserInterfaceLayoutDirection, _ text: UIContentSizeCategory,
    isDoubled: Bool
  ) -> LayoutEnvironment {
    let isCompact = size == .compact
    return LayoutEnvironment(
      traits: TraitValues(
        horizontalSizeClass: size, layoutDirection: direction, preferredContentSizeCategory: text,
        userInterfaceIdiom: isCompact ? .phone : .pad),
      screenSize: isCompact ? CGSize(width: 393, height: 852) : CGSize(width: 820, height: 1180),
      safeAreaInsets: isCompact
        ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) : UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      strings: SampleStrings(isDoubled: isDoubled))
  }
}

/// A key as its own text, as long as English sentences are; or twice that.
private final class SampleStrings: StringLocalizing {
  let isDoubled: Bool
  init(isDoubled: Bool) { self.isDoubled = isDoubled }
  func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String {
    isDoubled ? "\(key) \(key)" : key
  }
}
