import LPOperations
import LPProcesses
import Foundation
import LPVariants
import LPArguments

extension SelectionOptions {
  init(_ command: ParsedCommand) throws {
    self.init(
      patterns: command.operands, variants: VariantOptions(command),
      shard: try Shard.wanted(command, ProcessVariables.current))
  }
}
