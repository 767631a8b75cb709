/// The XXH64 digest of bytes, after its published specification. It is fast and detects accidental changes, but does
/// not protect against attackers.
package struct Digest64 {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  package let value: UInt64

  package init(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) {
    var offset = 0
    var hash = seed &+ Self.prime5
    if bytes.count >= 32 {
      var lanes = SIMD4(
        seed &+ Self.prime1 &+ Self.prime2, seed &+ Self.prime2, seed, seed &- Self.prime1)
      while offset + 32 <= bytes.count {
        for lane in 0..<4 { lanes[lane] = Self.round(lanes[lane], Self.word(bytes, offset + lane * 8)) }
        offset += 32
      }
      hash = Self.rotate(lanes[0], 1) &+ Self.rotate(lanes[1], 7) &+ Self.rotate(lanes[2], 12)
      hash = hash &+ Self.rotate(lanes[3], 18)
      for lane in 0..<4 { hash = (hash ^ Self.round(0, lanes[lane])) &* Self.prime1 &+ Self.prime4 }
    }
    value = Self.avalanche(Self.tail(bytes, from: offset, hash &+ UInt64(bytes.count)))
  }

  package init(_ bytes: some Collection<UInt8>, seed: UInt64 = 0) {
    let direct = bytes.withContiguousStorageIfAvailable { Digest64(UnsafeRawBufferPointer($0), seed: seed) }
    self = direct ?? Array(bytes).withUnsafeBytes { Digest64($0, seed: seed) }
  }

  package init(_ text: String, seed: UInt64 = 0) { self.init(Array(text.utf8), seed: seed) }

  /// The digest as sixteen hexadecimal digits.
  package var hex: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func tail(_ bytes: UnsafeRawBufferPointer, from start: Int, _ hash: UInt64) -> UInt64 {
    var (offset, hash) = (start, hash)
    while offset + 8 <= bytes.count {
      hash = rotate(hash ^ round(0, word(bytes, offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      hash = rotate(hash ^ (half &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      hash = rotate(hash ^ (UInt64(bytes[offset]) &* prime5), 11) &* prime1
      offset += 1
    }
    return hash
  }

  private static func avalanche(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* prime2, 31) &* prime1
  }

  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }
}
