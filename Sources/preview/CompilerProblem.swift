import Foundation
import LPJSONRPC

/// A message of the compiler, with its place.
struct CompilerProblem: Equatable {
  let file: String
  let line: Int
  let column: Int
  let severity: String
  let message: String

  /// Reads the messages in a compiler's output.
  static func all(in text: String) -> [CompilerProblem] {
    var problems: [CompilerProblem] = []
    // Compilers colour what they print to a terminal.
    for line in text.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(\/[^:]*):(\d+):(\d+): (error|warning): (.*)/),
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      let problem = CompilerProblem(
        file: String(match.1), line: number, column: column, severity: String(match.4), message: String(match.5))
      if !problems.contains(problem) { problems.append(problem) }
    }
    return problems
  }

  var value: JSONValue {
    [
      "file": .string(file), "line": .number(Double(line)), "column": .number(Double(column)),
      "severity": .string(severity), "message": .string(message),
    ]
  }
}
