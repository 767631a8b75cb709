import LPLayoutModel
import Foundation
import LPJSONRPC
import LPOperations

/// The changes that can be written into a source about its findings.
struct QuickFixes {
  private let file: String
  private let map: SourceMap
  private let address: String
  private static let mostRepairs = 5

  init(_ file: String, in index: SourceIndex) {
    self.file = file
    map = index.map(file)
    address = index.paths.address(of: file)
  }

  // MARK: Leaving findings out

  /// A comment that leaves the rule of a finding out, on a line above it.
  func suppression(of entry: DiagnosticList.Entry) -> JSONValue {
    let (rule, line) = (entry.finding.rule, entry.range.start.line)
    let above = line > 0 ? map.line(line - 1) : nil
    let edit: JSONValue
    if let above, above.text.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("// preview:ignore "),
      !above.text.contains(" -- ")
    {
      // Words after the list are the reason, so the rule goes to its front.
      let start = above.indentation.utf16.count + "// preview:ignore ".utf16.count
      edit = Self.edit(TextRange(line: line - 1, start..<start), "\(rule), ")
    } else {
      let comment = "\(map.line(line).indentation)// preview:ignore \(rule)\n"
      edit = Self.edit(TextRange(line: line, 0..<0), comment)
    }
    return action("Ignore \(rule) here (// preview:ignore)", [edit], entry, isPreferred: false)
  }

  // MARK: Repairs of conflicts

  /// The changes that resolve a conflict in all variants, those that the source can be given as it is written.
  func repairs(
    of entry: DiagnosticList.Entry, _ conflicts: [LiveConflict], path: (String) -> String
  ) -> [JSONValue] {
    conflicts.filter { isAbout($0, entry, path) }.flatMap { conflict in
      conflict.repairs.prefix(Self.mostRepairs).compactMap { repair -> JSONValue? in
        guard conflict.members.indices.contains(repair.constraint - 1) else { return nil }
        let member = conflict.members[repair.constraint - 1]
        guard let site = member.callSite, path(site.filePath) == file, let edit = edit(member, repair) else {
          return nil
        }
        let tried = conflict.triedVariants == 1 ? "1 variant" : "\(conflict.triedVariants) variants"
        let title = repair.code.map { "Write \($0)" } ?? "Remove \(member.equation)"
        return action("\(title) (line \(site.line), tried in \(tried))", [edit], entry, isPreferred: false)
      }
    }
  }

  private func isAbout(_ conflict: LiveConflict, _ entry: DiagnosticList.Entry, _ path: (String) -> String) -> Bool {
    conflict.members.contains { member in
      guard let site = member.callSite, path(site.filePath) == file else { return false }
      return map.range(site)?.start.line == entry.range.start.line
    }
  }

  /// Returns the edit of a repair; `nil` where the source is not written as the equation is printed.
  private func edit(_ member: Cause, _ repair: LiveRepair) -> JSONValue? {
    guard let range = member.callSite.flatMap(map.range) else { return nil }
    let line = map.line(range.start.line)
    guard EquationLine(line).isWritten(member.equation, priority: member.priority, from: range.start.character) else {
      return nil
    }
    if let written = repair.code { return Self.edit(range, written) }
    // The line goes with the equation, unless more is on it.
    guard line.indentation.utf16.count == range.start.character, line.codeEnd == line.text.utf16.count else {
      return nil
    }
    let next = TextPosition(line: range.start.line + 1, character: 0)
    return Self.edit(TextRange(TextPosition(line: range.start.line, character: 0), next), "")
  }

  // MARK: Missing constraints

  /// The constraints that a preview lacks in all its variants, after its last equation in the file.
  func additions(to entry: DiagnosticList.Entry, _ report: SuggestReport, in index: SourceIndex) -> [JSONValue] {
    let lines = 0...max(0, map.current.count - 1)
    let own = index.equations(in: file, map, onLines: lines).filter { $0.preview.key == entry.preview.key }
    guard let last = own.map(\.range.start.line).max() else { return [] }
    let previews = report.catalogs.flatMap(\.previews).filter { $0.name == entry.preview.name }
    let missing = previews.flatMap { preview in
      preview.suggestions.filter { $0.variants.count == preview.variants.count }.map(\.line)
    }
    guard !missing.isEmpty else { return [] }
    let indentation = map.line(last).indentation
    let text = missing.map { "\n" + indentation + $0 }.joined()
    let end = map.line(last).text.utf16.count
    let title = missing.count == 1 ? "Add \(missing[0])" : "Add \(missing.count) missing constraints"
    return [action(title, [Self.edit(TextRange(line: last, end..<end), text)], entry, isPreferred: true)]
  }

  // MARK: Values

  private static func edit(_ range: TextRange, _ text: String) -> JSONValue {
    ["range": range.value, "newText": .string(text)]
  }

  private func action(
    _ title: String, _ edits: [JSONValue], _ entry: DiagnosticList.Entry, isPreferred: Bool
  ) -> JSONValue {
    [
      "title": .string(title), "kind": "quickfix", "diagnostics": [entry.value], "isPreferred": .bool(isPreferred),
      "edit": ["changes": .object([address: .array(edits)])],
    ]
  }
}
