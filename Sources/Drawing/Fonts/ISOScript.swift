import LPCPango

/// ISO 15924 codes of scripts: `Latn`, `Arab`, and `Zyyy` for characters without a script.
enum ISOScript {
  static func name(of scalar: Unicode.Scalar) -> String {
    name(tag: hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue)
  }

  /// Returns the four letters of a tag, whose highest byte is the first letter.
  static func name(tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Character {
  /// Whether the character requests a colour glyph: by itself, by a variation selector, or as a keycap or flag.
  var hasEmojiPresentation: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.value > 0x7F || scalars.count > 1 else { return false }
    if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji
        && scalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier })
  }
}
