import LPCDeflate
import LPScene
import Testing

@testable import LPDrawing

/// What the decoder reads by itself is what libpng reads.
@Suite struct PNGDecoderTests {
  /// A PNG of noise in a layout, with another filter on every row.
  struct Sample: CustomTestStringConvertible, Sendable {
    var colorType: UInt8
    var depth: Int
    var width: Int
    var height: Int
    var seed: UInt64
    /// Pieces that the data is cut into.
    var pieces = 1
    /// Before the data.
    var chunks: [(type: String, data: [UInt8])] = []
    var interlacing: UInt8 = 0
    /// How many colours of noise are out of the palette.
    var colors = 256

    var testDescription: String { "type \(colorType), \(depth) bits, \(width)×\(height)" }

    var rowBytes: Int { (width * [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(colorType)]! * depth + 7) / 8 }

    var file: [UInt8] {
      var header: [UInt8] = []
      PNGChunks.append(UInt32(width), to: &header)
      PNGChunks.append(UInt32(height), to: &header)
      var file = PNGChunks.signature
      PNGChunks.append("IHDR", header + [UInt8(depth), colorType, 0, 0, interlacing], to: &file)
      for chunk in chunks { PNGChunks.append(chunk.type, chunk.data, to: &file) }
      let data = Self.deflated(rows)
      let step = max(1, (data.count + pieces - 1) / pieces)
      for start in stride(from: 0, to: data.count, by: step) {
        PNGChunks.append("IDAT", data[start..<min(start + step, data.count)], to: &file)
      }
      PNGChunks.append("IEND", [], to: &file)
      return file
    }

    /// Noise is as good as anything that was filtered.
    var rows: [UInt8] {
      let noise = PNGFileTests.noise(rowBytes * height, seed: seed)
      return (0..<height).flatMap { y -> [UInt8] in
        let row = noise[y * rowBytes..<(y + 1) * rowBytes]
        if colorType == 3 { return [0] + row.map { colors < 256 ? UInt8(Int($0) % colors) : $0 } }
        return [UInt8(y % 5)] + row
      }
    }

    static func deflated(_ bytes: [UInt8]) -> [UInt8] {
      let compressor = libdeflate_alloc_compressor(6)
      defer { libdeflate_free_compressor(compressor) }
      let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
      return [UInt8](unsafeUninitializedCapacity: bound) { buffer, used in
        used = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
      }
    }
  }

  static func palette(_ count: Int, alpha: Int = 0) -> [(type: String, data: [UInt8])] {
    [("PLTE", PNGFileTests.noise(count * 3, seed: 9))]
      + (alpha > 0 ? [("tRNS", PNGFileTests.noise(alpha, seed: 5))] : [])
  }

  static let known: [Sample] = channels + palettes + special

  private static var channels: [Sample] {
    var samples: [Sample] = []
    for type: UInt8 in [0, 2, 4, 6] {
      for (width, height) in [(1, 1), (2, 7), (5, 11), (33, 26), (131, 12)] {
        let seed = UInt64(width * 7) + UInt64(type)
        samples.append(Sample(colorType: type, depth: 8, width: width, height: height, seed: seed))
      }
    }
    return samples
  }

  private static var palettes: [Sample] {
    var samples: [Sample] = []
    for depth in [1, 2, 4, 8] {
      for (width, height) in [(1, 1), (3, 5), (9, 6), (67, 13)] {
        let chunks = palette(1 << depth, alpha: width == 9 ? 2 : 0)
        samples.append(
          Sample(
            colorType: 3, depth: depth, width: width, height: height, seed: UInt64(width), pieces: 3, chunks: chunks))
      }
    }
    return samples
  }

  private static let special: [Sample] = [
    Sample(colorType: 2, depth: 8, width: 40, height: 30, seed: 3, pieces: 7),
    Sample(colorType: 2, depth: 8, width: 8, height: 8, seed: 4, chunks: [("gAMA", [0, 0, 0xB1, 0x8F])]),
    Sample(colorType: 2, depth: 8, width: 8, height: 8, seed: 4, chunks: [("sRGB", [0]), ("tIME", [7])]),
    Sample(colorType: 6, depth: 8, width: 8, height: 8, seed: 4, chunks: palette(20)),
    Sample(colorType: 3, depth: 8, width: 30, height: 8, seed: 4, chunks: palette(11), colors: 11),
  ]

  @Test(arguments: known) func `libpng reads the same pixels`(sample: Sample) throws {
    let file = sample.file
    let image = try #require(file.withUnsafeBytes { PNGDecoder($0)?.image() })
    #expect(try image == PNGFile.decodeByLibrary(file))
  }

  static let left: [Sample] = [
    Sample(colorType: 2, depth: 16, width: 5, height: 5, seed: 1),
    Sample(colorType: 0, depth: 4, width: 5, height: 5, seed: 1),
    Sample(colorType: 2, depth: 8, width: 5, height: 5, seed: 1, chunks: [("gAMA", [0, 1, 0x86, 0xA0])]),
    Sample(colorType: 2, depth: 8, width: 5, height: 5, seed: 1, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])]),
    Sample(colorType: 3, depth: 8, width: 30, height: 8, seed: 4, chunks: palette(11)),
    Sample(colorType: 3, depth: 8, width: 3, height: 8, seed: 4),
  ]

  @Test(arguments: left) func `Rare kinds and damaged ones are left to libpng`(sample: Sample) {
    let file = sample.file
    #expect(file.withUnsafeBytes { PNGDecoder($0)?.image() } == nil)
    #expect((try? PNGFile.decode(file)) == (try? PNGFile.decodeByLibrary(file)))
  }

  @Test func `Whatever byte is changed, nothing is read that libpng reads otherwise`() {
    for sample in [Self.known[13], Self.known[33]] {
      let file = sample.file
      for index in file.indices {
        var damaged = file
        damaged[index] ^= 0x15
        guard let image = damaged.withUnsafeBytes({ PNGDecoder($0)?.image() }) else { continue }
        #expect(image == (try? PNGFile.decodeByLibrary(damaged)), "byte \(index) of \(sample.testDescription)")
      }
    }
  }

  @Test func `Data with rows too few or too many is damaged`() {
    for change in [-1, 1] {
      var sample = Sample(colorType: 2, depth: 8, width: 6, height: 6, seed: 2)
      let short = Sample.deflated(Array(sample.rows.dropLast(change < 0 ? 1 : 0)) + (change > 0 ? [0] : []))
      sample.height = 6
      var file = Array(sample.file.prefix(33))
      PNGChunks.append("IDAT", short, to: &file)
      PNGChunks.append("IEND", [], to: &file)
      #expect(file.withUnsafeBytes { PNGDecoder($0)?.image() } == nil)
    }
  }

  @Test(arguments: [UInt8(2), 3, 0, 6], [UInt8(8), 16])
  func `Data that goes on after the last row was read to its end`(colorType: UInt8, depth: UInt8) throws {
    guard colorType != 3 || depth == 8 else { return }
    var file = Array(Sample(colorType: colorType, depth: Int(depth), width: 10, height: 10, seed: 2).file.prefix(33))
    if colorType == 3 { PNGChunks.append("PLTE", [1, 2, 3], to: &file) }
    PNGChunks.append("IDAT", Sample.deflated(Array(repeating: 0, count: 50_000_000)), to: &file)
    PNGChunks.append("IEND", [], to: &file)
    let error = #expect(throws: PNGError.self) { try PNGFile.decode(file) }
    #expect(error == .damaged("its data has more than the rows of 10 × 10 pixels"))
  }

  @Test func `A filter that there is not is damage`() {
    let sample = Sample(colorType: 2, depth: 8, width: 6, height: 2, seed: 2)
    var rows = sample.rows
    rows[0] = 5
    var file = Array(sample.file.prefix(33))
    PNGChunks.append("IDAT", Sample.deflated(rows), to: &file)
    PNGChunks.append("IEND", [], to: &file)
    #expect(throws: PNGError.self) { try PNGFile.decode(file) }
  }
}
