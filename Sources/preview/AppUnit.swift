import LPCatalogs
import LPDrawing
import Foundation
import LPSupport

/// A part of an app that is compiled by itself: a class, or the `#Preview` blocks of a source.
struct AppUnit: Sendable, Hashable {
  /// The class; `nil` for blocks.
  let view: String?
  let path: String
  let line: Int
  /// The folder of the source, below the one that the command names.
  let folder: String

  /// As progress and messages name it.
  var name: String { view ?? "#Preview in \((path as NSString).lastPathComponent)" }

  /// The name of its module: no two parts have the same.
  var moduleName: String { "AppSourcesCatalog_" + SHA256.hex(Array("\(path)\n\(view ?? "")".utf8)).prefix(12) }

  /// Writes the file of items with which the part's library is tried, beside it, and returns the path.
  func trialItems(library: String) throws -> String {
    var item = AppItems.Item(
      kind: view == nil ? .block : .class, name: name, path: path, line: line, folder: folder, index: 0)
    item.library = library
    let file = (library as NSString).deletingLastPathComponent + "/trial.json"
    try JSONText.data(AppItems([item])).write(to: URL(fileURLWithPath: file))
    return file
  }
}

/// What came of compiling a part of an app.
struct AppUnitResult: Codable, Sendable {
  struct Entry: Codable, Sendable {
    let name: String
    let path: String
    let line: Int
  }

  /// Something that was left out, and why.
  struct Gap: Codable, Sendable, Hashable {
    let file: String
    let line: Int
    let message: String
  }

  /// The previews, in the order of the library's; none where there is a problem.
  var entries: [Entry] = []
  var problem: CommandFailure?
  /// The report of what was left out, line by line.
  var leftOut: [String] = []
  /// The sources that were compiled, with the modules of each that do not exist here.
  var sources: [String: [String]] = [:]
  var gaps: [Gap] = []
  /// The types that have stand-ins.
  var standIns: [String] = []

  /// The items of the part, from a library.
  func items(of unit: AppUnit, library: String) -> [AppItems.Item] {
    guard problem == nil else {
      var item = AppItems.Item(
        kind: unit.view == nil ? .block : .class, name: unit.name, path: unit.path, line: unit.line,
        folder: unit.folder, index: 0)
      (item.problem, item.leftOut) = (problem, leftOut)
      return [item]
    }
    return entries.enumerated().map { index, entry in
      var item = AppItems.Item(
        kind: unit.view == nil ? .block : .class, name: entry.name, path: entry.path, line: entry.line,
        folder: unit.folder, index: index)
      (item.library, item.leftOut) = (library, leftOut)
      return item
    }
  }
}
