import Operations
import Files
import Foundation
import Variants
import Arguments

extension SelectionOptions {
  init(_ command: ParsedCommand) throws {
    self.init(
      patterns: command.operands, variants: VariantOptions(command),
      shard: try Shard.wanted(command, ProcessVariables.current))
  }
}
