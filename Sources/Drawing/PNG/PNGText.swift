/// The keyword and the text of a text chunk.
struct PNGText {
  let keyword: String
  let text: String

  init(keyword: String, text: String) throws(PNGError) {
    guard 1...79 ~= keyword.utf8.count, keyword.utf8.allSatisfy({ 0x20...0x7E ~= $0 }),
      keyword.first != " ", keyword.last != " "
    else { throw .unusableKeyword(keyword) }
    self.keyword = keyword
    // A null character would end the text.
    self.text = text.replacing("\0", with: "\u{FFFD}")
  }

  /// Fails for chunks of other kinds, compressed chunks, and damaged chunks.
  init?(chunk: PNGChunks.Chunk, bytes: [UInt8]) {
    let data = bytes[chunk.data]
    guard let end = data.firstIndex(of: 0) else { return nil }
    let rest = data[(end + 1)...]
    switch chunk.type {
    case "tEXt":
      text = String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
    case "iTXt":
      // The compression flag and method, followed by a language and a translated keyword, each with a terminating null.
      guard rest.count >= 2, rest.first == 0 else { return nil }
      let parts = rest.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return nil }
      text = String(decoding: parts[2], as: UTF8.self)
    default:
      return nil
    }
    keyword = String(String.UnicodeScalarView(data[..<end].map { Unicode.Scalar($0) }))
  }

  func append(to file: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      PNGChunks.append("tEXt", Array(keyword.utf8) + [0] + Array(text.utf8), to: &file)
    } else {
      PNGChunks.append("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8), to: &file)
    }
  }
}
