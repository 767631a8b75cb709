import LPLayoutModel
import Foundation
import LPScene
import Testing

@testable import LPDrawing

@Suite struct PNGRendererTests {
  let renderer = PNGRenderer(fonts: SampleScenes.fonts)

  func raster(_ items: [SceneItem], scale: Int = 1) throws -> RasterImage {
    try renderer.raster(Scene(size: CGSize(width: 20, height: 10), items: items), scale: scale)
  }

  @Test func fillsCoverExactlyTheirPixels() throws {
    let image = try raster([.fill(.rect(CGRect(x: 2, y: 3, width: 4, height: 5)), RGBA(hex: 0xFF8000))], scale: 2)
    #expect((image.width, image.height) == (40, 20))
    for y in 0..<20 {
      for x in 0..<40 {
        let inside = (4..<12).contains(x) && (6..<16).contains(y)
        let expected: [UInt8] = inside ? [255, 128, 0, 255] : [0, 0, 0, 0]
        #expect(image.at(x, y) == expected)
      }
    }
  }

  @Test func halfTransparentColourIsNotPremultiplied() throws {
    let image = try raster([.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 10)), RGBA(hex: 0xFF0000, alpha: 0.5))])
    #expect(image.at(5, 5) == [255, 0, 0, 128])
  }

  @Test func aGroupsOpacityIsAppliedToTheWhole() throws {
    let black = SceneItem.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 10)), .black)
    let group = SceneItem.Group(kind: .plain, id: "g", opacity: 0.5, items: [black, black])
    let image = try raster([.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 10)), .white), .group(group)])
    #expect(abs(Int(image.at(5, 5)[0]) - 127) <= 1)
  }

  @Test func clipsScalesAndOffsetsApplyInTheGroupsCoordinates() throws {
    let group = SceneItem.Group(
      kind: .plain, id: "g", clip: .rect(CGRect(x: 0, y: 0, width: 2, height: 2)), scale: 3,
      offset: CGPoint(x: 4, y: 1), items: [.fill(.rect(CGRect(x: -9, y: -9, width: 99, height: 99)), .black)])
    let image = try raster([.group(group)])
    #expect(image.at(4, 1)[3] == 255 && image.at(9, 6)[3] == 255)
    #expect(image.at(3, 1)[3] == 0 && image.at(10, 6)[3] == 0 && image.at(4, 7)[3] == 0)
  }

  @Test func transformsTurnTheItemsAndTheClipAndWhatIsFlatIsNotPainted() throws {
    let bar = CGRect(x: 4, y: 4, width: 12, height: 2)
    func group(_ transform: CGAffineTransform) -> SceneItem {
      .group(
        SceneItem.Group(
          kind: .view, id: "g", clip: .rect(bar), transform: transform.around(CGPoint(x: 10, y: 5)),
          items: [.fill(.rect(bar.insetBy(dx: -9, dy: -9)), .black)]))
    }
    let turned = try raster([group(CGAffineTransform(rotationAngle: .pi / 2))])
    // Upright from the middle: 2 wide, 12 high, of which the picture shows 10.
    #expect(turned.at(9, 0)[3] == 255 && turned.at(10, 9)[3] == 255)
    #expect(turned.at(8, 5)[3] == 0 && turned.at(11, 5)[3] == 0 && turned.at(5, 5)[3] == 0)
    let flat = try raster([group(CGAffineTransform(scaleX: 0, y: 1)), .fill(.rect(bar), .white)])
    #expect(flat.at(10, 5)[3] == 255, "the next item is painted all the same")
    #expect(flat.at(10, 1)[3] == 0)
  }

  @Test func picturesAreScaledAndFlipped() throws {
    let directory = try SampleScenes.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let path = try SampleScenes.picture(in: directory)
    let plain = try raster([.image(path, in: CGRect(x: 0, y: 0, width: 10, height: 10), flipped: false)])
    let flipped = try raster([.image(path, in: CGRect(x: 0, y: 0, width: 10, height: 10), flipped: true)])
    #expect(plain.at(1, 1) == [255, 0, 0, 255] && plain.at(8, 1) == [0, 255, 0, 255])
    #expect(flipped.at(1, 1) == [0, 255, 0, 255] && flipped.at(8, 1) == [255, 0, 0, 255])
  }

  @Test func aMissingPictureIsDrawnAsABoxAndSaysWhy() throws {
    let image = try raster([.image("/nowhere/cat.png", in: CGRect(x: 0, y: 0, width: 20, height: 10), flipped: false)])
    #expect(image.at(10, 2)[3] == 255)
    let error = #expect(throws: ImageFileError.self) { try ImageFiles().size(at: "/nowhere/cat.png") }
    #expect(error?.description.hasPrefix("/nowhere/cat.png cannot be read") ?? false)
  }

  @Test func textHasInkWhereItIsPlaced() throws {
    let block = SampleScenes.typesetter.typeset(TextRequest(string: "H", font: .systemFont(ofSize: 8)))
    let image = try raster(SampleScenes.items(of: block, at: CGPoint(x: 10, y: 0), .black), scale: 4)
    let columns = (0..<image.width).filter { x in (0..<image.height).contains { image.at(x, $0)[3] > 0 } }
    let rows = (0..<image.height).filter { y in (0..<image.width).contains { image.at($0, y)[3] > 0 } }
    // A capital stands on the baseline and is as high as capitals are.
    let (bottom, capHeight) = (Double(rows.last! + 1) / 4, Double(rows.count) / 4)
    #expect(abs(bottom - Double(block.firstBaseline)) <= 0.25)
    #expect(abs(capHeight - 8 * 0.727) < 0.5)
    let right = Double(block.size.width) * 4 + 40
    #expect(columns.first! >= 40)
    #expect(Double(columns.last!) < right)
  }

  @Test func joinsOfTranslucentLettersAreNotDarker() throws {
    let block = SampleScenes.typesetter.typeset(
      TextRequest(string: "ـــســـ", font: .boldSystemFont(ofSize: 40), direction: .rightToLeft))
    let scene = Scene(
      size: block.size, items: SampleScenes.items(of: block, at: .zero, RGBA.black.withAlpha(0.5)))
    let image = try renderer.raster(scene, scale: 1)
    let darkest = stride(from: 3, to: image.pixels.count, by: 4).map { image.pixels[$0] }.max()
    #expect(darkest == 128 || darkest == 127)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: 10, height: -1), CGSize(width: CGFloat.nan, height: 10),
    CGSize(width: 40_000, height: 10), CGSize(width: 30_000, height: 30_000),
    CGSize(width: CGFloat.infinity, height: 1),
  ])
  func sizesThatCannotBeDrawnAreRefused(_ size: CGSize) {
    let error = #expect(throws: DrawingError.self) { try renderer.raster(Scene(size: size, items: []), scale: 1) }
    #expect(error?.description.isEmpty == false)
  }

  @Test func itemsWithoutMeaningLeaveThePictureAlone() throws {
    let run = GlyphRun(
      font: "Inter-Regular.otf", size: 12, glyphs: [5, 6],
      positions: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1e30, y: 0)],
      text: "ab")
    let bad = Path([.move(.zero), .line(CGPoint(x: CGFloat.infinity, y: 1))])
    let image = try raster([
      .glyphs(run, at: .zero, .black), .fill(bad, .black), .stroke(bad, .init(color: .black, width: 1)),
      .stroke(.line(from: .zero, to: CGPoint(x: 9, y: 9)), .init(color: .black, width: -1)),
      .glyphs(GlyphRun(font: "No.ttf", size: 9, glyphs: [1], positions: [.zero], text: "x"), at: .zero, .black),
      .stroke(
        .line(from: CGPoint(x: 0, y: 9.5), to: CGPoint(x: 9, y: 9.5)), .init(color: .black, width: 1, dash: [0, -1])),
    ])
    #expect(image.at(4, 4)[3] == 0)
    #expect(image.at(4, 9)[3] == 255)
  }
}

extension RasterImage {
  /// Red, green, blue, alpha.
  func at(_ x: Int, _ y: Int) -> [UInt8] {
    Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }
}
