extension PseudoLanguage {
  /// A part of a text, with the index of the part that it was before.
  struct Part: Equatable {
    var origin: Int
    var text: String
  }

  /// Applies pseudo-languages to the parts of a text, as `apply(_:to:)` does to the whole.
  static func apply(_ set: [PseudoLanguage], to parts: [String]) -> [Part] {
    let parts = parts.enumerated().map { Part(origin: $0, text: $1) }
    guard parts.contains(where: { !$0.text.isEmpty }) else { return parts }
    return set.sorted { $0.step < $1.step }.reduce(parts) { $1.applied(to: $0) }
  }

  private func applied(to parts: [Part]) -> [Part] {
    func mark(_ text: String, like part: Part?) -> Part { Part(origin: part?.origin ?? 0, text: text) }
    switch self {
    case .accented: return parts.map { Part(origin: $0.origin, text: applied(to: $0.text)) }
    case .doubled: return parts + [mark(" ", like: parts.last)] + parts
    case .bounded: return [mark("[# ", like: parts.first)] + parts + [mark(" #]", like: parts.last)]
    case .rtl: return parts
    case .rtlStrings: return [mark("\u{202E}", like: parts.first)] + parts + [mark("\u{202C}", like: parts.last)]
    case .expanded:
      let whole = parts.map(\.text).joined()
      return Self.prefix(of: parts, ofLength: applied(to: whole).count)
    }
  }

  /// Returns the first characters of endless copies of the parts with spaces between them.
  private static func prefix(of parts: [Part], ofLength length: Int) -> [Part] {
    var (found, rest): ([Part], Int) = ([], length)
    while rest > 0 {
      for part in parts + [Part(origin: parts[parts.count - 1].origin, text: " ")] where rest > 0 {
        let text = String(part.text.prefix(rest))
        rest -= text.count
        found.append(Part(origin: part.origin, text: text))
      }
    }
    return found
  }
}
