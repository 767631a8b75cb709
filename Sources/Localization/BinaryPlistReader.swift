import LPSupport

/// Reads binary property lists. Several members may refer to one object, so that a small file can stand for a tree that
/// no memory holds; Foundation copies such trees without a limit.
struct BinaryPlistReader {
  enum Limit {
    static let depth = 50
    /// The number of values, counted at each place that refers to them.
    static let values = 400_000
  }

  private let file: String
  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsetSize: Int
  private let offsetTable: Int
  private let objectCount: Int
  private var strings: [Int: String] = [:]
  private var valueCount = 0
  private var stringBytes = 0

  /// - Throws: `CatalogError` if the list is damaged or larger than the limits.
  static func read(file: String, bytes: [UInt8]) throws(CatalogError) -> PlistNode {
    var reader = try BinaryPlistReader(file: file, bytes: bytes)
    return try reader.node(reader.number(at: bytes.count - 16, size: 8), depth: 0)
  }

  /// The last 32 bytes say where the table of offsets is, as CFBinaryPList.c of Core Foundation describes it.
  private init(file: String, bytes: [UInt8]) throws(CatalogError) {
    guard bytes.count >= 40 else { throw CatalogError(file: file, reason: Self.damaged) }
    (self.file, self.bytes) = (file, bytes)
    (offsetSize, referenceSize) = (Int(bytes[bytes.count - 26]), Int(bytes[bytes.count - 25]))
    func word(_ end: Int) -> Int? {
      let value = bytes[(bytes.count - end)..<(bytes.count - end + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return value <= UInt64(bytes.count) ? Int(value) : nil
    }
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let count = word(24), let table = word(8),
      count * offsetSize <= bytes.count - 32 - table
    else { throw CatalogError(file: file, reason: Self.damaged) }
    (objectCount, offsetTable) = (count, table)
  }

  private static let damaged = "the binary property list is damaged"

  private func number(at place: Int, size: Int) throws(CatalogError) -> Int {
    guard place >= 0, size <= bytes.count, place <= bytes.count - size else { throw failure() }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard value <= UInt64(bytes.count) else { throw failure() }
    return Int(value)
  }

  private func failure(_ reason: String = Self.damaged) -> CatalogError { CatalogError(file: file, reason: reason) }

  private mutating func node(_ object: Int, depth: Int) throws(CatalogError) -> PlistNode {
    valueCount += 1
    guard valueCount <= Limit.values else {
      throw failure("the binary property list has more than \(Limit.values.grouped) values")
    }
    guard depth < Limit.depth else { throw failure("nested too deeply") }
    let (kind, count, content) = try header(object)
    switch kind {
    case 0x5, 0x6: return PlistNode(value: .string(try string(object)), line: nil)
    case 0xD: return PlistNode(value: .dictionary(try members(count, content, depth)), line: nil)
    default:
      guard let name = Self.name(of: kind) else { throw failure() }
      return PlistNode(value: .other(name), line: nil)
    }
  }

  private mutating func members(
    _ count: Int, _ content: Int, _ depth: Int
  ) throws(CatalogError) -> [PlistNode.Member] {
    guard count <= (bytes.count - content) / (2 * referenceSize) else { throw failure() }
    var members: [PlistNode.Member] = []
    for index in 0..<count {
      let key = try string(number(at: content + index * referenceSize, size: referenceSize))
      let value = try number(at: content + (count + index) * referenceSize, size: referenceSize)
      members.append(PlistNode.Member(key: key, line: nil, node: try node(value, depth: depth + 1)))
    }
    return members.sorted { $0.key < $1.key }
  }

  /// Returns a string, which is decoded once however many places refer to it.
  private mutating func string(_ object: Int) throws(CatalogError) -> String {
    if let known = strings[object] { return known }
    let (kind, count, content) = try header(object)
    guard kind == 0x5 || kind == 0x6, count <= (bytes.count - content) / (kind == 0x6 ? 2 : 1) else { throw failure() }
    // Strings that overlap would be copied again and again.
    stringBytes += kind == 0x6 ? 2 * count : count
    guard stringBytes <= bytes.count else { throw failure() }
    let text: String? =
      kind == 0x5
      ? String(validating: bytes[content..<content + count], as: UTF8.self)
      : String(
        validating: (0..<count).map { UInt16(bytes[content + 2 * $0]) << 8 | UInt16(bytes[content + 2 * $0 + 1]) },
        as: UTF16.self)
    guard let text else { throw failure() }
    strings[object] = text
    return text
  }

  /// Returns the kind of an object, the number of its parts, and where these begin.
  private func header(_ object: Int) throws(CatalogError) -> (kind: UInt8, count: Int, content: Int) {
    guard object < objectCount else { throw failure() }
    let place = try number(at: offsetTable + object * offsetSize, size: offsetSize)
    guard place < offsetTable else { throw failure() }
    let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 0xF))
    // Fifteen stands for a number that follows, by its own marker.
    guard low == 0xF, Self.isCounted(kind) else { return (kind, low, place + 1) }
    let size = try number(at: place + 1, size: 1)
    guard size >> 4 == 0x1, size & 0xF <= 3 else { throw failure() }
    let width = 1 << (size & 0xF)
    return (kind, try number(at: place + 2, size: width), place + 2 + width)
  }

  private static func isCounted(_ kind: UInt8) -> Bool { [0x4, 0x5, 0x6, 0xA, 0xC, 0xD].contains(kind) }

  private static func name(of kind: UInt8) -> String? {
    switch kind {
    case 0x0: "boolean"
    case 0x1, 0x2: "number"
    case 0x3: "date"
    case 0x4: "data"
    case 0x8: "identifier"
    case 0xA: "array"
    case 0xC: "set"
    default: nil
    }
  }
}
