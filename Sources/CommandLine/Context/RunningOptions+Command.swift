import LPArguments
import LPOperations

extension RunningOptions {
  init(_ command: ParsedCommand) {
    self.init(jobs: command[Options.jobs], timeout: command[Options.timeout], memory: command[Options.memory])
  }
}
