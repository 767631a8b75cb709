extension String {
  /// Returns the text with each of the scalars replaced.
  ///
  /// `replacing` compares characters: a quote that a combining mark follows, or the line feed behind a carriage return,
  /// is not the character that is looked for, and would stay.
  package func escaping(_ replacements: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { replacements[$0] != nil }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if let replacement = replacements[scalar] { text += replacement } else { text.unicodeScalars.append(scalar) }
    }
  }
}
