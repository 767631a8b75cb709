/// The options of a command that select variants, as words: which locales there are is known only once a catalog is
/// loaded.
package struct VariantOptions: Hashable, Codable, Sendable {
  /// The words that the option of each name was given, in the order in which they were given.
  package var words: [String: [String]]
  /// Whether `--rtl` was given.
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

  /// The option other than `--variant` that was given first in the order of the help.
  var optionBesideNames: String? {
    if let option = VariantAxis.options.first(where: { words[$0.name] != nil }) { return option.argument }
    if isRightToLeft { return "--rtl" }
    if combination != nil { return "--matrix" }
    return exclusions.isEmpty ? nil : "--exclude"
  }
}
