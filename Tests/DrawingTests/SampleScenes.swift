import LPLayoutModel
import Foundation
import LPScene

@testable import LPDrawing

/// Scenes with real words, as the tests draw them.
enum SampleScenes {
  static let fonts = try! FontSet()
  static let typesetter = PangoTypesetter(fonts: fonts)

  static let sentences: [(String, UIUserInterfaceLayoutDirection, String)] = [
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

  /// A phone's screen with a line for each sentence, at full width and cut short.
  static func languages(scale: CGFloat = 2) -> Scene {
    let (width, height): (CGFloat, CGFloat) = (390, 844)
    var items: [SceneItem] = [.fill(.rect(CGRect(x: 0, y: 0, width: width, height: height)), .white)]
    var y: CGFloat = 12
    for (text, direction, language) in sentences {
      for (font, room) in [
        (UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()), width - 24),
        (UIFont.boldSystemFont(ofSize: 15), 150),
      ] {
        let request = TextRequest(
          string: text, font: font, maxWidth: room, direction: direction, scale: scale, language: language)
        let block = typesetter.typeset(request)
        let left = direction == .leftToRight ? 12 : width - 12 - room
        items += self.items(of: block, at: CGPoint(x: left, y: y), RGBA(hex: 0x1C1C1E))
        y += block.size.height + 6
      }
    }
    return Scene(size: CGSize(width: width, height: height), items: items, title: "Languages")
  }

  static func items(of block: TypesetText, at origin: CGPoint, _ color: RGBA) -> [SceneItem] {
    block.lines.flatMap(\.runs).map { .glyphs($0, at: origin, color) }
  }

  /// Every kind of item: fills, strokes, dashes, clips, opacity, scaled and moved groups, pictures.
  static func shapes(picture: String) -> Scene {
    let card = CGRect(x: 20, y: 20, width: 200, height: 90)
    let face = CGRect(x: 32, y: 36, width: 48, height: 48)
    let arabic = typesetter.typeset(
      TextRequest(string: "مرحبًا <b> & \"ok\"", font: .boldSystemFont(ofSize: 22), direction: .rightToLeft))
    let big = typesetter.typeset(TextRequest(string: "Ag", font: .systemFont(ofSize: 300, weight: .black), scale: 2))
    return Scene(
      size: CGSize(width: 260, height: 320),
      items: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 260, height: 320)), RGBA(hex: 0xF2F2F7)),
        .group(
          SceneItem.Group(
            kind: .view, id: "view:screen/card", title: "card & <Card>", details: "200 × 90",
            clip: .roundedRect(card, radius: 16),
            items: [
              .fill(.rect(card.insetBy(dx: -10, dy: -10)), .white), .image(picture, in: face, flipped: false),
              .image(picture, in: face.offsetBy(dx: 60, dy: 0), flipped: true),
              .image("/nowhere/missing.png", in: face.offsetBy(dx: 120, dy: 20), flipped: false),
            ])),
        .stroke(
          .roundedRect(card.insetBy(dx: 0.5, dy: 0.5), radius: 15.5), .init(color: RGBA(hex: 0xC7C7CC), width: 1)),
        .group(
          SceneItem.Group(
            kind: .layer, id: "constraints", opacity: 0.5,
            items: [
              .stroke(
                .line(from: CGPoint(x: 20, y: 130.5), to: CGPoint(x: 240, y: 130.5)),
                .init(color: RGBA(hex: 0x007AFF), width: 1, dash: [6, 3])),
              .fill(.ellipse(in: CGRect(x: 100, y: 112, width: 60, height: 37)), RGBA(hex: 0xFF3B30)),
              .fill(.ellipse(in: CGRect(x: 130, y: 112, width: 60, height: 37)), RGBA(hex: 0x34C759)),
            ])),
        .group(
          SceneItem.Group(
            kind: .plain, id: "moved", scale: 0.5, offset: CGPoint(x: 130, y: 160),
            items: [
              .fill(.rect(CGRect(x: 0, y: 0, width: 200, height: 80)), RGBA(hex: 0x1C1C1E))
            ] + self.items(of: arabic, at: CGPoint(x: 16, y: 20), RGBA(hex: 0xFFFFFF, alpha: 0.6)))),
        .group(
          SceneItem.Group(
            kind: .view, id: "view:screen/turned", clip: .rect(CGRect(x: 180, y: 240, width: 60, height: 40)),
            transform: CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: -1.2, y: 0.8)
              .around(CGPoint(x: 210, y: 260)),
            items: [
              .fill(.rect(CGRect(x: 170, y: 230, width: 80, height: 60)), RGBA(hex: 0xFFD60A)),
              .image(picture, in: CGRect(x: 184, y: 250, width: 20, height: 20), flipped: false),
            ] + self.items(of: arabic, at: CGPoint(x: 200, y: 248), .black))),
      ] + self.items(of: big, at: CGPoint(x: 12, y: 150), RGBA(hex: 0x5856D6, alpha: 0.4))
        + self.items(of: arabic, at: CGPoint(x: 20, y: 270), RGBA(hex: 0x3C3C43, alpha: 0.6)), title: "Shapes")
  }

  /// A picture file to show: four colours that tell left from right.
  static func picture(in directory: URL) throws -> String {
    let colors: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0x8000_FFFF]
    let side = 64
    let pixels = (0..<side * side).flatMap { index -> [UInt8] in
      let color = colors[(index / side * 2 / side) * 2 + index % side * 2 / side]
      return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
    let file = directory.appendingPathComponent("picture.png")
    try Data(PNGFile.encode(RasterImage(width: side, height: side, pixels: pixels))).write(to: file)
    return file.path
  }

  /// A new directory, removed when the test's process no longer needs it.
  static func temporaryDirectory() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("drawing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
