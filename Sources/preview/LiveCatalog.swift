import LPCommandLine
import Foundation
import LPJSONRPC
import LPSupport

/// A catalog that stays loaded: its process answers questions, a line of JSON each.
final class LiveCatalog: Sendable {
  let executable: CatalogExecutable
  private let process: LineProcess
  /// The catalog's description of itself.
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
    description = (try? JSONValue(Self.answer(of: process, to: ["question": "catalog"]))) ?? .null
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

  static func failure(_ failure: CommandFailure) -> Data {
    let members: JSONValue = ["problem": .string(failure.problem), "remedy": .string(failure.remedy)]
    return (["failure": members] as JSONValue).data
  }
}
