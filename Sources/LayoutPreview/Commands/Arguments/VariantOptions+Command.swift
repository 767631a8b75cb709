import Variants

extension VariantOptions {
  /// The options of a command that select variants.
  package init(_ command: ParsedCommand) {
    let given = VariantAxis.allCases.filter { command.has($0.rawValue) }
    self.init(
      words: Dictionary(uniqueKeysWithValues: given.map { ($0, command.values($0.rawValue)) }),
      isRightToLeft: command.has("rtl"), combination: command.value("matrix"),
      exclusions: command.values("exclude"), names: command.values("variant"))
  }
}
