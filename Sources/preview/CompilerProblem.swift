import Foundation
import LPJSONRPC

/// A message of the compiler, with its place.
struct CompilerProblem: Equatable {
  let file: String
  let line: Int
  let column: Int
  let severity: String
  let message: String
  /// The messages of the notes that follow this one.
  var notes: [String] = []

  /// Reads the errors and warnings in a compiler's output.
  static func all(in text: String) -> [CompilerProblem] {
    var problems: [CompilerProblem] = []
    var last: Int?
    // Compilers colour what they print to a terminal.
    for line in text.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(\/[^:]*):(\d+):(\d+): (error|warning|note): (.*)/),
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      if match.4 == "note" {
        if let last, !problems[last].notes.contains(String(match.5)) { problems[last].notes.append(String(match.5)) }
        continue
      }
      let problem = CompilerProblem(
        file: String(match.1), line: number, column: column, severity: String(match.4), message: String(match.5))
      last = problems.firstIndex { $0.isSame(as: problem) } ?? problems.count
      if last == problems.count { problems.append(problem) }
    }
    return problems
  }

  private func isSame(as other: CompilerProblem) -> Bool {
    (file, line, column, severity, message) == (other.file, other.line, other.column, other.severity, other.message)
  }

  var value: JSONValue {
    [
      "file": .string(file), "line": .number(Double(line)), "column": .number(Double(column)),
      "severity": .string(severity), "message": .string(message),
    ]
  }
}
