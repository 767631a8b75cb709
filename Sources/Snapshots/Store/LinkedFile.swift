import Foundation

/// Reads the build id of a program or library in ELF.
package enum LinkedFile {
  /// Returns the linker's note with a digest of its output (`NT_GNU_BUILD_ID`); `nil` if there is none.
  package static func buildID(_ path: String) -> String? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped), data.count > 64,
      data.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    return data.withUnsafeBytes { bytes in
      let headers = Int(clamping: number(bytes, 32, 8) ?? 0)
      for index in 0..<Int(number(bytes, 56, 2) ?? 0) {
        let header = headers + index * 56
        // PT_NOTE
        guard number(bytes, header, 4) == 4, let start = number(bytes, header + 8, 8),
          let size = number(bytes, header + 32, 8)
        else { continue }
        if let id = note(bytes, Int(clamping: start), Int(clamping: size)) { return id }
      }
      return nil
    }
  }

  private static func note(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ size: Int) -> String? {
    var offset = start
    while offset + 12 <= start + size, let nameSize = number(bytes, offset, 4),
      let length = number(bytes, offset + 4, 4)
    {
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
