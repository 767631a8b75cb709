import Foundation

/// Keeps bytes in memory and, above a limit, in a file that is unlinked as soon as it is open.
final class EntrySpool: @unchecked Sendable {
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

  /// Moves the bytes from memory to the file; if the file cannot be written, they stay in memory.
  private func spill() {
    if file < 0, !isWithoutFile { open() }
    guard file >= 0, !isWithoutFile else { return }
    let done = memory.withUnsafeBytes { Self.write($0, to: file, at: written) }
    guard done else {
      // The bytes in the file stay there; the rest stays in memory.
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
