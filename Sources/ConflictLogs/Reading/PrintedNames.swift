/// The names in a line's `names:`: which item each stands for, and which one `|` is.
struct PrintedNames {
  private(set) var superview: PrintedItem?
  /// In the order of the line; two items can share one name.
  private(set) var items: [PrintedItem] = []

  init() {}

  /// - Parameter scanner: Stands after `names:`; its end is that of the entries.
  init(_ scanner: ByteScanner) {
    var scanner = scanner
    while !scanner.isAtEnd {
      while let byte = scanner.next, byte == 0x20 || byte == 0x2C { scanner.position += 1 }
      let start = scanner.position
      guard let pointer = Self.pointer(from: start, in: scanner) else { return }
      let name = scanner.text(start, pointer.start - 1)
      if name.hasPrefix("'|':") {
        superview = superview ?? PrintedItem(key: pointer.key, name: String(name.dropFirst(4)))
      } else {
        let item = PrintedItem(key: pointer.key, name: name)
        if !items.contains(item) { items.append(item) }
      }
      scanner.position = pointer.end
    }
  }

  /// The next `:0x…` that a comma, a parenthesis or the end follows.
  private static func pointer(from start: Int, in scanner: ByteScanner) -> (start: Int, end: Int, key: String)? {
    var from = start
    while let colon = scanner.find(":0x", from: from) {
      var end = colon + 3
      while end < scanner.end, ByteScanner.isAlphanumeric(scanner.bytes[end]) { end += 1 }
      let follower = end < scanner.end ? scanner.bytes[end] : 0x29
      if colon > start, follower == 0x2C || follower == 0x20 || follower == 0x29 {
        return (colon + 1, end, scanner.text(colon + 1, end).lowercased())
      }
      from = colon + 1
    }
    return nil
  }
}
