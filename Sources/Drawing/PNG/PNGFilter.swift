/// Prepares rows for compression: each byte minus a prediction from its neighbours (PNG §9).
enum PNGFilter {
  case none
  /// For each row, the filter whose bytes, taken as signed numbers, have the smallest sum of magnitudes.
  case adaptive

  /// The filters by their byte before a row.
  enum Kind: UInt8 {
    case none, sub, up, average, paeth
  }

  /// Returns the rows, each after the byte of its filter.
  static func rows(of pixels: PNGPixels, _ filter: PNGFilter) -> [UInt8] {
    let (stride, height) = (pixels.width * pixels.bytesPerPixel, pixels.height)
    let zeros = [UInt8](repeating: 0, count: stride)
    return [UInt8](unsafeUninitializedCapacity: (stride + 1) * height) { buffer, used in
      pixels.bytes.withUnsafeBufferPointer { source in
        zeros.withUnsafeBufferPointer { zeros in
          for row in 0..<height {
            let above = row == 0 ? zeros.baseAddress! : source.baseAddress! + (row - 1) * stride
            let line = Line(
              bytes: source.baseAddress! + row * stride, above: above, count: stride, step: pixels.bytesPerPixel)
            line.write(filter, to: buffer.baseAddress! + row * (stride + 1))
          }
        }
      }
      used = (stride + 1) * height
    }
  }

  private struct Line {
    let bytes: UnsafePointer<UInt8>
    let above: UnsafePointer<UInt8>
    let count: Int
    /// The number of bytes per pixel, which is the distance to the left neighbour.
    let step: Int

    func write(_ filter: PNGFilter, to target: UnsafeMutablePointer<UInt8>) {
      switch filter {
      case .none:
        target[0] = 0
        (target + 1).update(from: bytes, count: count)
      case .adaptive:
        writeBest(to: target)
      }
    }

    private func writeBest(to target: UnsafeMutablePointer<UInt8>) {
      let best = (0...4).min { cost($0) < cost($1) }!
      target[0] = UInt8(best)
      for index in 0..<count { target[index + 1] = bytes[index] &- guess(best, index) }
    }

    private func cost(_ type: Int) -> Int {
      var sum = 0
      for index in 0..<count { sum += Int(Int8(bitPattern: bytes[index] &- guess(type, index)).magnitude) }
      return sum
    }

    @inline(__always)
    private func guess(_ type: Int, _ index: Int) -> UInt8 {
      let left = index >= step ? bytes[index - step] : 0
      switch type {
      case 0: return 0
      case 1: return left
      case 2: return above[index]
      case 3: return UInt8((Int(left) + Int(above[index])) / 2)
      default: return PNGFilter.paeth(Int(left), Int(above[index]), index >= step ? Int(above[index - step]) : 0)
      }
    }
  }

  /// Returns the neighbour that is nearest to left + above − corner.
  @inline(__always)
  static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let estimate = left + above - corner
    let (a, b, c) = (abs(estimate - left), abs(estimate - above), abs(estimate - corner))
    return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
  }
}
