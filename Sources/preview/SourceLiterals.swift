import LPEditorServer
import Foundation
import LPInterfaceBuilder
import LPJSONRPC
import LPSupport

/// The sources of the running catalogs, as they were compiled, and the literals in which they differ since.
final class SourceLiterals: Sendable {
  private let program: LineProcess?
  /// Why literals are not followed; `nil` if they are.
  let problem: CommandFailure?
  /// The texts by path.
  private let compiled = Locked<[String: String]>([:])
  private static let sizeLimit = 1_000_000

  init() {
    do {
      program = try SyntaxProgram().serving("literals")
      problem = nil
    } catch {
      program = nil
      problem = CommandFailure(error, next: "Run the command again.")
    }
  }

  /// Returns the Swift files among some.
  static func read(_ files: some Sequence<String>) -> [String: String] {
    files.reduce(into: [:]) { texts, file in
      guard file.hasSuffix(".swift"), let text = try? String(contentsOfFile: file, encoding: .utf8),
        text.utf8.count <= sizeLimit
      else { return }
      texts[file] = text
    }
  }

  func setCompiled(_ texts: [String: String]) { compiled.withLock { $0 = texts } }

  /// Returns what changed since the catalogs were compiled; `nil` where it is more than literals whose call sites
  /// identify what they belong to.
  func edits(to files: [String]) -> [JSONValue]? {
    guard let program else { return nil }
    let (now, compiled) = (Self.read(files), compiled.withLock { $0 })
    var edits: [JSONValue] = []
    for (file, text) in now.sorted(by: { $0.key < $1.key }) {
      guard let old = compiled[file] else { return nil }
      guard old != text else { continue }
      let request: JSONValue = ["old": .string(old), "new": .string(text)]
      guard let answer = try? JSONValue(program.ask(request.data)), let found = answer["edits"]?.array else {
        return nil
      }
      edits += found.map { edit in
        var members = edit.object ?? [:]
        members["file"] = .string(file)
        return .object(members)
      }
    }
    return now.count == files.count ? edits : nil
  }

  /// Writes values into sources. What somebody else saves meanwhile stays.
  ///
  /// - Parameter allows: whether a file may be written.
  /// - Throws: `CommandFailure` if a source has other literals; nothing is written then.
  func write(_ edits: [JSONValue], allows: (String) -> Bool) throws {
    let edits = Dictionary(grouping: edits) { $0["file"]?.string ?? "" }
    let files = edits.keys.sorted()
    for file in files where !allows(file) || !(DocumentFolder.isDocument(file) || file.hasSuffix(".swift")) {
      throw Self.refusal(file)
    }
    try SourceFile.change(files) { file, old in
      let own = edits[file] ?? []
      return DocumentFolder.isDocument(file) ? try Self.document(old, own, file) : try source(old, own, file)
    }
  }

  private static func refusal(_ file: String) -> CommandFailure {
    CommandFailure("\(file) is not one of the sources", remedy: "Change it in your editor.")
  }

  private static let byteOrderMark = Data([0xEF, 0xBB, 0xBF])

  /// Returns a source with edits.
  private func source(_ old: Data, _ edits: [JSONValue], _ file: String) throws -> Data {
    let start = old.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : Data()
    guard old.count <= Self.sizeLimit, let text = String(validating: old.dropFirst(start.count), as: UTF8.self) else {
      throw Self.refusal(file)
    }
    guard let program else {
      throw CommandFailure(
        problem?.problem ?? "sources cannot be read", remedy: "Copy the value, and change the source in your editor.")
    }
    let literals = edits.filter { !Self.isRepair($0) }
    let equations = edits.filter(Self.isRepair).compactMap { $0["code"] }
    let request: JSONValue = ["old": .string(text), "edits": .array(literals), "equations": .array(equations)]
    let answer = try JSONValue(try program.ask(request.data))
    guard let new = answer["text"]?.string else {
      let error = answer["errors"]?.array?.first
      let line = error?["line"]?.number.flatMap { Int(exactly: $0) }.map { ":\($0)" } ?? ""
      throw CommandFailure(
        "\(file)\(line): \(error?["message"]?.string ?? "the source cannot be changed")",
        remedy: "Change it in your editor.")
    }
    return start + Data(try Self.repairing(new, edits.filter(Self.isRepair), file).utf8)
  }

  private static func isRepair(_ edit: JSONValue) -> Bool { edit["kind"]?.string == "repair" }

  /// Writes repairs of conflicts: each replaces or removes an equation that is alone on its line, as it is printed.
  private static func repairing(_ text: String, _ repairs: [JSONValue], _ file: String) throws -> String {
    // In Swift, "\r\n" is one character, which a line feed alone does not divide.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func line(_ repair: JSONValue) -> Int { repair["line"]?.number.flatMap { Int(exactly: $0) } ?? 0 }
    // Bottom up, so that deletions keep the numbers of earlier lines.
    for repair in repairs.sorted(by: { line($0) > line($1) }) {
      let (number, code) = (line(repair), repair["code"]?.string)
      guard number >= 1, number <= lines.count, let equation = repair["old"]?.string,
        let priority = repair["priority"]?.number,
        let written = EquationLine(lines[number - 1])
          .replacing(equation, priority: Float(priority), by: code ?? "")
      else {
        throw CommandFailure(
          "\(file):\(number): the equation is not alone on its line, as it is printed",
          remedy: "Copy the repair, and write it in your editor.")
      }
      let isEmpty = code == nil && written.allSatisfy(\.isWhitespace)
      lines.replaceSubrange(number - 1...number - 1, with: isEmpty ? [] : [written])
    }
    return lines.joined(separator: "\n")
  }

  private static func document(_ document: Data, _ edits: [JSONValue], _ file: String) throws -> Data {
    var text = document
    for edit in edits {
      guard !isRepair(edit) else {
        throw CommandFailure(
          "repairs are not written into documents", remedy: "Change the constraint in Interface Builder.")
      }
      guard let kind = edit["kind"]?.string.flatMap(DocumentEdit.Kind.init),
        let line = edit["line"]?.number.flatMap({ Int(exactly: $0) }), let old = edit["old"]?.string,
        let new = edit["new"]?.string
      else { throw CommandFailure("the change is malformed", remedy: "Reload the page.") }
      do throws(DocumentEdit.Failure) {
        text = try DocumentEdit(kind, line: line, old: old, new: new).applied(to: text)
      } catch {
        throw CommandFailure("\(file):\(error.line): \(error.reason)", remedy: "Change it in your editor.")
      }
    }
    do throws(InterfaceBuilderError) {
      _ = try InterfaceBuilderDocument(data: text, path: file)
    } catch {
      throw CommandFailure("\(file) would not be a document any more: \(error)", remedy: "Change it in your editor.")
    }
    return text
  }

  func end() { program?.end() }
}
