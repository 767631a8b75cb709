import LPCommandLine
import Foundation
import LPArguments
import LPCatalogs
import LPSupport

/// The storyboards and xibs that the command line names, as catalogs that this tool runs itself.
enum DocumentFolder {
  static func isDocument(_ operand: String) -> Bool { operand.hasSuffix(".storyboard") || operand.hasSuffix(".xib") }

  /// Returns whether an operand is a folder. A name without a slash is a preview's, even if a folder has the same name.
  static func isFolder(_ operand: String) -> Bool {
    guard operand.contains("/") || operand == "." || operand == ".." else { return false }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: operand, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// Returns the documents below a folder, sorted by path, without those in hidden folders and build folders.
  ///
  /// - Throws: `CommandFailure` if there are none.
  static func documents(below folder: String) throws -> [String] {
    let paths = found(below: folder)
    guard !paths.isEmpty else {
      throw CommandFailure(
        "no .storyboard or .xib file below \(folder), and no Swift file with a #Preview block",
        remedy: "Name a folder that contains documents, or a document: 'preview list Main.storyboard'.\n"
          + "'--view TYPE' shows a view of an app's sources.")
    }
    return paths
  }

  /// Returns the documents below a folder; none is no mistake.
  static func found(below folder: String) -> [String] { files(below: folder, where: isDocument) }

  /// Returns files below a folder, sorted by path, without those in hidden folders and build folders.
  static func files(below folder: String, where isWanted: (String) -> Bool) -> [String] {
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let found = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || name == "Pods" || name == "Carthage" || name == "DerivedData" {
        found?.skipDescendants()
      } else if isWanted(path) {
        paths.append("\(root)/\(path)")
      }
    }
    return paths.sorted()
  }

  static func catalogs(_ order: ToolOrder) throws -> [CatalogExecutable] {
    try sources(order).map { source in
      var environment = [DocumentCatalog.pathVariable: source.path, DocumentCatalog.nameVariable: source.name]
      if order.command[Options.asSaved] { environment[DocumentCatalog.asSavedVariable] = "1" }
      if order.command[Options.withoutRuntimeAttributes] { environment[DocumentCatalog.plainVariable] = "1" }
      if order.command[Options.reset] { environment[DocumentCatalog.freesPrototypesVariable] = "1" }
      if order.command[Options.runTime] { environment[DocumentCatalog.runTimeVariable] = "1" }
      return CatalogExecutable(
        name: source.path, path: "/proc/self/exe", root: order.packagePath, environment: environment)
    }
  }

  /// Returns the documents with unique names.
  ///
  /// - Throws: `CommandFailure` if a document does not exist.
  static func sources(_ order: ToolOrder) throws -> [DocumentSource] {
    for path in order.documents where !FileManager.default.fileExists(atPath: path) {
      throw MissingFile.failure(path)
    }
    let named = Set(order.command.operands)
    return zip(order.documents, names(of: order.documents)).map { path, name in
      DocumentSource(path: path, name: name, isNamed: named.contains(path))
    }
  }

  /// Returns the files' names. Equal names get the names of the nearest folders that differ.
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
      // A storyboard and a xib with the same name are in one folder.
      return parts[index].first! + "-" + URL(fileURLWithPath: paths[index]).pathExtension
    }
  }
}
