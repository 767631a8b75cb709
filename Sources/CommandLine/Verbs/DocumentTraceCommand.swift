import Foundation
import LPInterfaceBuilder
package import LPArguments
package import LPSupport

/// The verb `trace` for a document: prints the frames of its views beside those that the editor saved.
package struct DocumentTraceCommand {
  private let command: ParsedCommand
  private let console: Console

  package init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  /// Whether the command is for one document, without options for variants, and asks for the saved frames or for JSON.
  /// This form is compared with the editor's frames; other documents are traced like catalogs.
  package static func isMeant(by command: ParsedCommand) -> Bool {
    if command.has(Options.insets) { return true }
    guard command.operands.count == 1, let path = command.operands.first,
      path.hasSuffix(".storyboard") || path.hasSuffix(".xib"), command[Options.asSaved] || command[Options.json]
    else { return false }
    return command.without([Options.asSaved.row] + ArgumentVerb.OptionGroup.reporting.options).options.isEmpty
  }

  package func run() throws -> ExitStatus {
    guard let path = command.operands.first, command.operands.count == 1 else {
      throw CommandFailure("trace takes one document with --insets", remedy: "Run 'preview trace --help'.")
    }
    let (asSaved, given) = (command[Options.asSaved], try insets())
    let data = try bytes(path)
    let trace = try MainActor.assumeIsolated {
      DocumentTrace(try Self.document(data, path), asSaved: asSaved, insets: given)
    }
    console.printJSON(DocumentTraceReport(trace))
    if !console.isJSON { show(trace) }
    for warning in trace.warnings { console.remark("\(path): \(warning)") }
    return .success
  }

  private func bytes(_ path: String) throws -> Data {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw CommandFailure("cannot read \(path)", remedy: "Check the path, then run 'preview trace' again.")
    }
    return data
  }

  private static func document(_ data: Data, _ path: String) throws -> InterfaceBuilderDocument {
    do throws(InterfaceBuilderError) {
      return try InterfaceBuilderDocument(data: data, path: path)
    } catch {
      throw CommandFailure("\(path): \(error)", remedy: "Run 'preview trace --help'.")
    }
  }

  private func insets() throws -> GivenInsets? {
    guard let path = command[Options.insets] else { return nil }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw CommandFailure("cannot read \(path)", remedy: "Check the path that --insets gives.")
    }
    do throws(GivenInsetsError) { return try GivenInsets(json: data) } catch {
      throw CommandFailure("\(path): \(error)", remedy: "Run 'preview trace --help'.")
    }
  }

  // MARK: Text

  private func show(_ trace: DocumentTrace) {
    for scene in trace.scenes {
      console.print("\(scene.name) (\(scene.id))", style: { $0.bold })
      for view in scene.views {
        var line = "  \(view.id) \(Self.text(view.frame))"
        if command[Options.asSaved], let recorded = view.recorded, Self.differs(view.frame, recorded) {
          line += ", saved at \(Self.text(recorded))"
        }
        console.print(line + (view.ambiguous ? ", ambiguous" : ""))
      }
    }
  }

  private static func text(_ frame: [Double]) -> String { "[" + frame.map { "\($0)" }.joined(separator: " ") + "]" }

  /// Whether frames differ by more than rounding, which is half a point.
  private static func differs(_ frame: [Double], _ recorded: [Double]) -> Bool {
    zip(frame, recorded).contains { abs($0 - $1) > 0.51 }
  }
}

/// `trace --json`.
struct DocumentTraceReport: Encodable {
  let schema = "layout-preview/trace/1"
  let status = ExitStatus.success
  let scenes: [DocumentTrace.TracedScene]
  let warnings: [String]

  init(_ trace: DocumentTrace) {
    scenes = trace.scenes
    warnings = trace.warnings
  }
}
