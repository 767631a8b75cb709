/// Makes checksums of a PNG file right that a mutation broke, and compresses its data anew.
enum PNGRepair {
  /// Returns the file with the checksum of each chunk. The data of each `IDAT` chunk is taken for rows of pixels that
  /// are not compressed.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var result = Array(bytes.prefix(8))
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { break }
      let type = Array(bytes[offset + 4..<offset + 8])
      let data = Array(bytes[offset + 8..<offset + 8 + length])
      append(type, type == Array("IDAT".utf8) ? stored(data) : data, to: &result)
      offset += length + 12
    }
    return result
  }

  private static func append(_ type: [UInt8], _ data: [UInt8], to file: inout [UInt8]) {
    let crc = (type + data).reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    file += word(UInt32(data.count)) + type + data + word(~crc)
  }

  /// Returns a zlib stream of one block that is not compressed (RFC 1950 and 1951).
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let data = Array(data.prefix(0xFFFF))
    let (low, high) = (UInt8(data.count & 0xFF), UInt8(data.count >> 8))
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + data + word(b << 16 | a)
  }

  private static func word(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
  }
}
