import LPCPango

/// The characters of a whole font file, as a table in a part of that file.
///
/// The table is a list of ranges in ascending order: the first and the last character as 32-bit big-endian numbers.
struct FontCoverage: @unchecked Sendable {
  static let table: hb_tag_t = 0x4C50_6376  // LPcv

  /// The bytes of the face's table, which live as long as the face.
  private let bytes: UnsafeRawBufferPointer
  private let blob: Blob

  private final class Blob {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { hb_blob_destroy(pointer) }
  }

  /// Fails for a face that is not a part.
  init?(_ face: OpaquePointer) {
    guard let pointer = hb_face_reference_table(face, Self.table) else { return nil }
    blob = Blob(pointer)
    var length: UInt32 = 0
    let data = hb_blob_get_data(pointer, &length)
    guard length >= 8 else { return nil }
    bytes = UnsafeRawBufferPointer(start: data, count: Int(length) / 8 * 8)
  }

  func contains(_ scalar: UInt32) -> Bool {
    var (low, high) = (0, bytes.count / 8)
    while low < high {
      let middle = (low + high) / 2
      if scalar < number(middle * 2) {
        high = middle
      } else if scalar > number(middle * 2 + 1) {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }

  private func number(_ index: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
  }

  /// Returns the table for parts of a face.
  static func bytes(of face: OpaquePointer) -> [UInt8] {
    let characters = hb_set_create()!
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(face, characters)
    var (first, last): (UInt32, UInt32) = (.max, .max)
    var bytes: [UInt8] = []
    while hb_set_next_range(characters, &first, &last) != 0 {
      for number in [first, last] { withUnsafeBytes(of: number.bigEndian) { bytes += $0 } }
    }
    return bytes
  }
}
