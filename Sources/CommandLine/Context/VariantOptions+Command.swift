package import LPVariants
package import LPArguments

extension VariantOptions {
  /// Reads the options of a command that select variants.
  package init(_ command: ParsedCommand) {
    let given = VariantAxis.options.filter { command.has(Options.axis($0)) }
    self.init(
      words: Dictionary(uniqueKeysWithValues: given.map { ($0.name, command[Options.axis($0)]) }),
      isRightToLeft: command[Options.isRightToLeft], combination: command[Options.matrix],
      exclusions: command[Options.exclusions], names: command[Options.variants])
  }
}
