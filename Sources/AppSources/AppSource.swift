/// A source of an app, and what is found in it.
package struct AppSource: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let scan: SourceScan

  package init(path: String, bytes: [UInt8], scan: SourceScan) {
    (self.path, self.bytes, self.scan) = (path, bytes, scan)
  }

  /// The line of a place, from 1.
  package func line(of offset: Int) -> Int { 1 + bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } }

  /// The number of bytes before a place on its line.
  func indentation(of offset: Int) -> Int {
    bytes.prefix(offset).reversed().prefix { $0 != UInt8(ascii: "\n") }.count
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self) }
}
