import CommandLine
import Foundation
import JSONRPC
import Messages

/// A catalog that stays loaded: its process answers questions, a line of JSON each.
final class LiveCatalog: Sendable {
  let executable: CatalogExecutable
  private let process: LineProcess
  /// What the catalog says of itself.
  let description: JSONValue
  let goldens: LiveGoldens

  /// - Parameter words: the verb and its options.
  init(_ executable: CatalogExecutable, words: [String]) {
    self.executable = executable
    var environment = executable.environment
    environment[CommandEnvironment.nameVariable] = "preview"
    environment[CommandEnvironment.packageVariable] = executable.root
    process = LineProcess([executable.path] + words, environment: environment)
    goldens = LiveGoldens(executable, options: Array(words.dropFirst()))
    description = Self.description(in: Self.answer(of: process, to: ["question": "catalog"]), executable)
  }

  private static func description(in answer: Data, _ executable: CatalogExecutable) -> JSONValue {
    if let value = try? JSONValue(answer), value.object != nil { return value }
    let start = String(decoding: answer.prefix(80), as: UTF8.self)
    return value(
      of: CommandFailure(
        "\(executable.name) answers '\(start)' and not what a catalog does",
        remedy: "Check that the executable is a catalog of this version of LayoutPreview: build it anew."))
  }

  /// Why the catalog cannot start; `nil` if it did.
  var failure: CommandFailure? {
    description["failure"].map { CommandFailure($0["problem"]?.string ?? "", remedy: $0["remedy"]?.string ?? "") }
  }

  /// Returns the answer to a question.
  func ask(_ question: JSONValue) -> Data { Self.answer(of: process, to: question) }

  private static func answer(of process: LineProcess, to question: JSONValue) -> Data {
    do {
      return try process.ask(question.data)
    } catch {
      return failure(CommandFailure(error, next: "Fix the problem above, then save the source."))
    }
  }

  func end() { process.end() }

  static func failure(_ failure: CommandFailure) -> Data { value(of: failure).data }

  private static func value(of failure: CommandFailure) -> JSONValue {
    ["failure": ["problem": .string(failure.problem), "remedy": .string(failure.remedy)]]
  }
}
