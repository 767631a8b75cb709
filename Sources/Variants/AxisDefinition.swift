import AutoLayout

/// A row of the table of axes: all that options, names, orders, conditions and pages know of an axis.
package struct AxisDefinition: Sendable {
  /// The name in pages and reports: `text-size`.
  package let name: String
  /// The heading in pages: `Text size`.
  package let title: String
  /// The options that choose values: one, but two for the screen.
  package let options: [VariantOption]
  /// The words of an axis with a handful of values, in their order; empty elsewhere.
  package var words: [String] = []
  /// The axes that decide the value where none is given.
  package var dependencies: [VariantAxis] = []
  /// The value where none is given, unless other axes decide it.
  var standard: AxisValue?
  /// The value that a variant with the given values has; `nil` while that depends on what is not known.
  var settled: @Sendable (PartialVariant) -> AxisValue?
  /// The word of a value in names and pages.
  let word: @Sendable (AxisValue) -> String
  /// The value of a word in a name; a word that another axis needs has none.
  let read: @Sendable (String) -> AxisValue?
  /// The word of a value in pages, where it is another one.
  var pageWord: (@Sendable (AxisValue) -> String)?
  /// The place of a value among others; smaller comes first.
  let ranks: @Sendable (AxisValue, _ implied: AxisValue?) -> [Rank]
  /// Words of conditions that hold for positions in the words of the axis.
  var conditions: [(word: String, positions: ClosedRange<Int>)] = []
  /// Sets what views see of a value.
  var traits: @Sendable (AxisValue, inout TraitValues) -> Void = { _, _ in }

  /// A part of the place of a variant among others.
  enum Rank: Comparable {
    case number(Int)
    case text(String)
  }
}

extension AxisDefinition {
  /// An axis with a handful of values, each with a word.
  ///
  /// - Parameters:
  ///   - title: the heading in pages, from which the option is named: `Text size` becomes `--text-size`.
  ///   - nameWords: words in names, where they are not those of the option; `nil` for a word that names use for
  ///     something else.
  ///   - standard: the position of the value where none is given; `nil` where other axes decide it.
  ///   - isStandardFirst: whether the value that other axes decide on comes before the others.
  ///   - groups: words of conditions that hold for several positions.
  ///   - position: the position of a further spelling.
  static func choice(
    _ title: String, _ words: [String], help: String, nameWords: [String?]? = nil, standard: Int? = 0,
    isStandardFirst: Bool = false, groups: [(word: String, positions: ClosedRange<Int>)] = [],
    position: @escaping @Sendable (String) -> Int? = { _ in nil },
    traits: @escaping @Sendable (AxisValue, inout TraitValues) -> Void = { _, _ in }
  ) -> AxisDefinition {
    let names = nameWords ?? words
    let read = { @Sendable (text: String) -> AxisValue? in
      let lower = text.lowercased()
      return (names.firstIndex { $0?.lowercased() == lower } ?? position(lower)).map { .choice($0) }
    }
    let name = title.lowercased().replacing(" ", with: "-")
    let option = VariantOption.choice(name, words, help: help) { text in
      words.firstIndex { $0.lowercased() == text.lowercased() }.map { .choice($0) } ?? read(text)
    }
    let standard = standard.map { AxisValue.choice($0) }
    return AxisDefinition(
      name: name, title: title, options: [option], words: words, standard: standard, settled: { _ in standard },
      word: { value in names[value.position] ?? words[value.position] }, read: read,
      ranks: { value, implied in [.number(isStandardFirst && value == implied ? -1 : value.position)] },
      conditions: groups + names.enumerated().compactMap { position, name in name.map { ($0, position...position) } },
      traits: traits)
  }

  /// - Throws: `VariantError.unknownValue` for a position that no word has.
  func check(_ value: AxisValue?) throws(VariantError) {
    guard case .choice(let position)? = value, !words.indices.contains(position) else { return }
    throw options[0].unknown("\(position + 1)")
  }

  /// The same axis, where other axes decide the value that is not given.
  func following(
    _ axes: VariantAxis..., settled: @escaping @Sendable (PartialVariant) -> AxisValue?
  ) -> AxisDefinition {
    var copy = self
    copy.dependencies = axes
    copy.settled = settled
    return copy
  }
}
