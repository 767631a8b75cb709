import LPLayoutModel
import Foundation
import LPScene

/// The scenes: every kind of item, scripts, emoji, transforms, hairlines, odd sizes; breaks of lines; dates, numbers and
/// plurals. A change of a scene changes its digest, and with it what goldens are compared with: it is a new format.
struct CalibrationScenes {
  let typesetter: any TextMeasuring
  /// The name under which scenes show a picture with smooth changes of colour.
  static let picture = "picture"

  var all: [CalibrationScene] {
    [
      CalibrationScene("shapes") { shapes }, CalibrationScene("strokes") { strokes },
      CalibrationScene("groups") { groups }, CalibrationScene("images") { images },
      CalibrationScene("latin") { text("Hamburgefonstiv ÄÖß fi ffl AVATo −€", sizes: [11, 17, 34]) },
      CalibrationScene("latin-weights") { text("AVATo 0123456789.,", sizes: [13, 22.5, 600]) },
      CalibrationScene("greek-cyrillic") { text("Жиздрь Ωμέγα ễ", sizes: [12, 20]) },
      CalibrationScene("arabic-hebrew") { text("مرحبا 123 بالعالم לא שלום עולם", sizes: [15, 28]) },
      CalibrationScene("devanagari-thai") { text("नमस्ते क्षि र्क สวัสดีชาวโลก", sizes: [16]) },
      CalibrationScene("cjk") { text("日本語한국", sizes: [17, 40]) },
      CalibrationScene("emoji") { text("👍🏽❤️👍", sizes: [17, 31]) },
      CalibrationScene("directions") { directions },
      CalibrationScene("translucent-text") { translucent }, CalibrationScene("lines") { .text(lines) },
      CalibrationScene("formats") { .text(CalibrationFormats.lines) },
    ]
  }

  // MARK: Shapes

  private var shapes: CalibrationScene.Content {
    var star = Path()
    for index in 0..<5 {
      let angle = Double(index) * 4 * .pi / 5
      let point = CGPoint(x: 75.3 + 18 * sin(angle), y: 21.7 - 18 * cos(angle))
      if index == 0 { star.move(to: point) } else { star.line(to: point) }
    }
    star.close()
    return .picture(
      Scene(
        size: CGSize(width: 101.5, height: 63),
        items: [
          .fill(.rect(CGRect(x: 0, y: 0, width: 101.5, height: 63)), RGBA(red: 1, green: 1, blue: 1)),
          .fill(
            .ellipse(in: CGRect(x: 2.25, y: 3.1, width: 41.3, height: 29.7)), RGBA(red: 0.9, green: 0.2, blue: 0.3)),
          .fill(
            .roundedRect(CGRect(x: 20, y: 18, width: 33.3, height: 40.1), radius: 9.5),
            RGBA(red: 0.1, green: 0.4, blue: 0.8, alpha: 0.55)),
          .fill(star, RGBA(red: 0.2, green: 0.6, blue: 0.2, alpha: 0.8)),
          .fill(
            .ellipse(in: CGRect(x: 60, y: 40, width: 300, height: 260)),
            RGBA(red: 0.3, green: 0.1, blue: 0.5, alpha: 0.7)),
        ]), scale: 2)
  }

  private var strokes: CalibrationScene.Content {
    var curve = Path()
    curve.move(to: CGPoint(x: 3, y: 40))
    curve.curve(
      to: CGPoint(x: 90, y: 12), control1: CGPoint(x: 30.5, y: -20.25), control2: CGPoint(x: 55.1, y: 71.7))
    let ink = RGBA(red: 0, green: 0, blue: 0, alpha: 0.85)
    let widths: [CGFloat] = [0.2, 1 / 3, 0.5, 1, 2.5]
    let hairlines = widths.enumerated().map { index, width in
      let y = 4.1 + 5.3 * CGFloat(index)
      return SceneItem.stroke(
        .line(from: CGPoint(x: 2, y: y), to: CGPoint(x: 91, y: y + 1.5)), .init(color: ink, width: width))
    }
    return .picture(
      Scene(
        size: CGSize(width: 97, height: 53),
        items: hairlines + [
          .stroke(curve, .init(color: RGBA(red: 0.8, green: 0.3, blue: 0), width: 3.5, dash: [6.5, 2.25])),
          .stroke(curve, .init(color: ink, width: 0.75)),
          .stroke(
            .roundedRect(CGRect(x: 40.5, y: 22.5, width: 50, height: 27), radius: 13),
            .init(color: RGBA(red: 0, green: 0.5, blue: 0.6), width: 1.2)),
        ]), scale: 3)
  }

  private var groups: CalibrationScene.Content {
    let tile = SceneItem.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 14)), RGBA(red: 0.1, green: 0.5, blue: 0.9))
    let disc = SceneItem.fill(
      .ellipse(in: CGRect(x: 8, y: 4, width: 17, height: 17)), RGBA(red: 1, green: 0.6, blue: 0))
    func group(_ id: String, _ change: (inout SceneItem.Group) -> Void) -> SceneItem {
      var group = SceneItem.Group(kind: .plain, id: id, items: [tile, disc])
      change(&group)
      return .group(group)
    }
    return .picture(
      Scene(
        size: CGSize(width: 90, height: 61),
        items: [
          group("faded") { ($0.opacity, $0.offset) = (0.37, CGPoint(x: 2.5, y: 2.5)) },
          group("clipped") {
            ($0.clip, $0.offset) = (.ellipse(in: CGRect(x: 1, y: 1, width: 22, height: 12)), CGPoint(x: 33, y: 4))
          },
          group("scaled") { ($0.scale, $0.offset) = (1.37, CGPoint(x: 4.2, y: 30.6)) },
          group("turned") {
            $0.transform = CGAffineTransform(rotationAngle: 0.4)
            ($0.offset, $0.opacity) = (CGPoint(x: 60, y: 25), 0.9)
          },
        ]), scale: 2)
  }

  private var images: CalibrationScene.Content {
    .picture(
      Scene(
        size: CGSize(width: 80, height: 50),
        items: [
          .image(Self.picture, in: CGRect(x: 1, y: 1, width: 37.5, height: 31.25), flipped: false),
          .image(Self.picture, in: CGRect(x: 41.3, y: 2.2, width: 9.5, height: 7.1), flipped: true),
          .image(Self.picture, in: CGRect(x: 41, y: 14, width: 36, height: 33), flipped: true),
          .image("missing", in: CGRect(x: 4, y: 36, width: 20, height: 12), flipped: false),
          .group(
            SceneItem.Group(
              kind: .plain, id: "turned", transform: CGAffineTransform(rotationAngle: 0.2),
              items: [.image(Self.picture, in: CGRect(x: 58, y: -8, width: 11, height: 9), flipped: false)])),
        ]), scale: 2)
  }

  /// Colours that change smoothly, with an edge and transparency.
  static var pixels: RasterImage {
    let (width, height) = (24, 20)
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let isInside = (x - 12) * (x - 12) + (y - 10) * (y - 10) < 64
        pixels += [UInt8(x * 10), UInt8(y * 12), isInside ? 220 : UInt8(255 - x * 5), UInt8(255 - (x + y) * 3)]
      }
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  // MARK: Text

  private func typeset(
    _ string: String, _ size: CGFloat, width: CGFloat? = nil, alignment: NSTextAlignment = .left,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> TypesetText {
    typesetter.typeset(
      TextRequest(
        string: string, font: .systemFont(ofSize: size), maxWidth: width, numberOfLines: 0,
        lineBreakMode: .byWordWrapping, alignment: alignment, direction: direction, scale: 2))
  }

  private func items(_ text: TypesetText, at origin: CGPoint, _ color: RGBA) -> [SceneItem] {
    text.lines.flatMap(\.runs).map { .glyphs($0, at: origin, color) }
  }

  private func text(_ string: String, sizes: [CGFloat]) -> CalibrationScene.Content {
    var items: [SceneItem] = []
    var (y, width) = (CGFloat(1.3), CGFloat(0))
    for size in sizes {
      let text = typeset(string, size)
      items += self.items(text, at: CGPoint(x: 1.4, y: y), RGBA(red: 0.05, green: 0.05, blue: 0.1))
      // Of letters as large as a poster, the first is enough.
      y += min(text.size.height, 60)
      width = max(width, min(text.size.width, 240))
    }
    return .picture(Scene(size: CGSize(width: width + 3, height: y + 2), items: items), scale: 2)
  }

  /// Text without a direction of its own takes that of the screen; other text keeps its own and is aligned to the screen's.
  private var directions: CalibrationScene.Content {
    let strings = ["👍❤️👍🏽", "12, 34. 👍", "AVATo 12, 👍.", "مرحبا 12, 👍."]
    let width: CGFloat = 110
    var (items, y): ([SceneItem], CGFloat) = ([], 2)
    for string in strings {
      let texts = [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map {
        typeset(string, 14, width: width, alignment: .natural, direction: $0)
      }
      for (index, text) in texts.enumerated() {
        items += self.items(
          text, at: CGPoint(x: 2 + CGFloat(index) * (width + 2), y: y), RGBA(red: 0, green: 0.1, blue: 0.2))
      }
      y += texts[0].size.height
    }
    return .picture(Scene(size: CGSize(width: 2 * width + 6, height: y + 2), items: items), scale: 2)
  }

  private var translucent: CalibrationScene.Content {
    let ink = RGBA(red: 0.7, green: 0, blue: 0.2, alpha: 0.4)
    let turned = SceneItem.Group(
      kind: .plain, id: "turned", offset: CGPoint(x: 20, y: 30), transform: CGAffineTransform(rotationAngle: 0.3),
      items: items(typeset("AVATo", 20), at: .zero, ink))
    let joined = items(typeset("مرحبا", 24), at: CGPoint(x: 4, y: 2), ink)
    return .picture(Scene(size: CGSize(width: 93, height: 77), items: joined + [.group(turned)]), scale: 2)
  }

  private var lines: [String] {
    let strings = ["Hamburgefonstiv ÄÖß AVATo 0123456789.,−€ Hamburg", "مرحبا بالعالم لا مرحبا", "नमस्ते क्षि र्क नमस्ते"]
    return strings.flatMap { string in
      [40, 75.5, 120].flatMap { (width: CGFloat) in
        typeset(string, 13, width: width).lines.map { line in
          "\(width) \(line.text) \((line.width * 1000).rounded() / 1000)"
        }
      }
    }
  }
}
