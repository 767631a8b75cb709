import LPCPango

/// The analysis of one paragraph by FriBidi and Pango: embedding levels, scripts, and where lines may end.
struct ParagraphAnalysis {
  struct Boundary: OptionSet {
    let rawValue: UInt8
    /// A line may end before the character.
    static let line = Boundary(rawValue: 1)
    /// A user-perceived character starts here, so a line may be cut here if necessary.
    static let character = Boundary(rawValue: 2)
    /// The character is white space.
    static let white = Boundary(rawValue: 4)
  }

  let utf8: [UInt8]
  /// The UTF-8 offsets at which scalars start, and the end.
  let offsets: [Int]
  /// The level of each scalar; odd levels run from right to left.
  let levels: [UInt8]
  /// The ISO 15924 tag of each scalar's script; characters that several scripts share have that of the text around
  /// them.
  let scripts: [UInt32]
  /// The boundaries at each UTF-8 offset, and at the end.
  let boundaries: [Boundary]
  let isRightToLeft: Bool

  /// Analyses a paragraph. `isRightToLeft` fixes its direction; `nil` uses that of the first strong character, or else
  /// `fallback`.
  init(_ text: String, isRightToLeft fixed: Bool?, fallback: Bool, language: String) {
    utf8 = Array(text.utf8)
    var offset = 0
    offsets =
      text.unicodeScalars.map { scalar in
        defer { offset += UTF8.width(scalar) }
        return offset
      } + [utf8.count]
    let count = offsets.count - 1
    let bytes = utf8.map(CChar.init(bitPattern:))
    let embedding = EmbeddingLevels(Array(text.unicodeScalars), isRightToLeft: fixed, fallback: fallback)
    levels = embedding.levels
    isRightToLeft = embedding.isRightToLeft
    scripts = Self.scripts(bytes, count)
    boundaries = Self.boundaries(bytes, offsets, language)
  }

  private static func scripts(_ bytes: [CChar], _ count: Int) -> [UInt32] {
    guard count > 0 else { return [] }
    var scripts: [UInt32] = []
    scripts.reserveCapacity(count)
    bytes.withUnsafeBufferPointer { buffer in
      guard let iterator = pango_script_iter_new(buffer.baseAddress, Int32(buffer.count)) else { return }
      defer { pango_script_iter_free(iterator) }
      repeat {
        var (start, end): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(iterator, &start, &end, &script)
        let tag = g_unicode_script_to_iso15924(GUnicodeScript(script.rawValue))
        scripts += Array(repeating: tag, count: g_utf8_pointer_to_offset(start, end))
      } while pango_script_iter_next(iterator) != 0
    }
    return scripts
  }

  private static func boundaries(_ bytes: [CChar], _ offsets: [Int], _ language: String) -> [Boundary] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: offsets.count)
    pango_get_log_attrs(
      bytes, Int32(bytes.count), -1, pango_language_from_string(language), &attributes, Int32(attributes.count))
    var boundaries = [Boundary](repeating: [], count: bytes.count + 1)
    for (offset, attribute) in zip(offsets, attributes) {
      if attribute.is_line_break != 0 { boundaries[offset].insert(.line) }
      if attribute.is_cursor_position != 0 { boundaries[offset].insert(.character) }
      if attribute.is_white != 0 { boundaries[offset].insert(.white) }
    }
    return boundaries
  }
}
