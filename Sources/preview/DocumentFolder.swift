import CommandLine
import Foundation
import Arguments
import Catalogs
import Messages

/// Storyboards and xibs that are named on the command line, as catalogs of this very tool.
enum DocumentFolder {
  static func isDocument(_ operand: String) -> Bool { operand.hasSuffix(".storyboard") || operand.hasSuffix(".xib") }

  /// A name without a slash is one of a preview, even where a folder has it too.
  static func isFolder(_ operand: String) -> Bool {
    guard operand.contains("/") || operand == "." || operand == ".." else { return false }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: operand, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// Sorted by path; hidden and built folders are left out.
  static func documents(below folder: String) throws -> [String] {
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let found = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || name == "Pods" || name == "Carthage" || name == "DerivedData" {
        found?.skipDescendants()
      } else if isDocument(path) {
        paths.append("\(root)/\(path)")
      }
    }
    guard !paths.isEmpty else {
      throw CommandFailure(
        "no storyboard or xib below \(folder)",
        remedy: "Name a folder that holds some, or a document: 'preview list Main.storyboard'.")
    }
    return paths.sorted()
  }

  static func catalogs(_ order: ToolOrder) throws -> [CatalogExecutable] {
    try sources(order).map { source in
      var environment = [DocumentCatalog.pathVariable: source.path, DocumentCatalog.nameVariable: source.name]
      if order.command[Options.asSaved] { environment[DocumentCatalog.asSavedVariable] = "1" }
      return CatalogExecutable(
        name: source.path, path: "/proc/self/exe", root: order.packagePath, environment: environment)
    }
  }

  /// The documents under names that tell them apart.
  ///
  /// - Throws: `CommandFailure` for one that is not there.
  static func sources(_ order: ToolOrder) throws -> [DocumentSource] {
    for path in order.documents where !FileManager.default.fileExists(atPath: path) {
      throw CommandFailure(
        "cannot find the file \(path)",
        remedy: "Check the path.\nnext: preview \(order.command.verb) \(ShellWord.quoted(path))")
    }
    let named = Set(order.command.operands)
    return zip(order.documents, names(of: order.documents)).map { path, name in
      DocumentSource(path: path, name: name, isNamed: named.contains(path))
    }
  }

  /// The files' names; those that are alike have the nearest folders' names added that tell them apart.
  private static func names(of paths: [String]) -> [String] {
    let parts = paths.map { path in
      let url = URL(fileURLWithPath: path).standardizedFileURL
      let folders = url.deletingLastPathComponent().pathComponents.filter { !$0.hasSuffix(".lproj") && $0 != "/" }
      return [url.deletingPathExtension().lastPathComponent] + folders.reversed()
    }
    return parts.indices.map { index in
      for count in 1...max(1, parts[index].count) {
        let name = parts[index].prefix(count)
        let isAlone = !parts.indices.contains { other in
          other != index && parts[other].prefix(count).map { $0.lowercased() } == name.map { $0.lowercased() }
        }
        if isAlone { return name.joined(separator: "-") }
      }
      // A storyboard and a xib of one name in one folder.
      return parts[index].first! + "-" + URL(fileURLWithPath: paths[index]).pathExtension
    }
  }
}
