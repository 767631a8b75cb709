/// The host that carries calls out: it finds and builds catalogs, and runs commands in them.
package protocol AgentHost: Sendable {
  /// Carries a command out, and waits for its end.
  ///
  /// - Parameters:
  ///   - out: the folder for the files that the command writes.
  ///   - progress: takes a sentence on what is being done.
  func run(
    _ call: AgentTool.Call, out: String, cancellation: Cancellation, progress: (String) -> Void
  ) -> CommandOutcome

  /// The folder that paths in reports of goldens are relative to; `nil` without a package.
  var root: String? { get }
}
