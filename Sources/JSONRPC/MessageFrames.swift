package import Foundation

/// Reads messages that a header with their length precedes, as the Language Server Protocol sends them:
/// `Content-Length: 52\r\n\r\n{…}`.
package struct MessageFrames {
  package enum Frame: Hashable {
    case message(Data)
    /// Text that is no message: it was dropped, and the next message is read.
    case malformed(String)
  }

  /// No message is longer, in bytes; a longer one would be kept in memory whole.
  package static let limit = 32 << 20
  /// No header is longer.
  private static let headerLimit = 4096
  /// A longer message than this is a number that went wrong, and nothing is dropped for it.
  private static let longestDropped = 1 << 30
  private static let field = "content-length"

  private let descriptor: Int32
  private let limit: Int
  private var buffer = Data()
  private var isAtEnd = false

  package init(_ descriptor: Int32, limit: Int = Self.limit) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Puts a message into a frame.
  package static func framed(_ message: Data) -> Data {
    Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }

  /// Waits for the next message; `nil` at the end.
  package mutating func next() -> Frame? {
    guard let header = readHeader() else {
      defer { buffer.removeAll() }
      return buffer.isEmpty ? nil : .malformed("the input ends within a header")
    }
    guard case .header(let text) = header else {
      resynchronize()
      return .malformed("there is no header of a message within \(Self.headerLimit) bytes")
    }
    guard let count = Self.length(in: text) else {
      return .malformed("the header has no Content-Length that is a number of bytes")
    }
    guard count <= Self.longestDropped else { return .malformed("the message is longer than \(limit) bytes") }
    guard count <= limit else {
      drop(count)
      return .malformed("the message is longer than \(limit) bytes")
    }
    while buffer.count < count, read() {}
    guard buffer.count >= count else {
      buffer.removeAll()
      return .malformed("the input ends within a message")
    }
    let message = Data(buffer.prefix(count))
    buffer.removeSubrange(buffer.startIndex..<buffer.startIndex + count)
    return .message(message)
  }

  // MARK: Headers

  private enum Header {
    case header(String)
    case tooLong
  }

  /// Reads up to the empty line; `nil` at the end of the input.
  private mutating func readHeader() -> Header? {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let found = buffer.prefix(Self.headerLimit).firstRange(of: end) {
        let text = String(decoding: buffer[..<found.lowerBound], as: UTF8.self)
        buffer.removeSubrange(..<found.upperBound)
        return .header(text)
      }
      if buffer.count >= Self.headerLimit { return .tooLong }
      guard read() else { return nil }
    }
  }

  private static func length(in header: String) -> Int? {
    // Swift takes a carriage return and a line feed for one character. Bytes before the field may be what was left of
    // an earlier message.
    let lines = header.split(whereSeparator: \.isNewline)
    for line in lines.reversed() {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased().hasSuffix(field) else { continue }
      let digits = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      let number = digits.prefix { $0.isASCII && $0.isNumber }
      guard digits.dropFirst(number.count).allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
      return Int(number)
    }
    return nil
  }

  /// Drops what cannot be a header, up to the next one.
  private mutating func resynchronize() {
    let bytes = buffer.dropFirst()
    if let found = bytes.firstRange(of: Data("Content-Length".utf8)) {
      buffer.removeSubrange(..<found.lowerBound)
    } else {
      buffer = Data(buffer.suffix(Self.field.utf8.count))
    }
  }

  private mutating func drop(_ count: Int) {
    var rest = count
    while true {
      let dropped = min(rest, buffer.count)
      buffer.removeSubrange(buffer.startIndex..<buffer.startIndex + dropped)
      rest -= dropped
      guard rest > 0, read() else { return }
    }
  }

  // MARK: Bytes

  private mutating func read() -> Bool {
    guard !isAtEnd else { return false }
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
