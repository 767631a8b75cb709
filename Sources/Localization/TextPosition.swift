/// A place in a text file, both counted from 1; columns are characters.

/// A line and a column of a text file, both counted from 1; columns count characters.
struct TextPosition: Hashable, Sendable {
  let line: Int
  let column: Int

  /// Finds the line and column of a byte. A line ends with LF, CR or both.
  init(ofByte offset: Int, in bytes: [UInt8]) {
    var line = 1
    var start = 0
    for index in bytes.indices.prefix(offset) {
      let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 >= bytes.count || bytes[index + 1] != 0x0A)
      if isEnd {
        line += 1
        start = index + 1
      }
    }
    self.line = line
    column = String(decoding: bytes[start..<max(start, min(offset, bytes.count))], as: UTF8.self).count + 1
  }
}
