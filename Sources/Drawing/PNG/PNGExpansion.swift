/// Expands the bytes of grey and palette pictures to RGBA.
struct PNGExpansion {
  private let layout: PNGDecoder.Layout
  private let bitDepth: Int
  /// The colour of each value of a byte, if a byte is a pixel.
  private var colors: [UInt32]
  private let count: Int

  init(layout: PNGDecoder.Layout, bitDepth: Int, colors: [UInt32]) {
    self.layout = layout
    self.bitDepth = bitDepth
    if layout == .palette {
      self.colors = colors + Array(repeating: 0, count: 256 - colors.count)
      count = colors.count
    } else {
      self.colors = (0..<256).map { $0 * 0x0001_0101 | 0xFF00_0000 }
      count = 256
    }
  }

  /// - Returns: `false` if a pixel has no colour in the palette.
  func expand(_ row: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt32>, width: Int) -> Bool {
    let row = row.assumingMemoryBound(to: UInt8.self)
    return colors.withUnsafeBufferPointer { colors in
      if layout == .greyAlpha {
        for x in 0..<width { target[x] = colors[Int(row[2 * x])] & 0x00FF_FFFF | UInt32(row[2 * x + 1]) << 24 }
        return true
      }
      if bitDepth == 8 {
        var most: UInt8 = 0
        for x in 0..<width { most = max(most, row[x]) }
        for x in 0..<width { target[x] = colors[Int(row[x])] }
        return Int(most) < count
      }
      return expandBits(row, to: target, width: width, colors)
    }
  }

  private func expandBits(
    _ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>, width: Int,
    _ colors: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    let perByte = 8 / bitDepth
    let mask = UInt8(1 << bitDepth) - 1
    var most: UInt8 = 0
    for x in 0..<width {
      // The leftmost pixel is in the highest bits.
      let index = row[x / perByte] >> UInt8(8 - bitDepth * (x % perByte + 1)) & mask
      most = max(most, index)
      target[x] = colors[Int(index)]
    }
    return Int(most) < count
  }
}
