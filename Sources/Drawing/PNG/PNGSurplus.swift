import LPCDeflate

/// Tells whether the data of a PNG file has more than the rows of its picture. libpng reads such data to its end, and a
/// few megabytes can hold gigabytes.
enum PNGSurplus {
  static func isFound(in bytes: [UInt8], width: Int, height: Int, data: [Range<Int>]) -> Bool {
    let count = rowBytes(bytes, width: width, height: height)
    var joined: [UInt8] = []
    joined.reserveCapacity(data.reduce(0) { $0 + $1.count })
    for range in data { joined += bytes[range] }
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    let rows = UnsafeMutableRawBufferPointer.allocate(byteCount: max(count, 1), alignment: 16)
    defer { rows.deallocate() }
    var used = 0
    return libdeflate_zlib_decompress(decompressor, joined, joined.count, rows.baseAddress, count, &used)
      == LIBDEFLATE_INSUFFICIENT_SPACE
  }

  /// The first column and row of each pass of an interlaced picture, and the steps to the next ones (PNG, "Adam7").
  private static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// Returns the number of bytes of all rows, each with its filter, by the header.
  private static func rowBytes(_ bytes: [UInt8], width: Int, height: Int) -> Int {
    let bits = (PNGDecoder.Layout(rawValue: bytes[25])?.channels ?? 4) * Int(bytes[24])
    func count(_ width: Int, _ height: Int) -> Int {
      width > 0 && height > 0 ? height * ((width * bits + 7) / 8 + 1) : 0
    }
    guard bytes[28] == 1 else { return count(width, height) }
    return passes.reduce(0) { total, pass in
      let (column, row, across, down) = pass
      return total + count((width - column + across - 1) / across, (height - row + down - 1) / down)
    }
  }
}
