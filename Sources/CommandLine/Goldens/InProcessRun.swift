import Operations
import Messages
import Foundation
package import Snapshots
import Arguments
package import Catalogs

/// A run over goldens within this very process, for tests: no workers, nothing printed.
///
/// A preview that traps ends the process, as any code under test does.
@MainActor
package struct InProcessRun {
  private let run: GoldenRun

  /// - Parameters:
  ///   - patterns: names of previews; all where there are none.
  ///   - package: the folder that holds `goldens`.
  ///   - mode: what is recorded; under `CI` nothing ever is.
  /// - Throws: what a command would refuse with: no such preview, fonts that are missing, unreadable resources.
  package init(_ catalog: Catalog, patterns: [String], package: String, mode: RecordMode) throws {
    let description = catalog.description
    try description.validate()
    let command = ParsedCommand(
      verb: GoldenOptions.Purpose.test.verb, operands: patterns, options: [Options.packagePath.given(package)])
    let context = CommandContext(
      catalog: description, loader: CatalogLoader(catalog), command: command, name: "preview",
      console: Console(isQuiet: true, isJSON: true),
      isInProcess: true)
    let store = GoldenStore(root: URL(fileURLWithPath: package), environment: ProcessInfo.processInfo.environment)
    let isRecording = mode != .never && !store.isContinuousIntegration
    run = try GoldenRun(context, purpose: isRecording ? .record(mode) : .test)
  }

  package func report() throws -> TestReport {
    try run.perform("") { _ in }
    try run.recordEnvironment(isComplete: false)
    return run.report(status: .success)
  }
}
