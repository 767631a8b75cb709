import Foundation
import LPJSONRPC
import LPSupport
import LPOperations

/// A Swift source, and equations for its `constraints` closures, which `preview-syntax` writes there.
struct SwiftLines {
  private let source: String

  init(_ data: Data) throws {
    guard let source = String(validating: data, as: UTF8.self) else {
      throw CommandFailure("the source is not UTF-8 text", remedy: "Check its encoding.")
    }
    self.source = source
  }

  /// The mark in a line that the program replaces by the parameter of the closure.
  private static let holder = "\u{1}"

  /// - Throws: `CommandFailure` if a place in the source is not a plain closure, or a view has no variable there.
  func adding(_ edits: [SuggestionEdit]) throws -> Data {
    let process = try SyntaxProgram().serving("lines")
    defer { process.end() }
    let answer = try JSONValue(try process.ask(try request(edits).data))
    guard let text = answer["text"]?.string else {
      let error = answer["errors"]?.array?.first
      let line = error?["line"]?.number.map { "line \(Int($0)): " } ?? ""
      throw CommandFailure(line + (error?["message"]?.string ?? "the source cannot be changed"), remedy: "")
    }
    return Data(text.utf8)
  }

  private func request(_ edits: [SuggestionEdit]) throws -> JSONValue {
    var places: [LintReport.Place] = []
    var lines: [LintReport.Place: [SuggestionEdit]] = [:]
    var modifiers: [JSONValue] = []
    for edit in edits {
      if let hugging = edit.hugging, let place = edit.first.place {
        let axis = edit.attribute == "width" ? "horizontal" : "vertical"
        modifiers.append([
          "line": .number(Double(place.line)), "column": .number(Double(place.column)),
          "text": .string(".hugging(.\(axis), \(Self.number(hugging)))"),
        ])
      } else if let holder = edit.holder {
        if lines[holder] == nil { places.append(holder) }
        lines[holder, default: []].append(edit)
      }
    }
    let insertions: [JSONValue] = try places.map { place in
      let edits = lines[place] ?? []
      let variables = edits.flatMap { [$0.first, $0.second] }.compactMap { $0 }.filter { !$0.isHolder }
      return [
        "line": .number(Double(place.line)), "column": .number(Double(place.column)),
        "lines": .array(try edits.map { .string(try Self.line($0)) }),
        "variables": .array(variables.compactMap { $0.variable.map { .string($0) } }),
      ]
    }
    return ["source": .string(source), "insertions": .array(insertions), "modifiers": .array(modifiers)]
  }

  // MARK: Lines

  private static func line(_ edit: SuggestionEdit) throws -> String {
    let left = "\(try expression(edit.first)).\(edit.attribute)"
    guard let second = edit.second else { return "\(left) == \(number(edit.constant))" }
    let right = "\(try expression(second)).\(edit.secondAttribute ?? edit.attribute)"
    let offset =
      edit.constant == 0 ? "" : edit.constant < 0 ? " - \(number(-edit.constant))" : " + \(number(edit.constant))"
    return "\(left) == \(right)\(offset)"
  }

  private static func expression(_ item: SuggestionEdit.Side) throws -> String {
    guard let name = item.isHolder ? holder : item.variable else {
      let place = item.place.map { " (line \($0.line))" } ?? ""
      throw CommandFailure("a view\(place) has no variable of its own", remedy: "Give it one.")
    }
    return name + (item.guide.map { ".\($0)" } ?? "")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
