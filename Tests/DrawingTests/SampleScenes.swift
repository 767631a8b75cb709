import AutoLayout
import Foundation
import Scene

@testable import Drawing

/// Scenes with real words, as the tests draw them.
enum SampleScenes {
  static let fonts = try! FontSet()
  static let typesetter = PangoTypesetter(fonts: fonts)

  static let sentences: [(String, UserInterfaceLayoutDirection, String)] = [
    ("The quick brown fox jumps over the lazy dog. 0123456789", .leftToRight, "en"),
    ("Größe ändern: „Straßenübergänge“ – 12,50 €", .leftToRight, "de"),
    ("مرحبًا بالعالم! يمكنك تعديل ملفك الشخصي", .rightToLeft, "ar"),
    ("שלום עולם, ברוכים הבאים", .rightToLeft, "he"),
    ("नमस्ते दुनिया, क्षत्रिय प्रार्थना।", .leftToRight, "hi"),
    ("สวัสดีชาวโลก ภาษาไทยที่น้ำ", .leftToRight, "th"),
    ("Emoji 👩‍👩‍👧 🇩🇪 👍🏽 1️⃣ ❤️ ok", .leftToRight, "en"),
    ("Mixed: السعر 12.50 USD فقط today", .leftToRight, "en"),
    ("مختلط: Swift 6.3 و iOS معًا", .rightToLeft, "ar"),
  ]

  /// A line for each sentence, at full width and cut short.
  static func languages(width: CGFloat = 360, scale: CGFloat = 2) -> Scene {
    var items: [SceneItem] = [.fill(.rect(CGRect(x: 0, y: 0, width: width, height: 700)), .white)]
    var y: CGFloat = 12
    for (text, direction, language) in sentences {
      for (font, room) in [
        (Font.preferredFont(forTextStyle: .body, compatibleWith: TraitCollection()), width - 24),
        (Font.boldSystemFont(ofSize: 15), 150),
      ] {
        let request = TextRequest(
          string: text, font: font, maxWidth: room, direction: direction, scale: scale, language: language)
        let block = typesetter.typeset(request)
        let left = direction == .leftToRight ? 12 : width - 12 - room
        items += self.items(of: block, at: CGPoint(x: left, y: y), RGBA(hex: 0x1C1C1E))
        y += block.size.height + 6
      }
    }
    return Scene(size: CGSize(width: width, height: y + 6), items: items, title: "Languages")
  }

  static func items(of block: TypesetText, at origin: CGPoint, _ color: RGBA) -> [SceneItem] {
    block.lines.flatMap(\.runs).map { .glyphs($0, at: origin, color) }
  }
}
