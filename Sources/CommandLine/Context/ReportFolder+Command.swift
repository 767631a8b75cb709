package import LPOperations
import LPProcesses
import LPSnapshots
package import LPArguments

extension ReportFolder {
  /// Without options, a test that Bazel runs leaves its report where Bazel collects what tests write.
  ///
  /// - Parameters:
  ///   - package: the package's folder, to which paths in a report are relative.
  ///   - shard: the shard, which gets its own folder, so that the reports of all shards can be in one place.
  package init(_ command: ParsedCommand, package: String, shard: Shard? = nil) {
    let given = command[Options.reportFolder]
    let chosen = ReportFormat.allCases.filter(command[Options.reports].contains)
    let bazel = BazelTest(command, ProcessVariables.current)
    let usual = "\(package)/.preview/reports" + (shard.map { "/shard-\($0.index)-of-\($0.count)" } ?? "")
    let usualFormats: [ReportFormat] = given != nil ? [.json] : bazel?.outputs != nil ? [.html, .json] : []
    self.init(
      formats: chosen.isEmpty ? usualFormats : chosen, path: given ?? bazel?.outputs ?? usual, package: package,
      xmlOutput: bazel?.xml, isTakenAway: given == nil && bazel?.outputs != nil)
  }
}

/// The files that Bazel expects of a test: https://bazel.build/reference/test-encyclopedia#initial-conditions
package struct BazelTest {
  /// The folder for whatever a test leaves.
  package let outputs: String?
  /// The file for JUnit's XML.
  package let xml: String?

  /// `nil` unless Bazel runs the command, and where the command says where its reports go.
  package init?(_ command: ParsedCommand, _ environment: [String: String]) {
    guard command.verb == GoldenOptions.Purpose.test.verb, !command.has(Options.reportFolder) else { return nil }
    func path(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    (outputs, xml) = (path("TEST_UNDECLARED_OUTPUTS_DIR"), path("XML_OUTPUT_FILE"))
    if outputs == nil, xml == nil { return nil }
  }
}
