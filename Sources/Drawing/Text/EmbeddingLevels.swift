import LPCPango

/// The direction of a paragraph and the embedding levels of its scalars, by the Unicode bidirectional algorithm (UAX #9).
///
/// FriBidi carries out the algorithm. The classes of characters that its versions disagree about are decided here, so
/// that a text has the same order with all of them.
struct EmbeddingLevels {
  /// The level of each scalar; odd levels run from right to left.
  let levels: [UInt8]
  let isRightToLeft: Bool

  /// `isRightToLeft` fixes the paragraph's direction; `nil` takes the first strong character's, or else `fallback`.
  init(_ scalars: [Unicode.Scalar], isRightToLeft fixed: Bool?, fallback: Bool) {
    guard fixed ?? fallback || scalars.contains(where: \.mayRunFromRightToLeft) else {
      (levels, isRightToLeft) = (Array(repeating: 0, count: scalars.count), false)
      return
    }
    let classes = scalars.map(\.bidirectionalClass)
    let brackets = scalars.map { $0.isNewerThanFriBidi ? 0 : fribidi_get_bracket($0.value) }
    var direction: UInt32 =
      switch (fixed, fallback) {
      case (true?, _): .init(bidi_right_to_left)
      case (false?, _): .init(bidi_left_to_right)
      case (nil, true): .init(bidi_weak_right_to_left)
      case (nil, false): .init(bidi_weak_left_to_right)
      }
    var found = [Int8](repeating: 0, count: scalars.count)
    bidi_set_levels(classes, brackets, Int32(scalars.count), &direction, &found)
    levels = found.map(UInt8.init(bitPattern:))
    isRightToLeft = direction & 1 == 1
  }
}

extension Unicode.Scalar {
  /// Whether the character may have a class that reverses a part of a text from left to right.
  fileprivate var mayRunFromRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2066...0x2068, 0xFB1D...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether FriBidi 1.0.8, the oldest in use, does not know the character: it has the data of Unicode 10.
  fileprivate var isNewerThanFriBidi: Bool { properties.age.map { $0.major > 10 } ?? true }

  fileprivate var bidirectionalClass: UInt32 {
    if isNewerThanFriBidi {
      return properties.isEmoji ? UInt32(bidi_neutral) : bidirectionalClassOfUnassigned
    }
    switch value {
    // Corrected after Unicode 10.
    case 0x1734, 0x1171E: return UInt32(bidi_left_to_right)
    case 0xA9BD, 0x111C9: return UInt32(bidi_mark)
    case 0x1D6C1, 0x1D6FB, 0x1D735, 0x1D76F, 0x1D7A9: return UInt32(bidi_neutral)
    default: return bidi_class(value)
    }
  }

  /// The class that Unicode gives code points without a character, by their blocks.
  private var bidirectionalClassOfUnassigned: UInt32 {
    switch value {
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F,
      0x1EE00...0x1EEFF, 0x10D00...0x10D3F, 0x10EC0...0x10EFF, 0x10F30...0x10F6F:
      UInt32(bidi_arabic_letter)
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      UInt32(bidi_right_to_left)
    case 0x20A0...0x20CF: UInt32(bidi_currency)
    case 0x2065, 0xFFF0...0xFFF8, 0xE0000...0xE0FFF: UInt32(bidi_ignored)
    default: UInt32(bidi_left_to_right)
    }
  }
}
