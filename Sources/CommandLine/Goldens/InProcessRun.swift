import LPOperations
import LPSupport
import LPProcesses
import Foundation
package import LPSnapshots
import LPArguments
package import LPCatalogs

/// A run over goldens within this process, for tests: it starts no workers and prints nothing.
///
/// A preview that traps ends the process, like any code under test.
@MainActor
package struct InProcessRun {
  private let run: GoldenRun

  /// - Parameters:
  ///   - patterns: the names of previews; empty for all of them.
  ///   - package: the folder that contains `goldens`.
  ///   - mode: which goldens are recorded; under `CI` none are.
  /// - Throws: the error with which a command would fail: no such preview, missing fonts, unreadable resources.
  package init(_ catalog: Catalog, patterns: [String], package: String, mode: GoldenRecording) throws {
    let description = catalog.description
    try description.validate()
    let command = ParsedCommand(
      verb: GoldenOptions.Purpose.test.verb, operands: patterns, options: [Options.packagePath.given(package)])
    let context = CommandContext(
      catalog: description, loader: CatalogLoader(catalog), command: command, name: "preview",
      console: Console(isQuiet: true, isJSON: true),
      isInProcess: true)
    let store = GoldenStore(root: URL(fileURLWithPath: package), environment: ProcessVariables.current)
    let isRecording = mode != .never && !store.isContinuousIntegration
    run = try GoldenRun(context, purpose: isRecording ? .record(mode) : .test)
  }

  package func report() throws -> TestReport {
    try run.perform("") { _ in }
    try run.recordEnvironment(isComplete: false)
    return run.report(status: .success)
  }
}
