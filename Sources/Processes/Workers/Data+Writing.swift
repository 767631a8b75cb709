import Foundation

extension Data {
  /// Writes all bytes to a descriptor.
  ///
  /// - Returns: whether they could be written.
  func writeAll(to descriptor: Int32) -> Bool {
    var bytes = self[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
