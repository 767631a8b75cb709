import Foundation
import LPScene
import LPSupport
import Testing

@testable import LPDrawing

/// Pictures that several threads compress at the same time.
@Suite struct ParallelEncodingTests {
  private enum Colors: CaseIterable {
    case few
    case many
    case seeThrough
  }

  /// Rectangles on a ground, some of them noisy, as screens are.
  private static func picture(_ width: Int, _ height: Int, _ colors: Colors, seed: UInt64) -> RasterImage {
    var random = SplitMix64(seed: seed)
    var pixels = [UInt32](repeating: 0xFFF2_F1F0, count: width * height)
    for _ in 0..<12 {
      let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      let (right, bottom) = (Int.random(in: x..<width, using: &random), Int.random(in: y..<height, using: &random))
      let color = UInt32.random(in: 0...0xFF_FFFF, using: &random) | (colors == .seeThrough ? 0x8000_0000 : 0xFF00_0000)
      let isNoisy = colors != .few && Bool.random(using: &random)
      for row in y...bottom {
        for column in x...right {
          pixels[row * width + column] = isNoisy ? color ^ UInt32.random(in: 0...0xFFFF, using: &random) : color
        }
      }
    }
    let bytes = pixels.withUnsafeBytes { Array($0) }
    return RasterImage(width: width, height: height, pixels: bytes)
  }

  private static func file(_ image: RasterImage, threads: Int) -> [UInt8] {
    image.pixels.withUnsafeBytes { bytes in
      let grid = PixelGrid32(
        pixels: bytes.assumingMemoryBound(to: UInt32.self).baseAddress!, width: image.width, height: image.height,
        stride: image.width, order: .rgba)
      let runs = PixelRuns(grid, threads: threads)
      #expect(runs.bands.count == min(threads, image.height))
      let layout = runs.colors.map(RunDeflate.Layout.palette) ?? (runs.isOpaque ? .rgb : .rgba)
      let data = RunDeflate(runs, of: grid, layout: layout).stream()
      return PNGEncoder(effort: .fast, texts: []).file(grid, layout, data: data)
    }
  }

  @Test(arguments: [(1, 1), (7, 2), (200, 5), (3, 90), (331, 257)])
  func `the bytes do not depend on how many work at them`(_ width: Int, _ height: Int) throws {
    for colors in Colors.allCases {
      for seed in 1...6 as ClosedRange<UInt64> {
        let image = Self.picture(width, height, colors, seed: seed)
        let alone = Self.file(image, threads: 1)
        #expect(try PNGFile.decodeByLibrary(alone) == image)
        for threads in [2, 3, 4, 9] {
          #expect(Self.file(image, threads: threads) == alone, "\(colors), seed \(seed), \(threads) threads")
        }
      }
    }
  }

  @Test func `a screen is the same file by one thread and by several`() throws {
    let scene = SampleScenes.languages()
    let alone = try PNGRenderer(fonts: SampleScenes.fonts).png(scene, scale: 3)
    #expect(try PNGRenderer(fonts: SampleScenes.fonts, threads: 2).png(scene, scale: 3) == alone)
    #expect(try PNGFile.size(of: alone).width * PNGFile.size(of: alone).height > 1_000_000)
  }

  @Test func `checksums of parts are put together`() {
    let bytes = PNGFileTests.noise(200_000)
    func checksum(_ range: Range<Int>) -> Adler32 {
      var checksum = Adler32()
      bytes.withUnsafeBufferPointer { checksum.append($0.baseAddress! + range.lowerBound, count: range.count) }
      return checksum
    }
    let whole = checksum(0..<bytes.count)
    for cut in [0, 1, 65_520, 65_521, 65_522, 131_042, 199_999, 200_000] {
      let both = checksum(0..<cut).followed(by: checksum(cut..<bytes.count))
      #expect(both.value == whole.value, "cut at \(cut)")
    }
    #expect(
      checksum(0..<9).followed(by: checksum(9..<700)).followed(by: checksum(700..<bytes.count)).value == whole.value)
  }
}
