package import LPLocalization
import LPSupport

/// An option of the command line that chooses values of an axis.
package struct VariantOption: Sendable {
  /// The name without the hyphens: `text-size`.
  package let name: String
  /// The noun for one value in messages.
  let noun: String
  /// One sentence for the command's help.
  package let help: String
  /// The words to choose from; some depend on the languages of the string catalogs.
  package let known: @Sendable ([LanguageTag]) -> [String]
  /// The advice in messages besides the words to choose from.
  var remedy = ""
  /// The advice in messages if there is nothing to choose from.
  var remedyForNone = "add a value, several values separated by commas, or 'all'"
  /// The values that `all` stands for.
  let all: @Sendable ([LanguageTag]) -> [AxisValue]
  /// Returns the values of a word: several for a group, `nil` for an unknown word.
  let read: @Sendable (String, [LanguageTag]) -> [AxisValue]?
  /// Suggestions for an unknown word, if the nearest known word is not the best one.
  var guesses: @Sendable (String) -> [String] = { _ in [] }

  /// The option as it is typed: `--text-size`.
  package var argument: String { "--\(name)" }

  static func choice(
    _ name: String, _ words: [String], help: String, read: @escaping @Sendable (String) -> AxisValue?
  ) -> VariantOption {
    VariantOption(
      name: name, noun: String(name.map { $0 == "-" ? " " : $0 }), help: help, known: { _ in words },
      all: { _ in words.indices.map { .choice($0) } }, read: { word, _ in read(word).map { [$0] } })
  }

  /// Returns the values of the words; `all` stands for every value.
  func values(of words: [String], locales: [LanguageTag]) throws(VariantError) -> [AxisValue] {
    var values: [AxisValue] = []
    for word in words {
      guard let some = word.lowercased() == "all" ? all(locales) : read(word, locales) else {
        throw unknown(word, locales: locales)
      }
      values += some
    }
    guard !values.isEmpty else { throw none }
    return values
  }

  var none: VariantError { .noValues(option: name, noun: noun, remedy: remedyForNone) }

  func unknown(_ word: String, locales: [LanguageTag] = []) -> VariantError {
    let known = known(locales)
    let near = guesses(word)
    return .unknownValue(
      option: name, noun: noun, value: word, known: known,
      suggestions: near.isEmpty ? Suggestion.nearest(to: word, in: known).map { [$0] } ?? [] : near, remedy: remedy)
  }
}
