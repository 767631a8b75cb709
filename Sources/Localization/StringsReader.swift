/// Reads `.strings`: old-style text lists, and the XML and binary lists that builds turn them into.
enum StringsReader {
  static func read(file: String, bytes: [UInt8]) throws(CatalogError) -> [String: StringEntry] {
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
      return try PlistNode.read(file: file, bytes: bytes).strings(file: file)
    }
    var parser = StringsParser(file: file, text: try CatalogText.decode(bytes, file: file))
    return try parser.parse()
  }
}
