import LPLayoutModel
package import LPLocalization
import LPSupport

extension VariantMatrix {
  /// Makes the matrix that the options select.
  ///
  /// - Parameter locales: the languages of the string catalogs; if empty, any language is valid.
  package init(_ options: VariantOptions, locales: [LanguageTag]) throws(VariantError) {
    self.init()
    for axis in VariantAxis.allCases {
      let given = axis.definition.options.filter { options.words[$0.name] != nil }
      guard given.count < 2 else { throw .contradiction(given[0].argument, given[1].argument) }
      guard let option = given.first, let words = options.words[option.name] else { continue }
      values[axis] = try option.values(of: words, locales: locales)
    }
    if options.isRightToLeft {
      if directions?.contains(.leftToRight) == true { throw .contradiction("--rtl", "--direction ltr") }
      directions = [.rightToLeft]
    }
    combination = try options.combination.map(Self.combination)
    for text in options.exclusions {
      exclusions.append(try VariantExclusion(text, locales: locales.isEmpty ? nil : locales + [.english]))
    }
    try refuseContradictions(in: options)
  }

  private static func combination(_ word: String) throws(VariantError) -> Combination {
    if let combination = Combination(rawValue: word.lowercased()) { return combination }
    throw .unknownCombination(word, suggestion: Suggestion.nearest(to: word, in: Combination.allCases.map(\.rawValue)))
  }

  /// Rejects combinations that were selected by name and are impossible; impossible members of a group are left out.
  private func refuseContradictions(in options: VariantOptions) throws(VariantError) {
    for option in VariantAxis.screen.definition.options {
      for word in options.words[option.name] ?? [] {
        guard let values = option.read(word, []), values.count == 1, let orientations else { continue }
        let screen = values[0].screen
        guard orientations.contains(where: { screen.posture($0) != nil }) else {
          throw .noSuchOrientation(screen: screen.word, orientation: orientations[0])
        }
      }
    }
    if let strings, strings.count == 1, PseudoLanguage.mirrors(strings[0]), directions == [.leftToRight] {
      throw .directionAgainstStrings(PseudoLanguage.word(of: strings[0]))
    }
  }
}
