import LPLayoutModel

/// A row of the table of axes: everything that options, names, sorting, conditions and pages need to know of an axis.
package struct AxisDefinition: Sendable {
  /// The name in pages and reports: `text-size`.
  package let name: String
  /// The heading in pages: `Text size`.
  package let title: String
  /// The options that select values: one for each axis, but two for the screen.
  package let options: [VariantOption]
  /// The words of an axis with a fixed list of values, in order; empty for other axes.
  package var words: [String] = []
  /// The axes that decide the value if none is given.
  package var dependencies: [VariantAxis] = []
  /// The value if none is given, unless other axes decide it.
  var standard: AxisValue?
  /// Returns the value that a variant with the given values has, or `nil` while unknown values decide it.
  var settled: @Sendable (PartialVariant) -> AxisValue?
  /// Returns the word of a value in names and pages.
  let word: @Sendable (AxisValue) -> String
  /// Returns the value of a word in a name; a word that belongs to another axis has none.
  let read: @Sendable (String) -> AxisValue?
  /// Returns the word of a value in pages, if it differs from the one in names.
  var pageWord: (@Sendable (AxisValue) -> String)?
  /// Returns the sort key of a value; smaller comes first.
  let ranks: @Sendable (AxisValue, _ implied: AxisValue?) -> [Rank]
  /// The words of conditions that stand for positions in `words`.
  var conditions: [(word: String, first: Int, last: Int)] = []
  /// Sets the trait that views see of a value.
  var traits: @Sendable (AxisValue, inout TraitValues) -> Void = { _, _ in }

  /// A part of a variant's sort key.
  enum Rank: Comparable {
    case number(Int)
    case text(String)
  }
}

extension AxisDefinition {
  /// Makes an axis with a fixed list of values, each with a word.
  ///
  /// - Parameters:
  ///   - title: the heading in pages, from which the option is named: `Text size` becomes `--text-size`.
  ///   - nameWords: the words in names, if they differ from the option's; `nil` for a word that names use for another
  ///     axis.
  ///   - standard: the position of the value if none is given; `nil` if other axes decide it.
  ///   - isStandardFirst: whether the value that other axes decide on is sorted before the others.
  ///   - groups: the words of conditions that stand for several positions.
  ///   - position: returns the position of an alternative spelling.
  static func choice(
    _ title: String, _ words: [String], help: String, nameWords: [String?]? = nil, standard: Int? = 0,
    isStandardFirst: Bool = false, groups: [(word: String, first: Int, last: Int)] = [],
    position: @escaping @Sendable (String) -> Int? = { _ in nil },
    traits: @escaping @Sendable (AxisValue, inout TraitValues) -> Void = { _, _ in }
  ) -> AxisDefinition {
    let names = nameWords ?? words
    let read = { @Sendable (text: String) -> AxisValue? in
      let lower = text.lowercased()
      return (names.firstIndex { $0?.lowercased() == lower } ?? position(lower)).map { .choice($0) }
    }
    let name = String(title.lowercased().map { $0 == " " ? "-" : $0 })
    let option = VariantOption.choice(name, words, help: help) { text in
      words.firstIndex { $0.lowercased() == text.lowercased() }.map { .choice($0) } ?? read(text)
    }
    let standard = standard.map { AxisValue.choice($0) }
    return AxisDefinition(
      name: name, title: title, options: [option], words: words, standard: standard, settled: { _ in standard },
      word: { value in names[value.position] ?? words[value.position] }, read: read,
      ranks: { value, implied in [.number(isStandardFirst && value == implied ? -1 : value.position)] },
      conditions: groups + names.enumerated().compactMap { position, name in name.map { ($0, position, position) } },
      traits: traits)
  }

  /// - Throws: `VariantError.unknownValue` for a position that has no word.
  func check(_ value: AxisValue?) throws(VariantError) {
    guard case .choice(let position)? = value, !words.indices.contains(position) else { return }
    throw options[0].unknown("\(position + 1)")
  }

  /// Returns the same axis, with other axes deciding a value that is not given.
  func following(
    _ axes: VariantAxis..., settled: @escaping @Sendable (PartialVariant) -> AxisValue?
  ) -> AxisDefinition {
    var copy = self
    copy.dependencies = axes
    copy.settled = settled
    return copy
  }
}
