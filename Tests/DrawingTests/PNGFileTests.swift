import LPLayoutModel
import LPCPNG
import Foundation
import LPScene
import Testing

@testable import LPDrawing

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

  @Test(arguments: [0, 1] as [UInt8])
  func `a file with too little data for the size in its header takes no memory for it`(_ interlacing: UInt8) throws {
    var header: [UInt8] = []
    PNGChunks.append(10_000, to: &header)
    PNGChunks.append(10_000, to: &header)
    var bytes = PNGChunks.signature
    PNGChunks.append("IHDR", header + [8, 6, 0, 0, interlacing], to: &bytes)
    PNGChunks.append("IDAT", Self.noise(100), to: &bytes)
    PNGChunks.append("IEND", [], to: &bytes)
    #expect(throws: PNGError.damaged("its data is too short for 10000 × 10000 pixels")) { try PNGFile.decode(bytes) }
    #expect(bytes.withUnsafeBytes { PNGDecoder($0)?.image() } == nil)
  }

  @Test func `a picture that compresses as far as deflate can is read`() throws {
    let image = Self.image(2000, 1500) { _, _ in [0, 0, 0, 255] }
    let bytes = try PNGFile.encode(image, effort: .small)
    #expect(bytes.count < 4000)
    #expect(try PNGFile.decode(bytes) == image)
    #expect(try PNGFile.decodeByLibrary(bytes) == image)
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

  /// The same pixels by libpng at its usual level and filters, with an alpha channel only where there is one.
  static func libpng(_ image: RasterImage) -> Int {
    var header = png_image()
    header.version = png_uint_32(PNG_IMAGE_VERSION)
    (header.width, header.height) = (png_uint_32(image.width), png_uint_32(image.height))
    let isOpaque = stride(from: 3, to: image.pixels.count, by: 4).allSatisfy { image.pixels[$0] == 255 }
    header.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | (isOpaque ? 0 : PNG_FORMAT_FLAG_ALPHA))
    let pixels = isOpaque ? image.pixels.indices.filter { $0 & 3 != 3 }.map { image.pixels[$0] } : image.pixels
    var size = 0
    png_image_write_to_memory(&header, nil, &size, 0, pixels, 0, nil)
    return size
  }

  @Test func filesAreNotMuchLargerThanLibpngsAndKeptOnesAreSmaller() throws {
    let renderer = PNGRenderer(fonts: SampleScenes.fonts)
    for scene in [SampleScenes.languages(), SampleScenes.shapes(picture: "/nowhere/cat.png")] {
      for scale in [1, 2] {
        let image = try renderer.raster(scene, scale: scale)
        let reference = Double(Self.libpng(image))
        for (effort, most) in [(PNGFile.Effort.fast, 1.4), (.small, 1)] {
          let ratio = Double(try PNGFile.encode(image, effort: effort).count) / reference
          #expect(ratio <= most, "\(scene.title) at \(scale)×, \(effort)")
        }
      }
    }
  }

  @Test func aSceneIsWrittenLikeItsRaster() throws {
    let renderer = PNGRenderer(fonts: SampleScenes.fonts)
    let block = SampleScenes.typesetter.typeset(TextRequest(string: "Aa", font: .systemFont(ofSize: 17)))
    let seeThrough = Scene(size: block.size, items: SampleScenes.items(of: block, at: .zero, .black))
    for scene in [SampleScenes.languages(), seeThrough] {
      for effort in PNGFile.Effort.allCases {
        let direct = try renderer.png(scene, scale: 2, chunks: [("digest", "1")], effort: effort)
        #expect(
          try direct == PNGFile.encode(renderer.raster(scene, scale: 2), chunks: [("digest", "1")], effort: effort))
      }
    }
  }

  /// Rectangles of few colours: long runs, short runs, runs across 258 bytes, rows alike.
  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func runsOfEveryShapeAreReadBack(_ seed: UInt64) throws {
    let numbers = Self.noise(64, seed: seed).map(Int.init)
    let (width, height) = (1 + numbers[0] * 3, 1 + numbers[1] % 40)
    let alpha: UInt8 = seed % 3 == 0 ? 128 : 255
    let colors = seed % 2 == 0 ? 3 : 251
    let image = Self.image(width, height) { x, y in
      let cell = (x / (1 + numbers[2])) * 7 + (y / (1 + numbers[3] % 9)) * 13 + (x % 97 == 0 ? x : 0)
      return [UInt8(cell % colors), UInt8(cell * 31 % 256), UInt8(cell * 7 % colors), cell % 5 == 0 ? alpha : 255]
    }
    try expectRunsReadBack(image)
    try expectRunsReadBack(RasterImage(width: width, height: 1, pixels: Self.noise(width * 4, seed: seed)))
  }

  /// Large pictures go this way; small ones show the same faults sooner.
  private func expectRunsReadBack(_ image: RasterImage) throws {
    let file = image.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.assumingMemoryBound(to: UInt32.self).baseAddress!
      let grid = PixelGrid32(
        pixels: pixels, width: image.width, height: image.height, stride: image.width, order: .rgba)
      let runs = PixelRuns(grid)
      let layout = runs.colors.map(RunDeflate.Layout.palette) ?? (runs.isOpaque ? .rgb : .rgba)
      return PNGEncoder(effort: .fast, texts: []).file(
        grid, layout, data: RunDeflate(runs, of: grid, layout: layout).stream())
    }
    #expect(try PNGFile.decode(file) == image)
  }
}
