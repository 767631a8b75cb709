/// The options of a command that select variants, as words, since the locales are known only once a catalog is loaded.
package struct VariantOptions: Hashable, Codable, Sendable {
  /// The values of each option, by its name, in the order in which they were given.
  package var words: [String: [String]]
  /// Whether the command has `--rtl`.
  package var isRightToLeft: Bool
  /// The word after `--matrix`.
  package var combination: String?
  /// The conditions after `--exclude`.
  package var exclusions: [String]
  /// The names after `--variant`.
  package var names: [String]

  package init(
    words: [String: [String]] = [:], isRightToLeft: Bool = false, combination: String? = nil,
    exclusions: [String] = [], names: [String] = []
  ) {
    self.words = words
    self.isRightToLeft = isRightToLeft
    self.combination = combination
    self.exclusions = exclusions
    self.names = names
  }

  /// The values of the axes' options, with `--rtl` as a direction.
  package var axisWords: [String: [String]] {
    isRightToLeft ? words.merging(["direction": ["rtl"]]) { given, _ in given } : words
  }

  /// The first option in the order of the help, other than `--variant`, that the command has.
  var optionBesideNames: String? {
    if let option = VariantAxis.options.first(where: { words[$0.name] != nil }) { return option.argument }
    if isRightToLeft { return "--rtl" }
    if combination != nil { return "--matrix" }
    return exclusions.isEmpty ? nil : "--exclude"
  }
}
