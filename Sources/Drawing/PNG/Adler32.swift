import LPCDeflate

/// The checksum of zlib streams (RFC 1950 §8.2), which can be computed in parts.
struct Adler32: Sendable {
  private(set) var value: UInt32 = 1
  private var count = 0

  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
    value = libdeflate_adler32(value, bytes, count)
    self.count += count
  }

  /// Returns the checksum of these bytes followed by those of the other checksum.
  ///
  /// The low half is 1 plus the sum of all bytes. The high half is the sum of the low half's values after each byte;
  /// for the other's bytes, each of these values grows by this checksum's sum.
  func followed(by other: Adler32) -> Adler32 {
    let prime: UInt64 = 65521
    func halves(_ value: UInt32) -> (low: UInt64, high: UInt64) { (UInt64(value & 0xFFFF), UInt64(value >> 16)) }
    let (a, b) = (halves(value), halves(other.value))
    // Adding the prime keeps the differences positive.
    let low = (a.low + b.low + prime - 1) % prime
    let high = (a.high + b.high + UInt64(other.count) % prime * ((a.low + prime - 1) % prime)) % prime
    var both = Adler32()
    both.value = UInt32(high << 16 | low)
    both.count = count + other.count
    return both
  }
}
