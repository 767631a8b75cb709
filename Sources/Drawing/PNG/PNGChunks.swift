import LPCDeflate

/// The chunks of a PNG file: four bytes of length, four of type, the data, and a checksum.
enum PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  struct Chunk {
    let type: String
    /// The indices of the data in the file.
    let data: Range<Int>
  }

  /// Returns the chunks in the file's order. Throws `PNGError` if the file ends within a chunk.
  static func read(_ bytes: [UInt8]) throws(PNGError) -> [Chunk] {
    guard bytes.starts(with: signature) else { throw bytes.count < 8 && !bytes.isEmpty ? .truncated : .notPNG }
    var chunks: [Chunk] = []
    var offset = signature.count
    while offset < bytes.count {
      guard offset + 12 <= bytes.count else { throw .truncated }
      let length = Int(number(bytes, at: offset))
      let data = offset + 8..<offset + 8 + length
      guard length <= 0x7FFF_FFFF, data.upperBound + 4 <= bytes.count else { throw .truncated }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(Chunk(type: type, data: data))
      if type == "IEND" { return chunks }
      offset = data.upperBound + 4
    }
    throw .truncated
  }

  static func number(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  static func append(_ type: String, _ data: some Collection<UInt8>, to file: inout [UInt8]) {
    append(UInt32(data.count), to: &file)
    let start = file.count
    file += Array(type.utf8)
    file += data
    let checksum = file.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + start, $0.count - start) }
    append(checksum, to: &file)
  }

  static func append(_ number: UInt32, to file: inout [UInt8]) {
    file += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }
}
