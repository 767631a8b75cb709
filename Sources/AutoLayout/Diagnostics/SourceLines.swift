import Foundation
import Synchronization

/// The lines of the catalog's source files, which are read when a name is looked up, and cached.
package final class SourceLines: Sendable {
  private let files = Mutex<[String: [Substring]]>([:])
  /// The largest file that is read, in bytes; catalogs are written by hand.
  private static let sizeLimit = 4_000_000

  package init() {}

  /// Returns the line's text without its end; `nil` if the file or the line does not exist.
  package func line(_ number: Int, of path: String) -> Substring? {
    files.withLock { files in
      let lines = files[path] ?? Self.read(path)
      files[path] = lines
      return lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }
  }

  private static func read(_ path: String) -> [Substring] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size <= sizeLimit,
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  // MARK: Names

  /// Returns the name, such as `avatar`, that a builder's line consists of; `nil` for any other line.
  package func mentionedName(at site: CallSite) -> String? {
    guard let line = line(site.line, of: site.filePath) else { return nil }
    let rest = line.utf8.dropFirst(site.column - 1)
    guard let text = String(rest) else { return nil }
    let expression = text.prefix { $0 != ";" && $0 != "/" && $0 != "}" }
    let trimmed = expression.trimmingCharacters(in: .whitespaces)
    let last = trimmed.split(separator: ".").last.map(String.init) ?? ""
    let isPath = trimmed.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isPath && Self.isIdentifier(last) ? last : nil
  }

  /// Returns the name, such as `follow`, if the call at the site is in `let follow = UIButton(…)`.
  package func declaredName(at site: CallSite) -> String? {
    guard let line = line(site.line, of: site.filePath) else { return nil }
    var before = String(line.utf8.prefix(site.column - 1)) ?? String(line)
    // The column is that of the call's parenthesis; the callee precedes it.
    before = before.trimmingCharacters(in: .whitespaces)
    while let last = before.last, last.isLetter || last.isNumber || "_.<>?!".contains(last) { before.removeLast() }
    if before.allSatisfy(\.isWhitespace), let previous = self.line(site.line - 1, of: site.filePath) {
      before = String(previous)
    }
    before = before.trimmingCharacters(in: .whitespaces)
    guard before.hasSuffix("=") else { return nil }
    let target = before.dropLast().prefix { $0 != ":" && $0 != "=" }
    let name = target.split(whereSeparator: { $0 == " " || $0 == "." }).last.map(String.init) ?? ""
    return Self.isIdentifier(name) ? name : nil
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
