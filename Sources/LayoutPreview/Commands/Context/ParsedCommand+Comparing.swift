import Variants
import Arguments

extension ParsedCommand {
  /// With both directions or both appearances where these are to stand next to each other and no others were asked for.
  func comparing() -> ParsedCommand {
    let both: [VariantAxis: [String]] = [.direction: ["ltr", "rtl"], .appearance: ["light", "dark"]]
    guard let axis = self[Options.beside], let values = both[axis], !has(Options.axis(axis)),
      !(axis == .direction && has(Options.isRightToLeft))
    else { return self }
    return ParsedCommand(
      verb: verb, operands: operands, options: options + values.map(Options.axis(axis).given))
  }
}
