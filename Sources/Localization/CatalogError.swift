import Messages

/// A string catalog that cannot be read, with the place.
public struct CatalogError: Error, Hashable, Sendable {
  /// As it was given or found.
  public let file: String
  /// From 1.
  public var line: Int?
  /// The column of the mistake, from 1.
  public var column: Int?
  /// The string's key, where one is concerned.
  public var key: String?
  /// What is wrong.
  public let reason: String
}

extension CatalogError: ExplainedError {
  /// `Localizable.xcstrings:12:5: key 'greeting': …`, as compilers write it.
  package var problem: String {
    var text = file
    if let line { text += ":\(line)" + (column.map { ":\($0)" } ?? "") }
    return text + ": " + (key.map { "key '\($0)': " } ?? "") + reason
  }

  package var remedy: String { "correct the file and run the same command again" }
}

/// A place in a text file, both counted from 1; columns are characters.
struct TextPosition: Hashable, Sendable {
  let line: Int
  let column: Int

  /// The place of a byte. A line ends with LF, CR or both.
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
