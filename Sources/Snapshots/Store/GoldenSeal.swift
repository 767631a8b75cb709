import LPSupport

/// The seal of a golden PNG, in a text chunk right before its end: what it was drawn from, by which renderer, and a
/// digest of all bytes before, so that a corrupted or edited picture is detected without decoding it.
package struct GoldenSeal: Hashable, Codable, Sendable {
  /// The digest of the display list.
  package var scene: String
  /// The libraries, and the fonts that the picture uses.
  package var environment: GoldenEnvironment
  /// The digest of the decoded pixels.
  package var pixels: String

  package enum Reading: Hashable, Sendable {
    case intact(GoldenSeal)
    /// The file has no seal: `preview` did not make it, or another program removed the seal.
    case absent
    /// The file has a seal, but was changed after it was sealed.
    case broken
  }

  static let keyword = Array("LayoutPreview".utf8) + [0]
  private static let type = Array("tEXt".utf8)
  private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

  /// Returns the PNG with the seal; `nil` if the bytes do not end as a PNG does, or a digest is not a plain word.
  package func seal(_ png: [UInt8]) -> [UInt8]? {
    guard [scene, environment.word, pixels].allSatisfy(Self.isWord), png.count > Self.end.count,
      png.suffix(Self.end.count).elementsEqual(Self.end)
    else { return nil }
    let body = png[..<(png.count - Self.end.count)]
    return Array(body) + chunk(over: body) + Self.end
  }

  /// Returns the PNG with this seal in place of its own; `nil` if it has none.
  func replacing(in png: [UInt8]) -> [UInt8]? {
    Self.start(in: png).flatMap { seal(Array(png[..<($0 - 4)]) + Self.end) }
  }

  package static func read(_ png: [UInt8]) -> Reading {
    guard let start = start(in: png) else { return .absent }
    let text = png[(start + type.count + keyword.count)...].prefix { (0x20...0x7E).contains($0) }
    let words = String(decoding: text, as: UTF8.self).split(separator: " ").map(String.init)
    guard words.count == 5, words[0] == "1", let environment = GoldenEnvironment(word: words[2]) else { return .broken }
    let seal = GoldenSeal(scene: words[1], environment: environment, pixels: words[3])
    let body = png[..<(start - 4)]
    let isIntact = png[(start - 4)...].elementsEqual(seal.chunk(over: body) + end)
    return isIntact ? .intact(seal) : .broken
  }

  /// Returns the offset of the chunk's type. The seal is short and the last chunk but one, so only the end is searched.
  private static func start(in png: [UInt8]) -> Int? {
    let mark = type + keyword
    let first = max(4, png.count - longest - 64)
    var start = png.count - mark.count - end.count
    while start >= first {
      if png[start] == mark[0], png[start..<(start + mark.count)].elementsEqual(mark) { return start }
      start -= 1
    }
    return nil
  }

  private static let longest = 8192

  private func chunk(over body: ArraySlice<UInt8>) -> [UInt8] {
    let words = "1 \(scene) \(environment.word) \(pixels)"
    let digest = Digest64(body, seed: Digest64(words).value).hex
    let data = Self.keyword + Array("\(words) \(digest)".utf8)
    let typed = Self.type + data
    return Self.bytes(UInt32(data.count)) + typed + Self.bytes(Self.checksum(typed))
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longest / 4 && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
  }

  /// Returns PNG's CRC-32 (polynomial 0xEDB88320, reflected), bit by bit since the chunk is short.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    return ~crc
  }
}
