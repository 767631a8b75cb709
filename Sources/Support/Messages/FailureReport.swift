/// The output of `--json` if the command could not be carried out.
package struct FailureReport: Codable, Sendable {
  package let schema: String
  package let status: ExitStatus
  package let error: CommandFailure

  package init(verb: String?, error: CommandFailure) {
    schema = "layout-preview/\(verb ?? "usage")/1"
    status = .impossible
    self.error = error
  }
}
