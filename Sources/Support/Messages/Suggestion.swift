/// Suggests corrections for a misspelt word.
package enum Suggestion {
  /// Returns the indices of the closest candidates in the order given: several if they are equally close, none if no
  /// candidate is close.
  ///
  /// A candidate is close if at most a third of its letters differ, or if it begins with the word. Codes of two letters
  /// are close to no other word: any two of them would differ in one letter.
  package static func nearest(to word: String, among candidates: [String], limit: Int = 1) -> [Int] {
    let wanted = Array(word.lowercased().prefix(64))
    guard !wanted.isEmpty else { return [] }
    var scored: [(distance: Int, index: Int)] = []
    for (index, candidate) in candidates.enumerated() {
      let letters = Array(candidate.lowercased().prefix(64))
      let edits = distance(wanted, letters)
      let isPrefix = wanted.count >= 2 && letters.starts(with: wanted)
      let isCode = max(wanted.count, letters.count) <= 2
      if isPrefix || edits <= max(isCode ? 0 : 1, min(wanted.count, letters.count) / 3) {
        scored.append((isPrefix ? min(edits, 1) : edits, index))
      }
    }
    let least = scored.map(\.distance).min()
    return scored.filter { $0.distance == least }.prefix(limit).map(\.index)
  }

  /// Returns the closest candidate.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    nearest(to: word, among: candidates).first.map { candidates[$0] }
  }

  /// Returns Damerau's distance: the number of letters inserted, deleted or replaced, or of neighbours swapped.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var older: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, older[j - 1] + 1) }
        row.append(best)
      }
      (older, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
