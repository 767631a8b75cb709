/// A picture's rows in the file's byte layout, without filter bytes.
struct PNGPixels {
  let width: Int
  let height: Int
  let bytesPerPixel: Int
  let bytes: [UInt8]

  init(_ grid: PixelGrid32, _ layout: RunDeflate.Layout) {
    width = grid.width
    height = grid.height
    bytesPerPixel = layout.bytesPerPixel
    let count = width * height * bytesPerPixel
    bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      var target = buffer.baseAddress!
      for y in 0..<grid.height {
        Self.write(grid, row: y, layout, to: target)
        target += grid.width * layout.bytesPerPixel
      }
      used = count
    }
  }

  private static func write(
    _ grid: PixelGrid32, row y: Int, _ layout: RunDeflate.Layout, to target: UnsafeMutablePointer<UInt8>
  ) {
    let row = grid.row(y)
    switch layout {
    case .palette(var table):
      for x in 0..<grid.width { target[x] = table.index(of: row[x])! }
    case .rgb:
      for x in 0..<grid.width {
        (target[x * 3], target[x * 3 + 1], target[x * 3 + 2], _) = grid.channels(row[x])
      }
    case .rgba:
      for x in 0..<grid.width {
        (target[x * 4], target[x * 4 + 1], target[x * 4 + 2], target[x * 4 + 3]) = grid.channels(row[x])
      }
    }
  }
}
