/// The elements of a document that `SVGWriter` wrote, in its order.
struct SVGElements {
  struct Node {
    /// `<g id="…" …>` in the document's bytes.
    var tag: Range<Int>
    /// The range between the tag and its end.
    var content: Range<Int>
    /// The elements directly in it.
    var parts: [Int] = []
  }

  let bytes: [UInt8]
  private(set) var all: [Node] = []

  /// - Returns: `nil` if the text is no document of elements.
  init?(_ text: String) {
    bytes = Array(text.utf8)
    guard read() else { return nil }
  }

  private mutating func read() -> Bool {
    var open: [Int] = []
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")), end > start + 1 else { return false }
      place = end + 1
      switch bytes[start + 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      case UInt8(ascii: "/"):
        guard let last = open.popLast() else { return false }
        all[last].content = all[last].tag.upperBound..<start
      default:
        if let around = open.last { all[around].parts.append(all.count) }
        if bytes[end - 1] != UInt8(ascii: "/") { open.append(all.count) }
        all.append(Node(tag: start..<place, content: place..<place))
      }
    }
    return open.isEmpty && !all.isEmpty
  }

  func tag(_ index: Int) -> ArraySlice<UInt8> { bytes[all[index].tag] }
  func content(_ index: Int) -> ArraySlice<UInt8> { bytes[all[index].content] }

  /// `<g` of a tag.
  static func name(of tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    tag.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
  }

  /// The name of an element, with its identifier where it begins with one.
  func identity(_ index: Int) -> ArraySlice<UInt8> {
    let tag = tag(index)
    let name = Self.name(of: tag)
    let start = Array(" id=\"".utf8)
    guard tag[name.endIndex...].starts(with: start) else { return name }
    let value = tag[(name.endIndex + start.count)...]
    return tag[..<(value.firstIndex(of: UInt8(ascii: "\"")) ?? tag.endIndex)]
  }
}
