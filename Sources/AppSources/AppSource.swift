import LPSupport

/// A source of an app, and what is found in it.
package struct AppSource: Sendable {
  package let path: String
  package let bytes: [UInt8]
  private let reading: Reading

  package init(path: String, bytes: [UInt8], scan: SourceScan) {
    (self.path, self.bytes) = (path, bytes)
    reading = Reading { scan }
  }

  /// - Parameter scan: finds what is in the source, once, when that is first asked for.
  package init(path: String, bytes: [UInt8], scanning scan: @escaping @Sendable () -> SourceScan) {
    (self.path, self.bytes, reading) = (path, bytes, Reading(scan))
  }

  /// What is found in the source.
  package var scan: SourceScan { reading.scan }

  /// The scan of a source, made once.
  private final class Reading: Sendable {
    private let known = Locked<SourceScan?>(nil)
    private let make: @Sendable () -> SourceScan

    init(_ make: @escaping @Sendable () -> SourceScan) { self.make = make }

    var scan: SourceScan {
      known.withLock { known in
        if let known { return known }
        let made = make()
        known = made
        return made
      }
    }
  }

  /// Whether the text contains a word.
  package func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: word) }
    }
  }

  /// The line of a place, from 1.
  package func line(of offset: Int) -> Int { 1 + bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } }

  /// The number of bytes before a place on its line.
  func indentation(of offset: Int) -> Int {
    bytes.prefix(offset).reversed().prefix { $0 != UInt8(ascii: "\n") }.count
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
