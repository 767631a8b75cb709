import Foundation

/// The variants of a report, in order. They are kept in a file without a name, so that memory does not grow with them;
/// a short report, of a few hundred kilobytes, never reaches the disk.
///
/// A value: a copy that is appended to does not change the other one.
package struct ReportEntries: Sendable {
  private var spool: EntrySpool

  package init() { spool = EntrySpool() }

  package init(_ entries: some Sequence<VariantReport>) {
    self.init()
    for entry in entries { append(entry) }
  }

  package var count: Int { spool.ranges.count }
  package var isEmpty: Bool { count == 0 }

  package mutating func append(_ entry: VariantReport) {
    if !isKnownUniquelyReferenced(&spool) { spool = EntrySpool(copying: spool) }
    spool.append(EntryLine.encode(entry))
  }

  /// The entry as one line of JSON, keys in alphabetical order.
  func line(_ index: Int) -> Data { spool.bytes(spool.ranges[index]) }

  /// See `VariantReport.order`.
  func order(_ index: Int) -> Int { self[index].order }
}

extension ReportEntries: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> VariantReport { EntryLine.decode(line(index)) }
}

extension ReportEntries: Hashable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count && lhs.indices.allSatisfy { lhs.line($0) == rhs.line($0) }
  }

  package func hash(into hasher: inout Hasher) {
    for index in indices { hasher.combine(line(index)) }
  }
}

extension ReportEntries: Codable {
  package init(from decoder: any Decoder) throws {
    self.init()
    var values = try decoder.unkeyedContainer()
    while !values.isAtEnd { append(try values.decode(VariantReport.self)) }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for entry in self { try values.encode(entry) }
  }
}

/// Entries as lines of JSON.
private enum EntryLine {
  static func encode(_ entry: VariantReport) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try! encoder.encode(entry)
  }

  static func decode(_ line: Data) -> VariantReport {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try! decoder.decode(VariantReport.self, from: line)
  }
}

/// Bytes in memory, and from a limit on in a file that is unlinked as soon as it is open.
private final class EntrySpool: @unchecked Sendable {
  private(set) var ranges: [Range<Int>] = []
  private var memory = Data()
  private var written = 0
  private var file: Int32 = -1
  private var isWithoutFile = false
  private static let limit = 256 << 10

  init() {}

  init(copying other: EntrySpool) {
    for range in other.ranges { append(other.bytes(range)) }
  }

  deinit { if file >= 0 { close(file) } }

  func append(_ bytes: Data) {
    let start = written + memory.count
    ranges.append(start..<start + bytes.count)
    memory.append(bytes)
    if memory.count > Self.limit { spill() }
  }

  func bytes(_ range: Range<Int>) -> Data {
    if range.lowerBound >= written { return Data(memory[range.lowerBound - written..<range.upperBound - written]) }
    var data = Data(count: range.count)
    let count = data.withUnsafeMutableBytes { Self.read(file, $0, at: range.lowerBound) }
    precondition(count == range.count, "the report's temporary file was cut short")
    return data
  }

  /// Where there is no room for a file everything stays in memory.
  private func spill() {
    if file < 0, !isWithoutFile { open() }
    guard file >= 0, !isWithoutFile else { return }
    let done = memory.withUnsafeBytes { Self.write($0, to: file, at: written) }
    guard done else {
      // What is in the file stays there; the rest is kept.
      isWithoutFile = true
      return
    }
    written += memory.count
    memory = Data()
  }

  private func open() {
    var name = Array("\(NSTemporaryDirectory())/preview-report-XXXXXX".utf8CString)
    file = mkstemp(&name)
    isWithoutFile = file < 0
    guard file >= 0 else { return }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32, at start: Int) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = pwrite(file, bytes.baseAddress! + offset, bytes.count - offset, start + offset)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      offset += count
    }
    return true
  }

  private static func read(_ file: Int32, _ bytes: UnsafeMutableRawBufferPointer, at start: Int) -> Int {
    var offset = 0
    while offset < bytes.count {
      let count = pread(file, bytes.baseAddress! + offset, bytes.count - offset, start + offset)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      offset += count
    }
    return offset
  }
}
