import LPVariants
import LPArguments

extension ParsedCommand {
  /// Returns the command with both directions or both appearances if `--beside` asks for them and no other values are
  /// given.
  func comparing() -> ParsedCommand {
    guard let name = self[Options.beside], let axis = VariantAxis(option: name),
      axis == .appearance || axis == .direction && !has(Options.isRightToLeft)
    else { return self }
    let option = Options.axis(axis.definition.options[0])
    guard !has(option) else { return self }
    return ParsedCommand(
      verb: verb, operands: operands, options: options + axis.definition.words.map(option.given))
  }
}
