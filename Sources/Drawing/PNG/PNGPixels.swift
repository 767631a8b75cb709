import Scene

/// A picture's pixels in the most compact form that loses nothing.
struct PNGPixels {
  enum Layout {
    /// Colours as 0xAABBGGRR, in the order in which they first occur.
    case palette([UInt32])
    case rgb
    case rgba
  }

  let layout: Layout
  let width: Int
  let height: Int
  /// Rows without filter bytes.
  let bytes: [UInt8]

  var bytesPerPixel: Int {
    switch layout {
    case .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  init(_ image: RasterImage) {
    width = image.width
    height = image.height
    let count = image.width * image.height
    let (found, made) = image.pixels.withUnsafeBytes { raw -> (Layout, [UInt8]) in
      let pixels = raw.assumingMemoryBound(to: UInt32.self)
      if let (colors, indices) = Self.indexed(pixels, count) { return (.palette(colors), indices) }
      guard Self.isOpaque(pixels, count) else { return (.rgba, []) }
      return (.rgb, Self.withoutAlpha(pixels, count))
    }
    layout = found
    if case .rgba = found { bytes = image.pixels } else { bytes = made }
  }

  private static func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>, _ count: Int) -> Bool {
    var all: UInt32 = 0xFF00_0000
    for index in 0..<count { all &= pixels[index] }
    return all == 0xFF00_0000
  }

  private static func withoutAlpha(_ pixels: UnsafeBufferPointer<UInt32>, _ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count * 3) { buffer, used in
      let target = buffer.baseAddress!
      for index in 0..<count {
        let pixel = pixels[index]
        target[index * 3] = UInt8(truncatingIfNeeded: pixel)
        target[index * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[index * 3 + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
      }
      used = count * 3
    }
  }

  /// Colours and indices, or `nil` where there are more than 256.
  private static func indexed(_ pixels: UnsafeBufferPointer<UInt32>, _ count: Int) -> ([UInt32], [UInt8])? {
    var table = ColorTable()
    let indices = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      let target = buffer.baseAddress!
      var previous = ~pixels[0]
      var index: UInt8 = 0
      for position in 0..<count {
        let pixel = pixels[position]
        if pixel != previous {
          guard let found = table.index(of: pixel) else { return }
          index = found
          previous = pixel
        }
        target[position] = index
      }
      used = count
    }
    return indices.count == count ? (table.colors, indices) : nil
  }
}

/// Up to 256 colours by open addressing.
private struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// Index of the colour and 1; 0 is free.
  private var slots = [UInt16](repeating: 0, count: 1024)

  mutating func index(of color: UInt32) -> UInt8? {
    // Fibonacci hashing: the golden ratio's bits spread neighbouring colours.
    var slot = Int((color &* 2_654_435_769) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return UInt8(index) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
