import LPEditorServer
import Foundation
import LPInterfaceBuilder
import LPJSONRPC
import LPSupport
import Synchronization

/// The sources of the running catalogs, as they were compiled, and the literals in which they differ since.
final class SourceLiterals: Sendable {
  private let program: LineProcess?
  /// The texts by path.
  private let compiled = Mutex<[String: String]>([:])
  private static let sizeLimit = 1_000_000

  init() { program = (try? SyntaxProgram())?.serving("literals") }

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

  /// Writes values into sources, each file once.
  ///
  /// - Parameter allows: whether a file may be written.
  /// - Throws: `CommandFailure` if a source has other literals; nothing is written then.
  func write(_ edits: [JSONValue], allows: (String) -> Bool) throws {
    let files = Dictionary(grouping: edits) { $0["file"]?.string ?? "" }
    var texts: [(file: String, text: Data)] = []
    for (file, edits) in files.sorted(by: { $0.key < $1.key }) {
      if allows(file), DocumentFolder.isDocument(file), let old = FileManager.default.contents(atPath: file) {
        texts.append((file, try Self.document(old, edits, file)))
        continue
      }
      guard allows(file), let old = Self.read([file])[file] else {
        throw CommandFailure("\(file) is not one of the sources", remedy: "Change it in your editor.")
      }
      guard let program else {
        throw CommandFailure(
          "the program preview-syntax is not beside this tool",
          remedy: "Copy the value, and change the source in your editor.")
      }
      let literals = edits.filter { !Self.isRepair($0) }
      let request: JSONValue = ["old": .string(old), "edits": .array(literals)]
      let answer = literals.isEmpty ? ["text": .string(old)] : try JSONValue(try program.ask(request.data))
      guard let text = answer["text"]?.string else {
        let error = answer["errors"]?.array?.first
        let line = error?["line"]?.number.map { ":\(Int($0))" } ?? ""
        throw CommandFailure(
          "\(file)\(line): \(error?["message"]?.string ?? "the source cannot be changed")",
          remedy: "Change it in your editor.")
      }
      texts.append((file, Data(try Self.repairing(text, edits.filter(Self.isRepair), file).utf8)))
    }
    for (file, text) in texts { try SourceFile.replace(file, by: text) }
  }

  private static func isRepair(_ edit: JSONValue) -> Bool { edit["kind"]?.string == "repair" }

  /// Writes repairs of conflicts: each replaces or removes an equation that is alone on its line, as it is printed.
  private static func repairing(_ text: String, _ repairs: [JSONValue], _ file: String) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func line(_ repair: JSONValue) -> Int { repair["line"]?.number.flatMap { Int(exactly: $0) } ?? 0 }
    // Bottom up, so that deletions keep the numbers of earlier lines.
    for repair in repairs.sorted(by: { line($0) > line($1) }) {
      let (number, code) = (line(repair), repair["code"]?.string)
      guard lines.indices.contains(number - 1), let equation = repair["old"]?.string,
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
    return text
  }

  func end() { program?.end() }
}
