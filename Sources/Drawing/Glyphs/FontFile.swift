import LPCPango
import Synchronization

/// One face of one font file, mapped into memory, with the tables that shaping reads.
///
/// Its HarfBuzz objects are immutable after `init`, and immutable HarfBuzz objects may be shared between threads.
final class FontFile: @unchecked Sendable {
  /// The name as in `GlyphRun.font`: `Inter-Regular.otf`, `NotoSansCJK-Regular.ttc#2`.
  let name: String
  let index: UInt32
  let blob: OpaquePointer
  private let ownFont: OpaquePointer
  /// The whole file, which replaces a part that lacks characters.
  private let whole = AtomicLazyReference<FontFile>()
  let unitsPerEm: Double
  /// Whether glyphs are colour bitmaps (CBDT) without outlines.
  let hasColorBitmaps: Bool
  /// The ascender of the table `hhea`, in ems; the next properties are its descender (negative) and line gap.
  let ascender: Double
  let descender: Double
  let lineGap: Double
  /// The characters of the whole file; `nil` unless this file is a part.
  let coverage: FontCoverage?

  convenience init(name: String, path: String, index: UInt32 = 0) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadableFile(path) }
    try self.init(name: name, path: path, blob: blob, index: index)
  }

  convenience init(_ font: EmbeddedFont, name: String, index: UInt32) throws(FontError) {
    let bytes = font.bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    let blob = hb_blob_create(bytes, UInt32(font.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)!
    try self.init(name: name, path: name, blob: blob, index: index)
  }

  /// Takes ownership of the blob.
  private init(name: String, path: String, blob: OpaquePointer, index: UInt32) throws(FontError) {
    let face = hb_face_create(blob, index)
    defer { hb_face_destroy(face) }
    guard let face, index < hb_face_count(blob), hb_face_get_glyph_count(face) > 0 else {
      hb_blob_destroy(blob)
      throw .unreadableFile(path)
    }
    let units = Double(hb_face_get_upem(face))
    let font = hb_font_create(face)!
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(units), Int32(units))
    hb_font_make_immutable(font)
    self.name = name
    self.index = index
    self.blob = blob
    ownFont = font
    unitsPerEm = units
    coverage = FontCoverage(face)
    hasColorBitmaps = hb_ot_color_has_png(face) != 0
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascender = Double(extents.ascender) / units
    descender = Double(extents.descender) / units
    lineGap = Double(extents.line_gap) / units
  }

  deinit {
    hb_font_destroy(ownFont)
    hb_blob_destroy(blob)
  }

  /// The file from which glyphs are read.
  var source: FontFile { coverage == nil ? self : whole.load() ?? self }

  var font: OpaquePointer { source.ownFont }

  /// Reads glyphs from the whole file from now on. They have the same numbers there.
  func complete(with file: FontFile) { _ = whole.storeIfNil(file) }

  /// Returns the glyph of a character before shaping.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Whether the file is a part that lacks the character while its whole file has it.
  func isWithout(_ scalar: Unicode.Scalar) -> Bool {
    coverage.map { $0.contains(scalar.value) && glyph(for: scalar) == nil } ?? false
  }

  /// Whether both files have the same glyphs with the same numbers, as weights of one design have.
  func hasGlyphs(of other: FontFile) -> Bool {
    if self === other { return true }
    let counts = [self, other].map { hb_face_get_glyph_count(hb_font_get_face($0.font)) }
    // A part has fewer glyphs than the whole file, with the same numbers.
    let arePartial = coverage != nil || other.coverage != nil
    return (arePartial || counts[0] == counts[1])
      && (UInt32(0x20)...0x17F).allSatisfy { code in
        guard let scalar = Unicode.Scalar(code) else { return true }
        let glyphs = [glyph(for: scalar), other.glyph(for: scalar)]
        return glyphs[0] == glyphs[1] || (arePartial && glyphs.contains(nil))
      }
  }

  /// Returns a glyph's advance in ems.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  /// The bytes of the whole file in memory.
  var bytes: UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: data, count: Int(length))
  }

  /// The family name, CSS weight and slant that the file states.
  var selfDescription: (family: String, weight: Double, isItalic: Bool) {
    let face = hb_font_get_face(font)
    let family = name(hb_ot_name_id_t(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY), of: face)
    return (
      family.isEmpty ? name(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY), of: face) : family,
      Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)), hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
    )
  }

  func name(_ id: hb_ot_name_id_t, of face: OpaquePointer?, limit: UInt32 = 256) -> String {
    var size = limit
    var buffer = [CChar](repeating: 0, count: Int(size))
    hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &buffer)
    return String(decoding: buffer.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
