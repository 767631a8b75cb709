import LPCPango
import Foundation

extension FontFile {
  /// - Throws: `FontError.unreadableFile` if a face lacks a table that all fonts have, or a table ends after the file.
  static func check(_ path: String) throws(FontError) {
    // Whoever opens a pipe waits for its writer.
    guard isFile(path), let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unreadableFile(path)
    }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let bytes = UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &count), count: Int(count))
    let starts = collectionMark == word(0, of: bytes) ? collection(bytes) : [0]
    guard !starts.isEmpty, starts.allSatisfy({ isWhole(bytes, from: $0) }) else { throw .unreadableFile(path) }
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
