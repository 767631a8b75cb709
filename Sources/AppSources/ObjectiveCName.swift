/// The names that Swift gives to members in Objective-C.
package enum ObjectiveCName {
  /// Returns the selector of a function or an initialiser.
  ///
  /// - Parameter labels: the labels of the parameters, `_` for none.
  package static func selector(
    _ name: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false
  ) -> String {
    var pieces = labels.map { $0 == "_" ? "" : $0 }
    let last = isAsync ? "completionHandler" : isThrowing ? "error" : nil
    guard let first = pieces.first else {
      return name + (isAsync ? "WithCompletionHandler:" : isThrowing ? "AndReturnError:" : "")
    }
    pieces[0] = name + joined(name, first)
    return (pieces + [last].compactMap { $0 }).map { $0 + ":" }.joined()
  }

  package static func setter(_ name: String) -> String { "set\(capitalized(name)):" }

  /// Returns the words that a first label adds to a name.
  private static func joined(_ name: String, _ label: String) -> String {
    guard !label.isEmpty else { return "" }
    let isJoined = prepositions.contains(words(label).first ?? "") || prepositions.contains(words(name).last ?? "")
    return (isJoined ? "" : "With") + capitalized(label)
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The words of a name in camel case, in lower case.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for letter in text {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(contentsOf: letter.lowercased())
    }
    return words
  }

  /// The prepositions that the compiler knows.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
