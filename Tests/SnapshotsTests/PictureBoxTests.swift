import LPScene
import Testing

@testable import LPSnapshots

/// What is seen in pictures, and what differs in two.
struct PictureBoxTests {
  /// A picture of plain rectangles, at one pixel a point.
  private func picture(
    _ rects: [(x: Int, y: Int, width: Int, height: Int, color: [UInt8])], width: Int = 120, height: Int = 80,
    ground: [UInt8] = [255, 255, 255, 255]
  ) -> RasterImage {
    var pixels = [UInt8]()
    for _ in 0..<(width * height) { pixels += ground }
    for rect in rects {
      for y in rect.y..<(rect.y + rect.height) {
        for x in rect.x..<(rect.x + rect.width) {
          for part in 0..<4 { pixels[(y * width + x) * 4 + part] = part < 3 ? rect.color[part] : 255 }
        }
      }
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  private let red: [UInt8] = [200, 0, 0]
  private let white: [UInt8] = [255, 255, 255]

  @Test func `a shape, what is on it, and a line of ink are found with their edges`() {
    let image = picture([
      (10, 10, 60, 40, red), (20, 20, 20, 10, white), (80, 60, 3, 8, [0, 0, 0]), (85, 60, 3, 8, [0, 0, 0]),
    ])
    let measured = PictureMeasurement.measure(image, scale: 1)
    #expect(measured.background?.description == "#ffffff")
    let shape = measured.boxes.first { $0.kind == .shape && $0.depth == 0 }
    #expect(shape?.edges == [10, 10, 70, 50])
    #expect(shape?.color.description == "#c80000")
    #expect(measured.boxes.contains { $0.depth == 1 && $0.edges == [20, 20, 40, 30] })
    let ink = measured.boxes.first { $0.kind == .text && $0.depth == 0 }
    #expect(ink?.edges == [80, 60, 88, 68])
    #expect(ink?.baseline == 68)
  }

  @Test func `edges are in points, and a clear background is told from a white one`() {
    let image = picture([(20, 20, 40, 40, red)], ground: [0, 0, 0, 0])
    let measured = PictureMeasurement.measure(image, scale: 2)
    #expect(measured.background == nil)
    #expect([measured.width, measured.height] == [60, 40])
    #expect(measured.boxes.map(\.edges) == [[10, 10, 30, 30]])
  }

  private func difference(_ first: RasterImage, _ second: RasterImage) -> BoxDifference {
    BoxComparison(
      expected: PictureMeasurement.measure(first, scale: 1), actual: PictureMeasurement.measure(second, scale: 1)
    ).difference()
  }

  @Test func `a point is tolerated, two points are a move`() {
    let before = picture([(10, 10, 60, 40, red)])
    #expect(difference(before, picture([(11, 10, 60, 40, red)])).isEmpty)
    let moved = difference(before, picture([(12, 10, 60, 40, red)]))
    #expect(moved.moved.map(\.by) == [[2, 0, 2, 0, 0]])
    #expect(!moved.isPlaced)
  }

  @Test func `what is missing, what is new, and another colour are told apart`() {
    let before = picture([(10, 10, 30, 20, red), (70, 40, 30, 20, red)])
    let after = picture([(10, 10, 30, 20, [0, 0, 200]), (10, 50, 30, 20, red)])
    let found = difference(before, after)
    #expect(found.missing.map(\.edges) == [[70, 40, 100, 60]])
    #expect(found.extra.map(\.edges) == [[10, 50, 40, 70]])
    #expect(found.recolored.map { $0.box.edges } == [[10, 10, 40, 30]])
  }

  @Test func `the inside of a letter counted as a text`() {
    func letters(_ inside: Int) -> MeasuredPicture {
      func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ depth: Int) -> PictureBox {
        PictureBox(
          left: left, top: top, right: right, bottom: bottom, baseline: bottom,
          color: PixelColor(red: 0, green: 0, blue: 0), kind: .text, depth: depth)
      }
      let counters = (0..<inside).map { box(12 + Double($0) * 9, 24, 16 + Double($0) * 9, 28, 1) }
      return MeasuredPicture(
        width: 100, height: 50, background: nil, boxes: [box(10, 20, 60, 32, 0)] + counters + [box(70, 20, 80, 32, 1)])
    }
    #expect(BoxComparison(expected: letters(3), actual: letters(1)).difference().isEmpty)
    #expect(BoxComparison(expected: letters(3), actual: letters(1)).difference().boxes == 2)
  }

  @Test func `a line below a text that is interrupted where letters descend was missing`() {
    let whole = picture([(10, 40, 90, 2, red)])
    #expect(difference(picture([(10, 40, 30, 2, red), (46, 40, 54, 2, red)]), whole).isEmpty)
    #expect(!difference(picture([(10, 40, 30, 2, red), (46, 40, 34, 2, red)]), whole).isPlaced)
    #expect(!difference(picture([(10, 40, 30, 12, red), (46, 40, 54, 12, red)]), whole).isPlaced)
  }

  @Test func `a line of text is one box here and two there, at the same place`() {
    func ink(_ gap: Int) -> RasterImage {
      picture((0..<8).map { (10 + $0 * 6 + ($0 > 3 ? gap : 0), 20, 4, 12, [0, 0, 0]) })
    }
    #expect(difference(ink(3), ink(3)).isEmpty)
    #expect(PictureMeasurement.measure(ink(3), scale: 1).boxes.count == 1)
  }
}
