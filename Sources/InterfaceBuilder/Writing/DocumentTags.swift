/// The start tags of a document with their places in its bytes. The document was parsed before: it is XML without
/// declarations of entities.
struct DocumentTags {
  struct Tag {
    let name: String
    /// From `<` to `>`.
    let range: Range<Int>
    /// The lines of the start tag, from 1.
    let lines: ClosedRange<Int>
    let isEmpty: Bool
    let parent: Int?
    /// The places of the attributes' values, without the quotes.
    let attributes: [(name: String, value: Range<Int>)]
    /// From `</` to `>`; `nil` for an empty element.
    fileprivate(set) var end: Range<Int>?
  }

  let bytes: [UInt8]
  private(set) var tags: [Tag] = []
  private var open: [Int] = []
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while let next = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      move(to: next)
      read()
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func value(_ name: String, of tag: Tag) -> String? {
    tag.attributes.first { $0.name == name }.map { text($0.value) }
  }

  func children(of index: Int) -> [Int] { tags.indices.filter { tags[$0].parent == index } }

  /// Returns the only element with an object id; `nil` if there is none, or more than one.
  func index(ofID id: String) -> Int? {
    let found = tags.indices.filter { value("id", of: tags[$0]) == id }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the spaces before the element in its line; `nil` if something else stands there.
  func indentation(of offset: Int) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    return text(start..<offset)
  }

  // MARK: Scanning

  private mutating func move(to end: Int) {
    for byte in bytes[position..<end] where byte == UInt8(ascii: "\n") { line += 1 }
    position = end
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Returns the offset behind a text.
  private func end(of text: String, from start: Int) -> Int {
    let wanted = Array(text.utf8)
    var offset = start
    while offset + wanted.count <= bytes.count {
      if bytes[offset..<offset + wanted.count].elementsEqual(wanted) { return offset + wanted.count }
      offset += 1
    }
    return bytes.count
  }

  private mutating func read() {
    if starts(with: "<!--") { return move(to: end(of: "-->", from: position)) }
    if starts(with: "<![CDATA[") { return move(to: end(of: "]]>", from: position)) }
    if starts(with: "<?") { return move(to: end(of: "?>", from: position)) }
    if starts(with: "</") {
      let close = end(of: ">", from: position)
      if let index = open.popLast() { tags[index].end = position..<close }
      return move(to: close)
    }
    readStart()
  }

  private mutating func readStart() {
    let (start, first) = (position, line)
    var offset = start + 1
    let spaces: Set<UInt8> = [9, 10, 13, 32]
    func skip(_ isWanted: (UInt8) -> Bool) {
      while offset < bytes.count, isWanted(bytes[offset]) { offset += 1 }
    }
    skip { !spaces.contains($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    let name = text(start + 1..<offset)
    var attributes: [(name: String, value: Range<Int>)] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      let begin = offset
      skip { spaces.contains($0) || $0 == UInt8(ascii: "/") }
      let nameStart = offset
      skip { !spaces.contains($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      let attribute = text(nameStart..<offset)
      skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: ">") }
      guard offset < bytes.count, bytes[offset] != UInt8(ascii: ">") else { break }
      let quote = bytes[offset]
      offset += 1
      let valueStart = offset
      skip { $0 != quote }
      attributes.append((attribute, valueStart..<offset))
      offset = min(offset + 1, bytes.count)
      if offset == begin { break }
    }
    let close = min(offset + 1, bytes.count)
    let isEmpty = close >= 2 && bytes[close - 2] == UInt8(ascii: "/")
    let parent = open.last
    move(to: close)
    tags.append(
      Tag(
        name: name, range: start..<close, lines: first...line, isEmpty: isEmpty, parent: parent,
        attributes: attributes, end: nil))
    if !isEmpty { open.append(tags.count - 1) }
  }
}
