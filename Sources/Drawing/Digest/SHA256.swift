import Foundation
import LPCPango

/// Computes SHA-256 with GLib.
package enum SHA256 {
  /// Returns the digest in Base64, as content security policies have it.
  package static func base64(_ text: String) -> String {
    let digits = Array(hex(Array(text.utf8)))
    let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0..<$0 + 2]), radix: 16) ?? 0 }
    return Data(bytes).base64EncodedString()
  }

  /// Returns the digest as 64 lower-case hexadecimal digits.
  package static func hex(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { hex($0) } }

  static func hex(_ bytes: UnsafeRawBufferPointer) -> String {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(checksum) }
    // GLib rejects a null pointer even if there are no bytes.
    if let base = bytes.bindMemory(to: guchar.self).baseAddress {
      g_checksum_update(checksum, base, gssize(bytes.count))
    }
    return String(cString: g_checksum_get_string(checksum))
  }
}
