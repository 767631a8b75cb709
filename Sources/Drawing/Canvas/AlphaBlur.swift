import LPCCairo
import Foundation

/// Blurs coverage by a Gaussian, with integers only, so that the same input has the same bytes everywhere.
///
/// From a standard deviation of two pixels on, three box blurs replace the Gaussian, as SVG's `feGaussianBlur` suggests:
/// they differ by about 3 % and take the same time for every radius.
struct AlphaBlur {
  let width: Int
  let height: Int
  /// 256 times the coverage in bytes, rows from the top.
  private(set) var values: [UInt16]

  /// Takes the alpha of a surface, which is of premultiplied ARGB.
  init(alphaOf surface: OpaquePointer) {
    cairo_surface_flush(surface)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    values = [UInt16](repeating: 0, count: width * height)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { source in
      for row in 0..<height {
        for column in 0..<width { values[row * width + column] = UInt16(source[row * stride + column] >> 24) << 8 }
      }
    }
  }

  init(width: Int, height: Int, coverage: [UInt8]) {
    precondition(coverage.count == width * height)
    (self.width, self.height) = (width, height)
    values = coverage.map { UInt16($0) << 8 }
  }

  /// The coverage in bytes.
  var coverage: [UInt8] { values.map { UInt8(min(255, ($0 + 128) >> 8)) } }

  /// - Parameter deviation: the standard deviation, in pixels.
  mutating func blur(deviation: Double) {
    guard deviation > 0.01, width > 0, height > 0 else { return }
    let kernel = deviation < 2 ? Kernel.gaussian(deviation) : Kernel.boxes(deviation)
    pass(kernel, count: height, length: width, step: 1, next: width)
    pass(kernel, count: width, length: height, step: width, next: 1)
  }

  /// Blurs every line of one direction.
  private mutating func pass(_ kernel: Kernel, count: Int, length: Int, step: Int, next: Int) {
    var line = [UInt16](repeating: 0, count: length)
    var result = line
    values.withUnsafeMutableBufferPointer { values in
      for index in 0..<count {
        var isEmpty = true
        for place in 0..<length {
          line[place] = values[index * next + place * step]
          if line[place] != 0 { isEmpty = false }
        }
        if isEmpty { continue }
        kernel.apply(to: &line, &result)
        for place in 0..<length { values[index * next + place * step] = line[place] }
      }
    }
  }

  /// One way to blur a line.
  private enum Kernel {
    /// Weights in 65,536ths that add up to 65,536, with the middle one first.
    case weights([UInt32])
    /// Boxes, each with the pixels before and after the one that is computed.
    case means([(before: Int, after: Int)])

    static func gaussian(_ deviation: Double) -> Kernel {
      let reach = max(1, Int((deviation * 3).rounded(.up)))
      let shape = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
      let sum = shape[0] + 2 * shape.dropFirst().reduce(0, +)
      var weights = shape.map { UInt32(($0 / sum * 65536).rounded()) }
      weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
      return .weights(weights)
    }

    static func boxes(_ deviation: Double) -> Kernel {
      let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
      let half = size / 2
      guard size.isMultiple(of: 2) else { return .means(Array(repeating: (half, half), count: 3)) }
      return .means([(half, half - 1), (half - 1, half), (half, half)])
    }

    func apply(to line: inout [UInt16], _ result: inout [UInt16]) {
      switch self {
      case .weights(let weights):
        for place in line.indices {
          var sum = UInt32(line[place]) * weights[0] / 2 + 16384
          for reach in 1..<weights.count {
            let before = place >= reach ? UInt32(line[place - reach]) : 0
            let after = place + reach < line.count ? UInt32(line[place + reach]) : 0
            sum += (before + after) * weights[reach] / 2
          }
          result[place] = UInt16(min(65280, sum >> 15))
        }
        swap(&line, &result)
      case .means(let boxes):
        for box in boxes {
          Self.mean(line, box, &result)
          swap(&line, &result)
        }
      }
    }

    private static func mean(_ line: [UInt16], _ box: (before: Int, after: Int), _ result: inout [UInt16]) {
      let size = UInt32(box.before + box.after + 1)
      var sum: UInt32 = 0
      for place in 0..<min(box.after, line.count) { sum += UInt32(line[place]) }
      for place in line.indices {
        if place + box.after < line.count { sum += UInt32(line[place + box.after]) }
        result[place] = UInt16((sum + size / 2) / size)
        if place >= box.before { sum -= UInt32(line[place - box.before]) }
      }
    }
  }
}
