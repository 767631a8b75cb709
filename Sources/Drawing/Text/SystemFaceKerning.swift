/// The kerning of the system face on iOS at one optical size and weight: that of Inter Display in regular weight with
/// factors, and of pairs that Inter does not kern.
///
/// The factors of letters and digits were measured on iOS 26.1 from regular to bold weight, where kerning changes evenly
/// with the distance from the regular master. The pairs with punctuation are those that pictures of iOS 13 to 17 and the
/// measured strings agree on.
struct SystemFaceKerning {
  /// What Inter's kerning between small letters, of pairs with a capital, and between digits is multiplied by.
  private let letters, capitals, digits: Double
  /// The kerning before and after an apostrophe within a word, in em.
  private let apostrophe: Double
  /// The kerning between a full stop or a comma and the space after it, in em.
  private let stop: Double

  /// - Parameters:
  ///   - k: the optical size: 0 for the text masters, 1 for the display masters.
  ///   - f: the distance from the regular master towards black; beyond the weights that were measured, kerning is that
  ///     of the nearest one.
  init(opticalSize k: Double, weight f: Double) {
    let f = min(max(0, f), 0.5)
    func at(_ text: Double, _ display: Double) -> Double { (1 - k) * text + k * display }
    letters = at(1.065 + 0.11 * f, 1.348 - 0.304 * f)
    capitals = at(1.061 + 0.036 * f, 1.348 - 0.304 * f)
    digits = at(1.071, 0.714 - 0.714 * f)
    apostrophe = -at(0.009 + 0.0537 * f, 0.031)
    stop = -at(0, 0.0592 + 0.089 * f)
  }

  /// Returns the kerning between two characters, from Inter's own.
  func kerning(_ own: Double, between first: Unicode.Scalar?, and second: Unicode.Scalar?) -> Double {
    guard own != 0 else { return 0 }
    guard let first, let second else { return own * letters }
    if first.isDigit, second.isDigit { return own * digits }
    let hasCapital = first.properties.isUppercase || second.properties.isUppercase
    return own * (hasCapital ? capitals : letters)
  }

  /// Returns what is added between two characters that Inter does not kern, in em.
  func addition(between first: Unicode.Scalar, and second: Unicode.Scalar) -> Double {
    if first.isApostrophe { return second.properties.isAlphabetic ? apostrophe : 0 }
    return second.isApostrophe && first.properties.isAlphabetic ? apostrophe : 0
  }

  /// Returns what a space loses that follows a character, in em. It is the space's and not the character's, so that a
  /// line which ends there is as wide as the letters in it.
  func addition(toSpaceAfter first: Unicode.Scalar) -> Double { first == "." || first == "," ? stop : 0 }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" }
}
