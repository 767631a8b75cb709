package import Foundation

/// Reads messages that are one line each, as the Model Context Protocol sends them over standard input.
package struct MessageLines {
  package enum Line: Hashable {
    case message(Data)
    /// The line is longer than `limit`; it was read to its end and dropped.
    case tooLong
  }

  /// No message is longer, in bytes; a longer one would be kept in memory whole.
  package static let limit = 4 << 20

  /// A line of these alone is no message, nor a malformed one.
  private static let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]

  private let descriptor: Int32
  private let limit: Int
  private var buffer = Data()
  private var isDropping = false
  private var isAtEnd = false

  package init(_ descriptor: Int32, limit: Int = Self.limit) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Waits for the next line; `nil` at the end. A last line without a line feed counts as one that was cut off.
  package mutating func next() -> Line? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[buffer.startIndex..<end])
        buffer.removeSubrange(buffer.startIndex...end)
        if isDropping || line.count > limit {
          isDropping = false
          return .tooLong
        }
        if line.contains(where: { !Self.blanks.contains($0) }) { return .message(line) }
        continue
      }
      if buffer.count > limit {
        isDropping = true
        buffer.removeAll(keepingCapacity: true)
      }
      guard !isAtEnd, read() else {
        defer { buffer.removeAll() }
        return isDropping || buffer.isEmpty ? nil : .message(buffer)
      }
    }
  }

  private mutating func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = Foundation.read(descriptor, &bytes, bytes.count)
    while count < 0, errno == EINTR { count = Foundation.read(descriptor, &bytes, bytes.count) }
    guard count > 0 else {
      isAtEnd = true
      return false
    }
    buffer.append(contentsOf: bytes[..<count])
    return true
  }
}
