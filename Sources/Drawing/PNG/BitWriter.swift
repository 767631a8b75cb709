/// Bits into bytes, the lowest first, as DEFLATE packs them.
struct BitWriter {
  private var target: UnsafeMutableRawPointer
  /// The bits of the byte that is not full yet.
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  /// `target` must have room for everything and eight bytes more.
  init(_ target: UnsafeMutableRawPointer) {
    self.target = target
  }

  /// At most 56 bits at a time.
  @inline(__always)
  mutating func write(bits value: UInt64, count length: UInt64) {
    bits |= value &<< count
    count &+= length
    target.storeBytes(of: bits.littleEndian, as: UInt64.self)
    target += Int(count &>> 3)
    bits &>>= count & ~7
    count &= 7
  }

  @inline(__always)
  mutating func write(_ value: UInt32, _ length: UInt8) { write(bits: UInt64(value), count: UInt64(length)) }

  /// Bits of the byte that is not full yet, of which there are less than eight.
  var pendingBits: Int { Int(count) }

  /// Appends what another writer wrote behind as many bits of 0 as are pending here.
  ///
  /// - Parameter length: bits, without those of 0.
  mutating func append(_ bytes: [UInt8], bits length: Int) {
    let total = Int(count) + length
    guard let first = bytes.first, total > 0 else { return }
    target.copyMemory(from: bytes, byteCount: bytes.count)
    target.storeBytes(of: UInt8(truncatingIfNeeded: bits) | first, as: UInt8.self)
    target += total >> 3
    count = UInt64(total & 7)
    bits = count > 0 ? UInt64(target.load(as: UInt8.self)) : 0
  }

  /// Returns the place of the next byte, after filling the last one with zeros.
  func end() -> UnsafeMutableRawPointer { count > 0 ? target + 1 : target }
}
