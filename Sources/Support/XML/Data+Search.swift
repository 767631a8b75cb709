package import Foundation

extension Data {
  /// Returns the index of a byte's first occurrence from an index on; `nil` without one. `firstIndex(of:)` looks at each
  /// byte by itself, which takes longer than parsing.
  package func index(of byte: UInt8, from start: Index) -> Index? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < endIndex else { return nil }
      let place = memchr(base + (start - startIndex), Int32(byte), endIndex - start)
      return place.map { startIndex + (UnsafeRawPointer($0) - base) }
    }
  }
}
