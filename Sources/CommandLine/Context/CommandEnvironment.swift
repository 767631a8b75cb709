/// The variables that the `preview` tool sets for catalogs, so that the commands that they advise can be typed.
package enum CommandEnvironment {
  /// The variable with the name of the command.
  package static let nameVariable = "PREVIEW_COMMAND"
  /// The variable with the files and options that follow the verb.
  package static let sourcesVariable = "PREVIEW_SOURCES"
  /// The variable with the package's folder, whose goldens decide in which fonts text is set.
  package static let packageVariable = "PREVIEW_PACKAGE"
  /// The variable with the state that `diff` compares with: its name and the folder with its goldens, each on a line.
  package static let baseVariable = "PREVIEW_BASE"
}
