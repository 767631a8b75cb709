/// SHA-256 (FIPS 180-4) in plain Swift, for targets that see no C.
package struct SHA256: Sendable {
  /// Fractions of the square roots of the first eight primes.
  private var state: [UInt32] = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 64)

  package init() {}

  /// The digest of all bytes, as 64 hexadecimal digits.
  package static func hex(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  package mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    var start = 0
    if !pending.isEmpty {
      start = min(64 - pending.count, bytes.count)
      pending += bytes[..<start]
      guard pending.count == 64 else { return }
      let block = pending
      pending.removeAll(keepingCapacity: true)
      block.withUnsafeBufferPointer { compress($0) }
    }
    bytes.withUnsafeBufferPointer { bytes in
      while bytes.count - start >= 64 {
        compress(UnsafeBufferPointer(rebasing: bytes[start..<start + 64]))
        start += 64
      }
      pending += bytes[start...]
    }
  }

  package mutating func finish() -> String {
    let bits = length * 8
    var tail: [UInt8] = [0x80]
    tail += [UInt8](repeating: 0, count: (119 - pending.count) % 64)
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
    update(tail)
    let digits = Array("0123456789abcdef".utf8)
    let text = state.flatMap { word in
      (0..<8).map { digits[Int((word >> UInt32(28 - 4 * $0)) & 15)] }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func compress(_ block: UnsafeBufferPointer<UInt8>) {
    expand(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let sum1 = e.turned(6) ^ e.turned(11) ^ e.turned(25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ Self.constants[t] &+ schedule[t]
      let sum0 = a.turned(2) ^ a.turned(13) ^ a.turned(22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sum0 &+ majority)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private mutating func expand(_ block: UnsafeBufferPointer<UInt8>) {
    for t in 0..<16 {
      schedule[t] = (0..<4).reduce(0) { $0 << 8 | UInt32(block[4 * t + $1]) }
    }
    for t in 16..<64 {
      let (early, late) = (schedule[t - 15], schedule[t - 2])
      let sigma0 = early.turned(7) ^ early.turned(18) ^ early >> 3
      let sigma1 = late.turned(17) ^ late.turned(19) ^ late >> 10
      schedule[t] = sigma1 &+ schedule[t - 7] &+ sigma0 &+ schedule[t - 16]
    }
  }

  /// Fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
