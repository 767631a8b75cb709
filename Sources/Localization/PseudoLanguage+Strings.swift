extension PseudoLanguage {
  /// Applies pseudo-languages to a text: accents first, then doubling, then the marks around it, then the direction.
  static func apply(_ set: [PseudoLanguage], to text: String) -> String {
    text.isEmpty ? text : set.sorted { $0.step < $1.step }.reduce(text) { $1.applied(to: $0) }
  }

  var step: Int {
    switch self {
    case .accented: 0
    case .doubled: 1
    case .expanded: 2
    case .bounded: 3
    case .rtl, .rtlStrings: 4
    }
  }

  func applied(to text: String) -> String {
    switch self {
    case .doubled: "\(text) \(text)"
    case .accented: String(String.UnicodeScalarView(text.unicodeScalars.map { Self.accents[$0] ?? $0 }))
    case .bounded: "[# \(text) #]"
    case .rtl: text
    case .expanded: Self.expanded(text)
    case .rtlStrings: "\u{202E}\(text)\u{202C}"
    }
  }

  /// The space that IBM's globalization guideline A3, "Providing for UI expansion", asks for in addition to an English
  /// text: for texts of up to so many characters, from the share for the shortest to that for the longest.
  private static let growths: [(length: Int, most: Double, least: Double)] = [
    (10, 2, 1), (20, 1, 0.8), (30, 0.8, 0.6), (50, 0.6, 0.4), (70, 0.4, 0.31), (.max, 0.3, 0.3),
  ]

  /// Returns the share by which a text of so many characters is lengthened. Within a row of the table it falls evenly.
  static func growth(ofLength length: Int) -> Double {
    let row = growths.firstIndex { length <= $0.length }!
    let (first, last) = (row == 0 ? 1 : growths[row - 1].length + 1, growths[row].length)
    let share = last == .max || last == first ? 0 : Double(length - first) / Double(last - first)
    return growths[row].most + (growths[row].least - growths[row].most) * share
  }

  /// Returns the text, followed by as much of itself as it has to grow.
  private static func expanded(_ text: String) -> String {
    let target = Int((Double(text.count) * (1 + growth(ofLength: text.count))).rounded())
    let copies = Array(repeating: text, count: 4).joined(separator: " ")
    let expanded = copies.prefix(target)
    return String(expanded.last == " " ? copies.prefix(target + 1) : expanded)
  }

  /// Latin letters with a mark above or below; letters that have none in common fonts stay.
  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ".unicodeScalars,
      "åƀçďéƒĝĥîĵķļḿñöþřšţüṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻḾÑÖÞŘŠŢÜṼŴẊÝŽ".unicodeScalars))
}
