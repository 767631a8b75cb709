import LPCPango

/// Computes SHA-256 with GLib, as 64 lower-case hexadecimal digits.
package enum SHA256 {
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
