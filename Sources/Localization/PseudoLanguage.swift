/// A change of all strings, as Xcode's schemes offer it, that shows which layouts fail when strings are translated.
///
/// They are applied after formatting, so that format specifiers never see them.
public enum PseudoLanguage: String, CaseIterable, Codable, Comparable, Sendable {
  /// Repeats every string, with a space between: `Save Save`.
  case doubled
  /// Puts accents on letters, which need more height: `Šåvé`.
  case accented
  /// Puts marks around every string, `[# Save #]`: a missing mark shows that text is cut off.
  case bounded
  /// Mirrors the layout and keeps the strings.
  case rtl
  /// Mirrors the layout and runs every string from right to left.
  case rtlStrings = "rtl-strings"
  /// Lengthens every string by as much as translations need at its length: `Save Save S`.
  case expanded

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }

  private var order: Int { Self.allCases.firstIndex(of: self)! }
}
