/// The variables that the `preview` tool sets for catalogs, so that what they advise can be typed.
package enum CommandEnvironment {
  /// The name of the command.
  package static let nameVariable = "PREVIEW_COMMAND"
  /// Files and options that stand after the verb.
  package static let sourcesVariable = "PREVIEW_SOURCES"
  /// The package's folder, whose goldens say which fonts text is set in.
  package static let packageVariable = "PREVIEW_PACKAGE"
}
