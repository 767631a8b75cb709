import Foundation

/// Reads `.strings`: the old property list text, and the lists that builds make of it.
enum StringsReader {
  static func read(file: String, bytes: [UInt8]) throws(CatalogError) -> [String: StringEntry] {
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
      return try PlistNode.read(file: file, bytes: bytes).strings(file: file)
    }
    var parser = StringsParser(file: file, text: try CatalogText.decode(bytes, file: file))
    return try parser.parse()
  }
}

/// `"key" = "value";`, with comments. A later pair of the same key wins, as it does on a device.
private struct StringsParser {
  let file: String
  let letters: [Unicode.Scalar]
  var position = 0
  /// The last key read, to name it in errors.
  var key: String?

  init(file: String, text: String) {
    self.file = file
    letters = Array(text.unicodeScalars)
  }

  private var next: Unicode.Scalar? { position < letters.count ? letters[position] : nil }

  mutating func parse() throws(CatalogError) -> [String: StringEntry] {
    var entries: [String: StringEntry] = [:]
    try skipBlanks()
    let isBraced = take("{")
    while try skipBlanks(), let letter = next, letter != "}" {
      key = nil
      let start = position
      let name = try readWord("a key")
      key = name
      try skipBlanks()
      var value = name
      if take("=") {
        try skipBlanks()
        value = try readWord("a value")
        try skipBlanks()
      }
      guard take(";") else {
        throw failure(
          next == nil ? "the file ends before the ';'" : "a ';' should stand here", at: next == nil ? start : position)
      }
      entries[name] = StringEntry(form: .text(value))
    }
    key = nil
    if isBraced, !take("}") { throw failure("a '}' is missing") }
    try skipBlanks()
    if let letter = next { throw failure("unexpected '\(letter)'") }
    return entries
  }

  private mutating func readWord(_ what: String) throws(CatalogError) -> String {
    guard let letter = next else { throw failure("the file ends where \(what) should stand") }
    if letter == "\"" || letter == "'" { return try readQuoted(by: letter) }
    let start = position
    while let letter = next, Self.isUnquoted(letter) { position += 1 }
    guard position > start else { throw failure("\(what) should stand here, not '\(letter)'") }
    return text(letters[start..<position])
  }

  /// What may stand in a word without quotes.
  private static func isUnquoted(_ letter: Unicode.Scalar) -> Bool {
    letter.isASCII
      && (Character(letter).isLetter || Character(letter).isNumber || "_$/:.-".unicodeScalars.contains(letter))
  }

  private mutating func readQuoted(by quote: Unicode.Scalar) throws(CatalogError) -> String {
    let start = position
    position += 1
    var units: [UInt16] = []
    while let letter = next {
      position += 1
      if letter == quote {
        guard let text = String(validating: units, as: UTF16.self) else {
          throw failure("half a surrogate pair stands alone", at: start)
        }
        return text
      }
      if letter == "\\" { units += try readEscape() } else { units += Array(String(letter).utf16) }
    }
    throw failure("this text has no closing quote", at: start)
  }

  /// UTF-16, since `\U` gives code units, and two of them a character beyond the first plane.
  private mutating func readEscape() throws(CatalogError) -> [UInt16] {
    guard let letter = next else { throw failure("the file ends in a text") }
    position += 1
    switch letter {
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "a": return [7]
    case "b": return [8]
    case "f": return [12]
    case "v": return [11]
    case "U", "u": return [try readCodeUnit()]
    case "0"..."7":
      position -= 1
      let digits = letters[position...].prefix(3).prefix { ("0"..."7").contains($0) }
      position += digits.count
      return [UInt16(text(digits), radix: 8)!]
    default: return Array(String(letter).utf16)
    }
  }

  private mutating func readCodeUnit() throws(CatalogError) -> UInt16 {
    let digits = letters[position...].prefix(4).prefix { $0.properties.isASCIIHexDigit }
    guard digits.count == 4, let unit = UInt16(text(digits), radix: 16) else {
      throw failure("four hexadecimal digits should follow '\\U'")
    }
    position += 4
    return unit
  }

  /// White space and comments.
  @discardableResult
  private mutating func skipBlanks() throws(CatalogError) -> Bool {
    while let letter = next {
      if letter.properties.isWhitespace {
        position += 1
      } else if letter == "/", position + 1 < letters.count, letters[position + 1] == "/" {
        while let letter = next, letter != "\n", letter != "\r" { position += 1 }
      } else if letter == "/", position + 1 < letters.count, letters[position + 1] == "*" {
        try skipComment()
      } else {
        break
      }
    }
    return true
  }

  private mutating func skipComment() throws(CatalogError) {
    let start = position
    position += 2
    while position + 1 < letters.count {
      if letters[position] == "*", letters[position + 1] == "/" {
        position += 2
        return
      }
      position += 1
    }
    throw failure("this comment has no end", at: start)
  }

  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard next == letter else { return false }
    position += 1
    return true
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private func failure(_ reason: String, at offset: Int? = nil) -> CatalogError {
    let bytes = Array(text(letters[..<min(offset ?? position, letters.count)]).utf8)
    let place = TextPosition(ofByte: bytes.count, in: bytes)
    return CatalogError(file: file, line: place.line, column: place.column, key: key, reason: reason)
  }
}
