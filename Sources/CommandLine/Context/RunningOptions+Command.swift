import Arguments
import Operations

extension RunningOptions {
  init(_ command: ParsedCommand) {
    self.init(jobs: command[Options.jobs], timeout: command[Options.timeout], memory: command[Options.memory])
  }
}
