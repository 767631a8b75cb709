import Foundation
import Scene
import Testing

@testable import Drawing

@Suite struct PNGFileTests {
  /// Numbers that look random and are the same every time.
  static func noise(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }

  static func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> RasterImage {
    RasterImage(
      width: width, height: height,
      pixels: (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } })
  }

  static let images: [(String, RasterImage)] = [
    ("one pixel", image(1, 1) { _, _ in [1, 2, 3, 4] }),
    ("one colour", image(40, 30) { _, _ in [200, 100, 50, 255] }),
    ("256 colours", image(256, 3) { x, _ in [UInt8(x), 0, UInt8(255 - x), x == 7 ? 0 : 255] }),
    ("257 colours", image(257, 2) { x, _ in [UInt8(x & 255), UInt8(x >> 8), 9, 255] }),
    ("a gradient", image(64, 64) { x, y in [UInt8(x * 4), UInt8(y * 4), UInt8(x + y), 255] }),
    ("a see-through gradient", image(33, 21) { x, y in [UInt8(x * 7), UInt8(y), 3, UInt8(x * y % 256)] }),
    ("noise", RasterImage(width: 31, height: 17, pixels: noise(31 * 17 * 4))),
  ]

  @Test(arguments: images.indices, PNGFile.Effort.allCases)
  func whatIsWrittenIsReadBack(_ index: Int, _ effort: PNGFile.Effort) throws {
    let (name, image) = Self.images[index]
    let bytes = try PNGFile.encode(image, effort: effort)
    #expect(try PNGFile.decode(bytes) == image, "\(name)")
    #expect(try PNGFile.size(of: bytes) == (image.width, image.height))
    #expect(try PNGFile.encode(image, effort: effort) == bytes)
  }

  @Test func textsAreReadWithoutDecoding() throws {
    let chunks = [
      (keyword: "digest", text: "abc123"), (keyword: "Title", text: "Größe مرحبا 👍"), (keyword: "empty", text: ""),
    ]
    let bytes = try PNGFile.encode(Self.images[1].1, chunks: chunks)
    let read = try PNGFile.texts(bytes)
    #expect(read.map(\.keyword) == chunks.map(\.keyword))
    #expect(read.map(\.text) == chunks.map(\.text))
    #expect(try PNGFile.decode(bytes) == Self.images[1].1)
    // Even where the pixels are damaged.
    var damaged = bytes
    damaged[bytes.count - 20] ^= 0xFF
    #expect(try PNGFile.texts(damaged).map(\.text) == chunks.map(\.text))
    #expect(throws: PNGError.self) { try PNGFile.decode(damaged) }
  }

  @Test(arguments: ["", String(repeating: "k", count: 80), "tab\t", " x", "ä"])
  func keywordsMustFitTheFormat(_ keyword: String) {
    #expect(throws: PNGError.unusableKeyword(keyword)) {
      try PNGFile.encode(Self.images[0].1, chunks: [(keyword, "text")])
    }
  }

  @Test func everyTruncationIsAnError() throws {
    let bytes = try PNGFile.encode(Self.images[4].1, chunks: [("digest", "abc")])
    for length in 0..<bytes.count {
      #expect(throws: PNGError.self) { try PNGFile.decode(Array(bytes[..<length])) }
      #expect(throws: PNGError.self) { try PNGFile.texts(Array(bytes[..<length])) }
    }
  }

  @Test func everyChangedByteIsSurvived() throws {
    let bytes = try PNGFile.encode(Self.images[4].1, chunks: [("digest", "abc")])
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x5A
      if let image = try? PNGFile.decode(damaged) { #expect(image.pixels.count == image.width * image.height * 4) }
      _ = try? PNGFile.texts(damaged)
      _ = try? PNGFile.size(of: damaged)
    }
  }

  @Test func noiseIsNoPNG() {
    #expect(throws: PNGError.notPNG) { try PNGFile.decode([]) }
    #expect(throws: PNGError.notPNG) { try PNGFile.decode(Array("GIF89a, not a PNG at all".utf8)) }
    #expect(throws: PNGError.truncated) { try PNGFile.decode(PNGChunks.signature) }
    for seed in 1...50 as ClosedRange<UInt64> {
      let bytes = PNGChunks.signature + Self.noise(200, seed: seed)
      #expect(throws: PNGError.self) { try PNGFile.decode(bytes) }
    }
  }

  @Test func aHugePictureIsRefusedBeforeMemoryIsTaken() throws {
    var header: [UInt8] = []
    PNGChunks.append(30_000, to: &header)
    PNGChunks.append(30_000, to: &header)
    var bytes = PNGChunks.signature
    PNGChunks.append("IHDR", header + [8, 6, 0, 0, 0], to: &bytes)
    PNGChunks.append("IDAT", [], to: &bytes)
    PNGChunks.append("IEND", [], to: &bytes)
    #expect(throws: PNGError.tooLarge(width: 30_000, height: 30_000)) { try PNGFile.decode(bytes) }
    #expect(try PNGFile.size(of: bytes) == (30_000, 30_000))
    #expect(PNGError.tooLarge(width: 30_000, height: 30_000).description.contains("30000 × 30000"))
  }

  @Test func fewColoursBecomeAPalette() throws {
    let few = try PNGFile.encode(Self.images[1].1)
    #expect(few[25] == 3)
    #expect(try PNGFile.encode(Self.images[3].1)[25] == 2)
    #expect(try PNGFile.encode(Self.images[6].1)[25] == 6)
  }
}
