/// Decodes the text of a file in any Unicode encoding.
enum CatalogText {
  /// Decodes by the byte order mark. Without one, the text is UTF-16 if every other of the first bytes is zero, and
  /// UTF-8 otherwise.
  ///
  /// - Throws: `CatalogError` with the line where the encoding is invalid.
  static func decode(_ bytes: [UInt8], file: String) throws(CatalogError) -> String {
    let encoding = encoding(of: bytes)
    let body = bytes.dropFirst(encoding.mark)
    switch encoding.kind {
    case .utf8:
      if let text = String(validating: body, as: UTF8.self) { return text }
      throw CatalogError(
        file: file, line: brokenLine(body), reason: "the text is neither UTF-8 nor UTF-16 with a byte order mark")
    case .utf16BigEndian, .utf16LittleEndian:
      let isBig = encoding.kind == .utf16BigEndian
      let pairs = stride(from: body.startIndex, to: body.endIndex - 1, by: 2)
      let units = pairs.map { index in
        isBig
          ? UInt16(body[index]) << 8 | UInt16(body[index + 1]) : UInt16(body[index + 1]) << 8 | UInt16(body[index])
      }
      if body.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) { return text }
      throw CatalogError(file: file, reason: "the text is invalid UTF-16")
    }
  }

  private enum Kind { case utf8, utf16BigEndian, utf16LittleEndian }

  private static func encoding(of bytes: [UInt8]) -> (kind: Kind, mark: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return (.utf16BigEndian, 0) }
    if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 { return (.utf16LittleEndian, 0) }
    return (.utf8, 0)
  }

  /// Returns the first line that is not UTF-8.
  private static func brokenLine(_ bytes: ArraySlice<UInt8>) -> Int? {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}
