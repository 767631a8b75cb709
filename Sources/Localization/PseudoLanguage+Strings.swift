extension PseudoLanguage {
  /// Applies pseudo-languages to a text: accents first, then doubling, then the marks around it, then the direction.
  static func apply(_ set: [PseudoLanguage], to text: String) -> String {
    text.isEmpty ? text : set.sorted { $0.step < $1.step }.reduce(text) { $1.applied(to: $0) }
  }

  private var step: Int {
    switch self {
    case .accented: 0
    case .doubled: 1
    case .bounded: 2
    case .rtl, .rtlStrings: 3
    }
  }

  func applied(to text: String) -> String {
    switch self {
    case .doubled: "\(text) \(text)"
    case .accented: String(String.UnicodeScalarView(text.unicodeScalars.map { Self.accents[$0] ?? $0 }))
    case .bounded: "[# \(text) #]"
    case .rtl: text
    case .rtlStrings: "\u{202E}\(text)\u{202C}"
    }
  }

  /// Latin letters with a mark above or below; letters that have none in common fonts stay.
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ".unicodeScalars,
      "åƀçďéƒĝĥîĵķļḿñöþřšţüṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻḾÑÖÞŘŠŢÜṼŴẊÝŽ".unicodeScalars))
}
