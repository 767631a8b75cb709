/// What Xcode's schemes do to strings to show layouts that will not survive translation.
///
/// They are applied after formatting, so that format specifiers never see them.
public enum PseudoLanguage: String, CaseIterable, Codable, Comparable, Sendable {
  /// Every string twice, with a space between: `Save Save`.
  case doubled
  /// Letters with accents, which need more height: `Šåvé`.
  case accented
  /// `[# Save #]`: a missing mark is text that is cut off.
  case bounded
  /// The layout is mirrored, the strings stay as they are.
  case rtl
  /// The layout is mirrored and every string runs from right to left.
  case rtlStrings = "rtl-strings"

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }

  private var order: Int { Self.allCases.firstIndex(of: self)! }
}
