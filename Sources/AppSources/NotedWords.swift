/// The declared words of sources, for one user, whose questions are noted: the answers to these are what its result
/// follows from.
struct NotedWords {
  /// Words of one kind.
  struct Table {
    fileprivate let places: [String: [Int]]
    fileprivate let kind: WordUse.Kind
    fileprivate let note: (@Sendable (WordUse) -> Void)?

    subscript(word: String) -> [Int]? {
      note?(WordUse(kind: kind, word: word))
      return places[word]
    }
  }

  let types: Table
  let extended: Table
  let values: Table
  let classes: Set<String>
  let modules: Set<String>

  init(_ words: DeclaredWords, _ note: (@Sendable (WordUse) -> Void)?) {
    types = Table(places: words.types, kind: .type, note: note)
    extended = Table(places: words.extended, kind: .extension, note: note)
    values = Table(places: words.values, kind: .value, note: note)
    (classes, modules) = (words.classes, words.modules)
  }
}

/// The question which sources declare something by a word.
package struct WordUse: Hashable, Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case type, `extension`, value

    package func use(of word: String) -> WordUse { WordUse(kind: self, word: word) }
  }

  package let kind: Kind
  package let word: String
}

extension DeclaredWords {
  /// The names of classes that a source seems to declare.
  package func classes(in source: Int) -> [String] {
    classes.filter { types[$0]?.contains(source) == true }.sorted()
  }

  /// The answer to a question: positions of sources.
  package func sources(for use: WordUse) -> [Int] {
    switch use.kind {
    case .type: types[use.word] ?? []
    case .extension: extended[use.word] ?? []
    case .value: values[use.word] ?? []
    }
  }
}
