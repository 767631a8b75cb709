import LPLayoutModel
import Foundation

/// A line of Swift with an equation, which a repair of a conflict changes.
package struct EquationLine {
  private let line: SourceLine

  package init(_ text: String) { line = SourceLine(text) }

  init(_ line: SourceLine) { self.line = line }

  /// Whether the code from a place on is an equation as it is printed, but for spaces.
  func isWritten(_ equation: String, priority: Float, from start: Int) -> Bool {
    let words = priority >= 1000 ? "" : "~\(formatNumber(CGFloat(priority)))"
    let printed = [equation, equation + words].map(Self.compact)
    return printed.contains(Self.compact(line.code(from: start)))
  }

  /// Returns the line with other code instead of an equation that is alone on it, as it is printed; `nil` where it is
  /// written in another way. A comment at the end stays.
  package func replacing(_ equation: String, priority: Float, by code: String) -> String? {
    let start = line.indentation.utf16.count
    guard isWritten(equation, priority: priority, from: start) else { return nil }
    let rest = String(decoding: Array(line.text.utf16)[line.codeEnd...], as: UTF16.self)
    return line.indentation + code + rest
  }

  private static func compact(_ code: String) -> String { code.filter { $0 != " " && $0 != "\t" } }
}
