package import LPArguments

extension Console {
  package convenience init(_ command: ParsedCommand) {
    self.init(
      color: command[Options.color] ?? .auto, isQuiet: command[Options.quiet],
      isJSON: command[Options.json])
  }

  /// Prints the command to run next, ready to be typed.
  func next(_ words: [String], of context: CommandContext) {
    note("next: " + context.line(words))
  }
}
