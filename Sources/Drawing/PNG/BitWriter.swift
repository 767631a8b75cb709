/// Bits into bytes, the lowest first, as DEFLATE packs them.
struct BitWriter {
  private var target: UnsafeMutablePointer<UInt8>
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  /// `target` must have room for everything and eight bytes more.
  init(_ target: UnsafeMutablePointer<UInt8>) {
    self.target = target
  }

  /// At most 32 bits at a time.
  @inline(__always)
  mutating func write(_ value: UInt32, _ length: UInt8) {
    bits |= UInt64(value) << count
    count += UInt64(length)
    while count >= 8 {
      target.pointee = UInt8(truncatingIfNeeded: bits)
      target += 1
      bits >>= 8
      count -= 8
    }
  }

  /// Fills the last byte and answers where the next one goes.
  mutating func finish() -> UnsafeMutablePointer<UInt8> {
    if count > 0 { write(0, UInt8(8 - count)) }
    return target
  }
}
