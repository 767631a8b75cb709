import Foundation
import LPInterfaceBuilder
import LPJSONRPC
import LPSupport
import LPOperations

/// The changes of sources and documents that previews ask for, each preview's all or none.
struct SuggestedChanges {
  private struct Change {
    let preview: String
    let edits: [SuggestionEdit]
  }

  private struct File {
    let isDocument: Bool
    let isReset: Bool
    let old: Data
    var changes: [Change] = []
  }

  /// Whether the lines replace all constraints.
  private let isReset: Bool
  private var files: [String: File] = [:]
  private(set) var refused: [SuggestReport.Applied.Refusal] = []
  /// The previews whose lines can be written.
  var previews: [String] { files.sorted { $0.key < $1.key }.flatMap { $0.value.changes.map(\.preview) } }

  init(isReset: Bool) { self.isReset = isReset }

  /// Adds the lines of a preview, or notes why they cannot be written.
  ///
  /// - Parameters:
  ///   - document: the document that the preview is a scene of; `nil` for a catalog.
  ///   - newest: when the source was compiled; it must not be newer.
  mutating func add(_ preview: SuggestReport.PreviewEntry, document: String?, newest: Date) {
    do throws(Refusal) {
      guard document != nil || !isReset else {
        throw Refusal(reason: "the lines of --reset replace the author's code; only the author knows what may go")
      }
      let edits = try Self.edits(of: preview)
      let file = try Self.file(of: edits, document)
      var content: File
      if let known = files[file] {
        content = known
      } else {
        content = try Self.read(file, isDocument: document != nil, isReset: isReset, newest)
      }
      let change = Change(preview: preview.name, edits: edits)
      _ = try Self.text(of: file, content, [change])
      content.changes.append(change)
      // The changes of other previews must not be in the way.
      _ = try Self.text(of: file, content, content.changes)
      files[file] = content
    } catch {
      refused.append(.init(preview: preview.name, reason: error.reason))
    }
  }

  /// Returns the files with their old and new content.
  func texts() throws -> [(file: String, old: Data, new: Data)] {
    try files.sorted { $0.key < $1.key }.map { path, file in
      (path, file.old, try Self.text(of: path, file, file.changes))
    }
  }

  private struct Refusal: Error {
    let reason: String
  }

  // MARK: What is written

  private static func edits(of preview: SuggestReport.PreviewEntry) throws(Refusal) -> [SuggestionEdit] {
    if let variant = preview.variants.first(where: { !$0.isVerified }) {
      throw Refusal(reason: "the lines do not suffice in \(variant.name)")
    }
    if let line = preview.suggestions.first(where: { $0.variants.count < preview.variants.count }) {
      throw Refusal(
        reason: "'\(line.line)' is needed in some variants only; write it under a condition that holds there")
    }
    let isSize = { (edit: SuggestionEdit) in edit.second == nil && edit.hugging == nil }
    if let line = preview.suggestions.first(where: { isSize($0.edit) && $0.edit.constant <= 0 }) {
      throw Refusal(reason: "'\(line.line)' hides a view that nothing gives a size; write the size that it should have")
    }
    return preview.suggestions.map(\.edit)
  }

  private static func file(of edits: [SuggestionEdit], _ document: String?) throws(Refusal) -> String {
    if let document { return URL(fileURLWithPath: document).standardizedFileURL.path }
    var files: Set<String> = []
    for edit in edits {
      guard let place = edit.hugging == nil ? edit.holder : edit.first.place else {
        throw Refusal(reason: "no 'constraints' closure is known for '\(edit.first.variable ?? "a view")'")
      }
      files.insert(URL(fileURLWithPath: place.file).standardizedFileURL.path)
    }
    guard files.count == 1, let file = files.first else {
      throw Refusal(reason: "the lines belong into several files")
    }
    return file
  }

  private static func read(
    _ file: String, isDocument: Bool, isReset: Bool, _ newest: Date
  ) throws(Refusal) -> File {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let data = FileManager.default.contents(atPath: file), let date = attributes?[.modificationDate] as? Date
    else { throw Refusal(reason: "\(SourcePath.shown(file)) cannot be read") }
    guard date <= newest else {
      throw Refusal(reason: "\(SourcePath.shown(file)) has changed since it was laid out; run the command again")
    }
    return File(isDocument: isDocument, isReset: isReset, old: data)
  }

  private static func text(of path: String, _ file: File, _ changes: [Change]) throws(Refusal) -> Data {
    let edits = changes.flatMap(\.edits).reduce(into: [SuggestionEdit]()) { all, edit in
      // Previews that share a view ask for the same line.
      if !all.contains(edit) { all.append(edit) }
    }
    do {
      return try file.isDocument ? document(file, edits) : SwiftLines(file.old).adding(edits)
    } catch {
      throw Refusal(reason: CommandFailure(error, next: "").problem)
    }
  }

  private static func document(_ file: File, _ edits: [SuggestionEdit]) throws -> Data {
    var editor = try DocumentEditor(file.old)
    if file.isReset {
      for line in Set(edits.compactMap { $0.first.place?.line }).sorted() {
        try editor.removeConstraints(ofSceneAround: line)
      }
    }
    for edit in edits {
      guard let line = edit.first.place?.line else { throw DocumentEditError.noView(line: 1) }
      if let hugging = edit.hugging {
        try editor.setHugging(hugging, horizontally: edit.attribute == "width", line: line)
        continue
      }
      let second = edit.second.flatMap { item in
        item.place.map { DocumentEditor.End(line: $0.line, guide: item.guide, attribute: edit.secondAttribute ?? "") }
      }
      guard edit.second == nil || second != nil else { throw DocumentEditError.noView(line: line) }
      try editor.addConstraint(
        .init(line: line, guide: nil, attribute: edit.attribute), second, constant: edit.constant)
    }
    return try editor.data()
  }
}
