import Foundation

/// Reads the build id of a program or library in ELF.
package enum LinkedFile {
  /// Returns the linker's note with a digest of its output (`NT_GNU_BUILD_ID`); `nil` if there is none.
  package static func buildID(_ path: String) -> String? {
    guard let data = program(path) else { return nil }
    return data.withUnsafeBytes { bytes in
      // PT_NOTE
      segments(bytes, type: 4).lazy.compactMap { buildID(notes: .init(rebasing: bytes[$0])) }.first
    }
  }

  private static func program(_ path: String) -> Data? {
    let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    return data.flatMap { $0.count > 64 && $0.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) ? $0 : nil }
  }

  /// The ranges of the file that program headers of a type name.
  private static func segments(_ bytes: UnsafeRawBufferPointer, type: UInt64) -> [Range<Int>] {
    let headers = Int(clamping: number(bytes, 32, 8) ?? 0)
    return (0..<Int(number(bytes, 56, 2) ?? 0)).compactMap { index in
      let header = headers + index * 56
      guard number(bytes, header, 4) == type, let start = number(bytes, header + 8, 8),
        let size = number(bytes, header + 32, 8), start <= UInt64(bytes.count)
      else { return nil }
      return Int(start)..<Int(start) + min(Int(clamping: size), bytes.count - Int(start))
    }
  }

  /// The texts in what is loaded of a program that end with a suffix, sorted; `nil` for what is no program. Data in front
  /// of a path may look like a part of it, so that what begins at each slash behind such data is a text, too.
  package static func strings(endingWith suffix: String, in path: String) -> [String]? {
    guard let data = program(path) else { return nil }
    var found: Set<String> = []
    data.withUnsafeBytes { bytes in
      for range in segments(bytes, type: 1) {
        var rest = range
        while let end = position(of: Array(suffix.utf8) + [0], in: bytes, rest) {
          let text = bytes[rest.lowerBound..<end + suffix.utf8.count]
          let start = text.lastIndex { $0 < 0x20 } ?? text.startIndex - 1
          for begin in beginnings(of: text[(start + 1)...]) {
            if let string = String(validating: text[begin...], as: UTF8.self) { found.insert(string) }
          }
          rest = end + suffix.utf8.count + 1..<range.upperBound
        }
      }
    }
    return found.sorted()
  }

  private static func beginnings(of text: Slice<UnsafeRawBufferPointer>) -> [Int] {
    let slash = UInt8(ascii: "/")
    if text.first == slash, text.dropFirst().first != slash { return [text.startIndex] }
    return [text.startIndex] + text.indices.dropFirst().filter { text[$0] == slash }
  }

  private static func position(of mark: [UInt8], in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
    var start = range.lowerBound
    while start < range.upperBound, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(mark[0]), range.upperBound - start)
    {
      start = base.distance(to: UnsafeRawPointer(found))
      if bytes[start..<range.upperBound].starts(with: mark) { return start }
      start += 1
    }
    return nil
  }

  /// Returns the build id among the notes of a segment; `nil` if there is none.
  static func buildID(notes bytes: UnsafeRawBufferPointer) -> String? {
    var offset = 0
    while let nameSize = number(bytes, offset, 4), let length = number(bytes, offset + 4, 4) {
      let name = offset + 12
      let content = name + (Int(nameSize) + 3) / 4 * 4
      // Type 3 of the owner "GNU".
      if number(bytes, offset + 8, 4) == 3, number(bytes, name, 4) == 0x55_4E47, length >= 8,
        content + Int(length) <= bytes.count
      {
        return bytes[content..<content + Int(length)].map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
      }
      offset = content + (Int(length) + 3) / 4 * 4
    }
    return nil
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ size: Int) -> UInt64? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return (0..<size).reversed().reduce(0) { $0 << 8 | UInt64(bytes[offset + $1]) }
  }
}
