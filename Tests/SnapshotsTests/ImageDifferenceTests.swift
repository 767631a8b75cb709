import Foundation
import LPScene
import LPSupport
import Testing

@testable import LPSnapshots

struct ImageDifferenceTests {
  static let image = TestPicture.image()

  static func difference(
    _ actual: RasterImage, from expected: RasterImage = image, _ tolerance: PictureTolerance = .exact
  ) -> ImageDifference? {
    ImageComparison(expected: expected, actual: actual, tolerance: tolerance).difference()
  }

  @Test func `The same pixels have no difference`() {
    #expect(Self.difference(TestPicture.image()) == nil)
    let empty = RasterImage(width: 0, height: 0, pixels: [])
    #expect(Self.difference(empty, from: empty) == nil)
  }

  @Test func `Every single pixel and every channel counts`() throws {
    for place in 0..<Self.image.pixels.count {
      var changed = Self.image
      changed.pixels[place] ^= 1
      let difference = try #require(Self.difference(changed))
      #expect(difference.differingPixels == 1)
      #expect(
        difference.box
          == ImageDifference.Box(x: place / 4 % 24, y: place / 4 / 24, width: 1, height: 1))
      #expect(!difference.isWithinTolerance)
    }
  }

  @Test func `The box is around what only one picture has`() throws {
    func blank(_ width: Int, _ height: Int) -> RasterImage {
      RasterImage(width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4))
    }
    typealias Box = ImageDifference.Box
    let cases: [(RasterImage, RasterImage, Box, Int)] = [
      (blank(10, 8), blank(10, 6), Box(x: 0, y: 6, width: 10, height: 2), 20),
      (blank(10, 6), blank(10, 8), Box(x: 0, y: 6, width: 10, height: 2), 20),
      (blank(10, 8), blank(7, 8), Box(x: 7, y: 0, width: 3, height: 8), 24),
      (blank(10, 8), blank(7, 6), Box(x: 0, y: 0, width: 10, height: 8), 38),
      (blank(10, 6), blank(7, 8), Box(x: 0, y: 0, width: 10, height: 8), 32),
    ]
    for (expected, actual, box, count) in cases {
      let difference = try #require(Self.difference(actual, from: expected))
      #expect(difference.box == box, "\(expected.width) × \(expected.height)")
      #expect(difference.differingPixels == count)
    }
  }

  @Test func `The box is around all that differs, and the count is exact`() throws {
    let red: [UInt8] = [255, 0, 0, 255]
    let changed = Self.image.with(3, 2, red).with(20, 13, red).with(20, 3, red)
    let difference = try #require(Self.difference(changed))
    #expect(difference.differingPixels == 3)
    #expect(difference.box == ImageDifference.Box(x: 3, y: 2, width: 18, height: 12))
    #expect(difference.summary.hasPrefix("3 of 384 pixels (0.78 %) differ, within 18×12 at 3,2; colours by up to "))
  }

  @Test func `Black against white is the largest distance`() {
    #expect(PerceivedColor.distance(0xFF00_0000, 0xFFFF_FFFF) > 0.999)
    #expect(PerceivedColor.distance(0xFF00_0000, 0xFFFF_FFFF) <= 1)
    #expect(PerceivedColor.distance(0x0000_0000, 0xFFFF_FFFF) == 0)
    let (green, blue) = (
      PerceivedColor.distance(0xFF00_0000, 0xFF00_FF00), PerceivedColor.distance(0xFF00_0000, 0xFFFF_0000)
    )
    #expect(green > blue)
  }

  @Test func `Greys are as far apart as their brightness`() {
    for (value, grey) in [(51, 0xFF33_3333), (128, 0xFF80_8080), (204, 0xFFCC_CCCC)] as [(Float, UInt32)] {
      #expect(abs(PerceivedColor.distance(0xFF00_0000, grey) - value / 255) < 1e-4)
    }
  }

  @Test func `A pixel among eight has the distance that it has by itself`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<100 {
      let (a, b) = (UInt32.random(in: 0 ... .max, using: &random), UInt32.random(in: 0 ... .max, using: &random))
      let square = PerceivedColor.squares(SIMD8(repeating: a), SIMD8(repeating: b))[5]
      #expect(abs(PerceivedColor.distance(a, b) - (square / PerceivedColor.range).squareRoot()) < 1e-4)
    }
  }

  @Test func `A tolerance lets near colours pass and says so`() throws {
    let near = Self.image.with(0, 0, [250, 250, 250, 255])
    let difference = try #require(Self.difference(near, from: Self.image, PictureTolerance(distance: 0.05)))
    #expect(difference.isWithinTolerance && difference.toleratedPixels == 1 && difference.differingPixels == 0)
    #expect(difference.summary.contains("tolerance in force: colours within 5 %"))
    let far = Self.image.with(0, 0, [200, 250, 250, 255])
    #expect(try !#require(Self.difference(far, from: Self.image, PictureTolerance(distance: 0.05))).isWithinTolerance)
  }

  @Test func `Allowed pixels are counted, not ignored`() throws {
    let red: [UInt8] = [255, 0, 0, 255]
    let tolerance = PictureTolerance(allowedPixels: 1)
    let one = Self.image.with(0, 0, red)
    #expect(try #require(Self.difference(one, from: Self.image, tolerance)).isWithinTolerance)
    #expect(try !#require(Self.difference(one.with(5, 0, red), from: Self.image, tolerance)).isWithinTolerance)
  }

  @Test func `The smoothed edge of a shape is recognised, a stray pixel is not`() throws {
    // The block's left edge becomes half dark: between even areas on both sides.
    var smooth = Self.image
    for y in 4..<10 { smooth = smooth.with(5, y, [150, 150, 150, 255]) }
    let tolerance = PictureTolerance(ignoresAntialiasing: true)
    let edge = try #require(Self.difference(smooth, from: Self.image, tolerance))
    #expect(edge.antialiasedPixels > 0 && edge.differingPixels < 6)
    let stray = Self.image.with(20, 6, [150, 150, 150, 255])
    let point = try #require(Self.difference(stray, from: Self.image, tolerance))
    #expect(point.antialiasedPixels == 0 && point.differingPixels == 1)
  }

  @Test func `The sweep shows what each threshold would let pass`() throws {
    let changed = Self.image.with(0, 0, [254, 255, 255, 255]).with(1, 0, [0, 0, 0, 255])
    let difference = try #require(Self.difference(changed))
    #expect(difference.sweep.map(\.pixels) == [2, 1, 1, 1, 1, 1, 1])
    #expect(difference.sweepText.hasPrefix("over 0 %: 2 pixels, over 1 %: 1, over 2 %: 1"))
  }

  @Test(arguments: [(24, 20), (30, 16), (10, 30), (1, 1), (0, 0)])
  func `Pictures of unequal sizes differ by what only one of them has`(width: Int, height: Int) throws {
    let white = RasterImage(width: 24, height: 16, pixels: Array(repeating: 255, count: 24 * 16 * 4))
    let other = RasterImage(width: width, height: height, pixels: Array(repeating: 255, count: width * height * 4))
    let difference = try #require(Self.difference(other, from: white))
    let common = min(24, width) * min(16, height)
    #expect(difference.differingPixels == 24 * 16 + width * height - 2 * common)
    #expect(difference.summary == "the picture is \(width)×\(height) and the golden 24×16 pixels")
    #expect(!difference.isWithinTolerance)
    let generous = PictureTolerance(distance: 1, ignoresAntialiasing: true, allowedPixels: 10_000)
    #expect(try !#require(Self.difference(other, from: white, generous)).isWithinTolerance)
  }

  @Test func `The picture of a difference shows golden, actual and what differs`() throws {
    let changed = Self.image.with(3, 2, [255, 0, 0, 255])
    let drawn = try #require(try DifferenceImage.draw(expected: Self.image, actual: changed))
    #expect((drawn.width, drawn.height) == (24 * 3 + 64, 16 + 32))
    func pixel(_ panel: Int, _ x: Int, _ y: Int) -> [UInt8] {
      let start = ((16 + y) * drawn.width + 16 + panel * 40 + x) * 4
      return Array(drawn.pixels[start..<(start + 4)])
    }
    #expect(pixel(0, 3, 2) == [255, 255, 255, 255])
    #expect(pixel(1, 3, 2) == [255, 0, 0, 255])
    #expect(pixel(2, 3, 2) == [230, 20, 40, 255])
    #expect(pixel(2, 7, 5) == [212, 212, 212, 255])
    #expect(pixel(2, 4, 2) == [255, 255, 255, 255])
  }

  @Test(arguments: [
    ImageDifference.Box(x: -5, y: -5, width: 10, height: 10), .init(x: 20, y: 10, width: 100, height: 100),
    .init(x: 100, y: 100, width: 5, height: 5), .init(x: 2, y: 2, width: 1, height: 1),
    .init(x: 0, y: 0, width: 0, height: 0), .init(x: -9, y: 3, width: 2, height: 2),
  ])
  func `Outlines outside of the picture are cut off`(box: ImageDifference.Box) throws {
    let outline = DifferenceImage.Outline(before: box, after: nil)
    let drawn = try #require(try DifferenceImage.draw(expected: Self.image, actual: Self.image, outlines: [outline]))
    let left = drawn.pixels.prefix(16 * drawn.width * 4)
    #expect(left.allSatisfy { $0 == 0xE4 || $0 == 255 })
  }

  @Test func `Words stand over the panels and explain the colours that there may be`() throws {
    func words(_ tolerance: PictureTolerance, _ outlines: [DifferenceImage.Outline]) throws -> [String] {
      var said: [String] = []
      let drawn = try DifferenceImage.draw(
        expected: Self.image, actual: Self.image, tolerance: tolerance, outlines: outlines
      ) { words, width in
        said = words
        #expect(width == 24)
        return words.map { _ in RasterImage(width: 24, height: 6, pixels: [UInt8](repeating: 9, count: 24 * 6 * 4)) }
      }
      let picture = try #require(drawn)
      // Sixteen around everything, and eight between words and panels.
      #expect((picture.width, picture.height) == (24 * 3 + 64, 16 + 6 + 8 + 16 + 16))
      for panel in 0...2 {
        for (y, value) in [(15, 0xE4), (16, 9), (21, 9), (22, 0xE4), (29, 0xE4)] as [(Int, UInt8)] {
          #expect(picture.pixels[(y * picture.width + 16 + panel * 40) * 4] == value)
        }
        #expect(picture.pixels[(30 * picture.width + 16 + panel * 40 + 4) * 4] != 0xE4)
      }
      return said
    }
    #expect(try words(.exact, []) == ["expected", "actual", "difference (red differs)"])
    let box = ImageDifference.Box(x: 1, y: 1, width: 3, height: 3)
    let all = try words(
      PictureTolerance(distance: 0.1, ignoresAntialiasing: true, allowedPixels: 0), [.init(before: box, after: box)])
    for word in ["red", "yellow", "orange", "blue", "green"] { #expect(all[2].contains(word)) }
  }

  @Test func `A picture of a difference that would be too large is not made`() throws {
    #expect(try DifferenceImage.draw(expected: Self.image, actual: Self.image, limit: 1000) == nil)
  }

  @Test(arguments: [(Double.nan, 0.0), (-1, 0), (7, 1), (0.25, 0.25)])
  func `A tolerance stays within its range`(given: Double, used: Double) {
    #expect(PictureTolerance(distance: given, allowedPixels: -3) == PictureTolerance(distance: used))
  }

  /// What eight pixels at a time find out is what one after the other finds out.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `Counts, box and distances are those of single pixels`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (width, height) = (Int.random(in: 1...37, using: &random), Int.random(in: 1...9, using: &random))
    let first = RasterImage(
      width: width, height: height,
      pixels: (0..<width * height * 4).map { $0 % 4 == 3 && seed % 2 == 0 ? 255 : .random(in: 0...255, using: &random) }
    )
    var second = first
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let place = Int.random(in: 0..<width * height, using: &random) * 4
      second.pixels[place + Int.random(in: 0...3, using: &random)] &+= UInt8.random(in: 1...255, using: &random)
    }
    guard let found = Self.difference(second, from: first) else { return }
    var (counts, box) = ([0, 0, 0, 0, 0, 0, 0], ImageDifference.Box(x: 0, y: 0, width: 0, height: 0))
    var largest: Float = 0
    ImageComparison(expected: first, actual: second).visit { x, y, _, distance in
      box.include(x, y)
      largest = max(largest, distance)
      counts[0] += 1
      for step in 1..<7 where Double(distance) > ImageComparison.sweepDistances[step] { counts[step] += 1 }
    }
    #expect(found.sweep.map(\.pixels) == counts && found.differingPixels == counts[0])
    #expect(found.box == box)
    #expect(abs(found.largestDistance - Double(largest)) < 1e-6)
  }

  @Test func `A share too small for three decimals is not none`() throws {
    let white = RasterImage(width: 1500, height: 1000, pixels: Array(repeating: 255, count: 6_000_000))
    let difference = try #require(Self.difference(white.with(700, 500, [0, 0, 0, 255]), from: white))
    #expect(difference.summary.hasPrefix("1 of 1,500,000 pixels (under 0.001 %) differ, within 1×1 at 700,500"))
  }
}
