import LPChecks
import Foundation

/// Comments in Swift sources that leave findings out: `// preview:ignore clipped-text, overlap`, at the end of the
/// finding's line or alone on the lines above it.
struct SourceComments {
  private var files: [String: [Int: [Substring]]] = [:]
  /// The words that are no rules, as `Card.swift:12: 'cliped-text'`.
  private(set) var unknown: [String] = []

  /// Returns whether a comment at a line leaves a rule out.
  mutating func ignores(_ rule: LintRule, file: String, line: Int) -> Bool {
    guard file.hasSuffix(".swift") else { return false }
    if files[file] == nil { files[file] = read(file) }
    return files[file]?[line]?.contains { $0 == rule.rawValue } ?? false
  }

  /// Returns the words of comments by the line that they are about.
  private mutating func read(_ file: String) -> [Int: [Substring]] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [:] }
    var found: [Int: [Substring]] = [:]
    var pending: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      let words = Self.words(of: trimmed)
      for word in words where LintRule(rawValue: String(word)) == nil {
        unknown.append("\(file):\(index + 1): '\(word)'")
      }
      if trimmed.hasPrefix("//") {
        pending += words
      } else {
        let all = pending + words
        if !all.isEmpty { found[index + 1] = all }
        pending = []
      }
    }
    return found
  }

  /// Returns the rules that a comment in a line names.
  private static func words(of line: Substring) -> [Substring] {
    guard let comment = line.range(of: "// preview:ignore ") else { return [] }
    let list = line[comment.upperBound...].prefix { $0.isLetter || $0 == "-" || $0 == "," || $0 == " " }
    // Words after the list are the reason: rules are separated by commas.
    return list.split(separator: ",").compactMap { $0.split(separator: " ").first }
  }
}
