import LPLayoutModel
import Foundation
import Testing

@testable import LPScene

struct DeviceChromeTests {
  private static let island = DeviceChrome(
    cutout: CGRect(x: 125, y: 11, width: 126, height: 37), isIsland: true, statusBarHeight: 59,
    homeIndicator: CGRect(x: 120, y: 654, width: 134, height: 5), isPhone: true)

  private func items(
    _ chrome: DeviceChrome, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ style: UIUserInterfaceStyle = .light
  ) throws -> [SceneItem] {
    var options = SceneOptions()
    options.chrome = chrome
    let scene = Scene(
      result: LayoutFixture(direction: direction, style: style).result, options: options, typesetter: LineRuns())
    return try #require(scene.groups.first { $0.id == "device-chrome" }).items
  }

  private func texts(_ items: [SceneItem]) -> [(text: String, x: CGFloat, color: RGBA)] {
    items.compactMap { if case .glyphs(let run, let point, let color) = $0 { (run.text, point.x, color) } else { nil } }
  }

  private func fills(_ items: [SceneItem]) -> [(rect: CGRect, color: RGBA)] {
    items.compactMap { if case .fill(let path, let color) = $0 { (path.controlPointBounds, color) } else { nil } }
  }

  @Test func `nothing is drawn unless it is asked for`() {
    let scene = Scene(result: LayoutFixture().result, typesetter: FixedAdvanceText())
    #expect(!scene.groups.contains { $0.id == "device-chrome" })
    #expect(scene.size == CGSize(width: 375, height: 667))
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `the time is 9 41 beside the island, on the side where reading begins`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    let items = try items(Self.island, direction)
    let time = try #require(texts(items).first)
    #expect(texts(items).count == 1 && time.text == "9:41")
    #expect(direction == .leftToRight ? time.x < 125 : time.x > 251)
    // The battery is on the other side, in both directions to the right of the network's bars or to the left of them.
    let signs = fills(items).filter { $0.rect.height < 20 && $0.rect.minY < 59 }
    #expect(signs.allSatisfy { direction == .leftToRight ? $0.rect.minX > 251 : $0.rect.maxX < 125 })
    #expect(signs.count == 7, "four bars, the waves, the battery's charge and cap")
    #expect(fills(items).contains { $0.rect == Self.island.cutout && $0.color == .black })
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `signs are black on light and white on dark, the cutout is always black`(style: UIUserInterfaceStyle) throws {
    let items = try items(Self.island, .leftToRight, style)
    let ink: RGBA = style == .dark ? .white : .black
    #expect(texts(items).map(\.color) == [ink])
    #expect(fills(items).first { $0.rect == Self.island.homeIndicator }?.color == ink)
    #expect(fills(items).first { $0.rect == Self.island.cutout }?.color == .black)
  }

  @Test func `signs are smaller where a notch leaves little space`() throws {
    var notch = Self.island
    (notch.isIsland, notch.cutout) = (false, CGRect(x: 83, y: 0, width: 209, height: 30))
    let signs = fills(try items(notch)).filter { $0.rect.minX > 292 && $0.rect.minY < 44 }
    #expect(signs.allSatisfy { $0.rect.maxX <= 375 - 7 && $0.rect.minX >= 292 + 7 })
    // The notch goes on beyond the edge, so that only its lower corners are round.
    #expect(fills(try items(notch)).contains { $0.rect.maxY == 30 && $0.rect.minY < 0 })
  }

  @Test func `without a cutout the time is in the middle, and on pads it leads`() throws {
    let phone = DeviceChrome(
      cutout: nil, isIsland: false, statusBarHeight: 20, homeIndicator: nil, isPhone: true)
    let time = try #require(texts(try items(phone)).first)
    #expect(time.x > 150 && time.x < 187)
    var pad = phone
    pad.isPhone = false
    #expect(try #require(texts(try items(pad)).first).x == 20)
    #expect(fills(try items(pad)).count == fills(try items(phone)).count - 4, "pads have no mobile network")
  }
}

/// Fixed advances, with one glyph for each line.
private final class LineRuns: TextMeasuring {
  private let lines = FixedAdvanceText()

  func typeset(_ request: TextRequest) -> TypesetText {
    var text = lines.typeset(request)
    for index in text.lines.indices {
      let line = text.lines[index]
      text.lines[index].runs = [
        GlyphRun(
          font: "font", size: request.font.pointSize, glyphs: [1], positions: [CGPoint(x: line.x, y: line.baseline)],
          text: line.text)
      ]
    }
    return text
  }
}
