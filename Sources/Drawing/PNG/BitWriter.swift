/// Packs bits into bytes, the lowest bit first, as DEFLATE does.
struct BitWriter {
  private var target: UnsafeMutableRawPointer
  /// The bits of the byte that is not complete yet.
  private var bits: UInt64 = 0
  private var count: UInt64 = 0

  /// Makes a writer. `target` must have room for all bytes and eight more.
  init(_ target: UnsafeMutableRawPointer) {
    self.target = target
  }

  /// Appends at most 56 bits.
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

  /// The number of bits in the byte that is not complete yet, less than eight.
  var pendingBits: Int { Int(count) }

  /// Appends the output of another writer that started with as many zero bits as are pending here.
  ///
  /// - Parameter length: the number of bits without the zero bits.
  mutating func append(_ bytes: [UInt8], bits length: Int) {
    let total = Int(count) + length
    guard let first = bytes.first, total > 0 else { return }
    target.copyMemory(from: bytes, byteCount: bytes.count)
    target.storeBytes(of: UInt8(truncatingIfNeeded: bits) | first, as: UInt8.self)
    target += total >> 3
    count = UInt64(total & 7)
    bits = count > 0 ? UInt64(target.load(as: UInt8.self)) : 0
  }

  /// Fills the last byte with zeros, and returns the place of the next byte.
  func end() -> UnsafeMutableRawPointer { count > 0 ? target + 1 : target }
}
