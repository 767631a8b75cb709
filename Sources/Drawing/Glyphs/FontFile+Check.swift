import LPCPango
import Foundation

extension FontFile {
  /// Looks at the tables of a file, without which other fonts would take its place or letters would be missing.
  ///
  /// - Returns: the names of tables whose bytes do not have the checksum that the file says, sorted. Such a font can be
  ///   read, but something of it is damaged.
  /// - Throws: `FontError.unreadableFile` if a face lacks a table that all fonts have, has no characters, or a table ends
  ///   after the file.
  static func check(_ path: String) throws(FontError) -> [String] {
    // Whoever opens a pipe waits for its writer.
    guard isFile(path), let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unreadableFile(path)
    }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let bytes = UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &count), count: Int(count))
    let starts = collectionMark == word(0, of: bytes) ? collection(bytes) : [0]
    guard !starts.isEmpty, starts.allSatisfy({ isWhole(bytes, from: $0) }),
      starts.indices.allSatisfy({ hasCharacters(blob, face: UInt32($0)) })
    else { throw .unreadableFile(path) }
    return Set(starts.flatMap { damagedTables(bytes, from: $0) }).sorted()
  }

  /// Whether a face maps any character to a glyph.
  private static func hasCharacters(_ blob: OpaquePointer, face index: UInt32) -> Bool {
    let (face, characters) = (hb_face_create(blob, index), hb_set_create())
    defer {
      hb_face_destroy(face)
      hb_set_destroy(characters)
    }
    hb_face_collect_unicodes(face, characters)
    return hb_set_is_empty(characters) == 0
  }

  private static func damagedTables(_ bytes: UnsafeRawBufferPointer, from start: Int) -> [String] {
    guard let head = word(start + 4, of: bytes) else { return [] }
    return (0..<head >> 16).compactMap { number in
      let place = start + 12 + 16 * number
      guard let tag = word(place, of: bytes), let sum = word(place + 4, of: bytes),
        let offset = word(place + 8, of: bytes), let length = word(place + 12, of: bytes)
      else { return nil }
      var found = checksum(UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length]))
      // The adjustment of the whole file's checksum counts as 0 (OpenType, "Calculating checksums").
      if tag == self.tag("head"), length >= 12 { found &-= UInt32(word(offset + 8, of: bytes) ?? 0) }
      return found == UInt32(sum) ? nil : name(of: tag)
    }
  }

  /// The sum of a table's words, of which the last is filled up with zeros.
  private static func checksum(_ table: UnsafeRawBufferPointer) -> UInt32 {
    var sum: UInt32 = 0
    for word in 0..<table.count / 4 {
      sum &+= UInt32(bigEndian: table.loadUnaligned(fromByteOffset: word * 4, as: UInt32.self))
    }
    for (place, byte) in table[(table.count & ~3)...].enumerated() { sum &+= UInt32(byte) << (24 - 8 * UInt32(place)) }
    return sum
  }

  private static func name(of tag: Int) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces)
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static let collectionMark = tag("ttcf")
  private static let essentialTables = Set(["cmap", "head", "hhea", "hmtx", "maxp"].map(tag))

  /// The places of the faces of a collection; none if it ends too early.
  private static func collection(_ bytes: UnsafeRawBufferPointer) -> [Int] {
    guard let count = word(8, of: bytes), count <= bytes.count / 4 else { return [] }
    let starts = (0..<count).compactMap { word(12 + 4 * $0, of: bytes) }
    return starts.count == count ? starts : []
  }

  private static func isWhole(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    guard let head = word(start + 4, of: bytes) else { return false }
    var missing = essentialTables
    for place in (0..<head >> 16).map({ start + 12 + 16 * $0 }) {
      guard let tag = word(place, of: bytes), let offset = word(place + 8, of: bytes),
        let length = word(place + 12, of: bytes), offset + length <= bytes.count
      else { return false }
      if length > 0 { missing.remove(tag) }
    }
    return missing.isEmpty
  }

  private static func tag(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }

  private static func word(_ place: Int, of bytes: UnsafeRawBufferPointer) -> Int? {
    place + 4 <= bytes.count ? bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } : nil
  }
}
