/// The outcome of parsing.
package enum ParsedArguments: Hashable, Sendable {
  case command(ParsedCommand)
  /// Help for a verb, or for the whole command.
  case help(verb: String?)
  case version
}
