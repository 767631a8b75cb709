import LPCPango
import Foundation

/// Makes the part of a font file that shows some characters.
///
/// Glyphs keep their numbers and all features are kept, so that text of these characters is shaped and drawn as with
/// the whole file.
enum FontPart {
  /// Tables that horizontal text does not need: vertical metrics, and a signature that is no longer valid.
  private static let dropped = ["vhea", "vmtx", "VORG", "DSIG", "LTSH", "hdmx", "VDMX"]

  /// Characters that HarfBuzz requests itself: spaces, hyphens, joiners, the dotted circle.
  private static let always: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0xA0, 0xAD...0xAD, 0x2000...0x2015, 0x2026...0x2026, 0x202F...0x202F, 0x205F...0x2060,
    0x25CC...0x25CC, 0x3000...0x3000, 0xFE0E...0xFE0F, 0xFFFD...0xFFFD,
  ]

  /// Returns the bytes of a font file with one face; `nil` if HarfBuzz cannot make a part of the file.
  static func bytes(of file: FontFile, showing characters: Set<UInt32>) -> [UInt8]? {
    let face = hb_font_get_face(file.font)!
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let flags = [HB_SUBSET_FLAGS_RETAIN_GIDS, HB_SUBSET_FLAGS_NOTDEF_OUTLINE, HB_SUBSET_FLAGS_NO_PRUNE_UNICODE_RANGES]
    hb_subset_input_set_flags(input, flags.reduce(0) { $0 | $1.rawValue })
    let unicodes = hb_subset_input_unicode_set(input)
    for range in always { hb_set_add_range(unicodes, range.lowerBound, range.upperBound) }
    for character in closure(of: characters) { hb_set_add(unicodes, character) }
    keepAll(HB_SUBSET_SETS_LAYOUT_FEATURE_TAG, input)
    keepAll(HB_SUBSET_SETS_LAYOUT_SCRIPT_TAG, input)
    keepAll(HB_SUBSET_SETS_NAME_ID, input)
    let drop = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for tag in dropped { hb_set_add(drop, hb_tag_from_string(tag, 4)) }
    guard let part = hb_subset_or_fail(face, input) else { return nil }
    defer { hb_face_destroy(part) }
    return add(FontCoverage.bytes(of: face), to: part)
  }

  private static func keepAll(_ set: hb_subset_sets_t, _ input: OpaquePointer) {
    let set = hb_subset_input_set(input, set)
    hb_set_clear(set)
    hb_set_invert(set)
  }

  /// Adds the characters that HarfBuzz may look up instead: composed and decomposed forms, and mirror images.
  private static func closure(of characters: Set<UInt32>) -> Set<UInt32> {
    let functions = hb_unicode_funcs_get_default()
    var found = characters
    for scalar in characters.lazy.compactMap(Unicode.Scalar.init) {
      let text = String(scalar)
      found.formUnion(text.precomposedStringWithCanonicalMapping.unicodeScalars.lazy.map(\.value))
      found.formUnion(text.decomposedStringWithCanonicalMapping.unicodeScalars.lazy.map(\.value))
      found.insert(hb_unicode_mirroring(functions, scalar.value))
    }
    return found
  }

  private static func add(_ coverage: [UInt8], to part: OpaquePointer) -> [UInt8]? {
    let table = coverage.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(table) }
    guard hb_face_builder_add_table(part, FontCoverage.table, table) != 0, let blob = hb_face_reference_blob(part)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}
