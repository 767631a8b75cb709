import Foundation

/// Finds catalogs on disk.
enum CatalogSearch {
  /// Returns the catalogs at and below the paths, in the order of the paths and by name below each path, without
  /// duplicates.
  static func files(at paths: [String]) throws(CatalogError) -> [CatalogFile] {
    var files: [CatalogFile] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CatalogError(file: path, reason: "no such file or folder")
      }
      if isFolder.boolValue {
        try search(path, depth: 0, into: &files)
      } else {
        guard let file = try catalog(path) else {
          throw CatalogError(
            file: path, reason: "this is not a string catalog; name a .xcstrings, .strings or .stringsdict file")
        }
        files.append(file)
      }
    }
    var seen: Set<CatalogFile> = []
    return files.filter { seen.insert($0).inserted }
  }

  private static let depthLimit = 12

  private static func search(_ folder: String, depth: Int, into files: inout [CatalogFile]) throws(CatalogError) {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw CatalogError(file: folder, reason: "the folder cannot be read: \(error.localizedDescription)")
    }
    let isProject = folder.hasSuffix(".lproj")
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        if depth < depthLimit, !isProject { try search(path, depth: depth + 1, into: &files) }
      } else if isProject || name.hasSuffix(".xcstrings"), let file = try catalog(path) {
        files.append(file)
      }
    }
  }

  /// Returns the catalog at a path; `nil` for a folder that names no language.
  static func knownFile(_ path: String) -> CatalogFile? { (try? catalog(path)) ?? nil }

  /// Returns the catalog at a path; the extension and the folder decide on its format and language.
  private static func catalog(_ path: String) throws(CatalogError) -> CatalogFile? {
    let url = URL(fileURLWithPath: path)
    guard let kind = CatalogFile.Kind(rawValue: url.pathExtension) else { return nil }
    return CatalogFile(
      path: path, kind: kind, table: url.deletingPathExtension().lastPathComponent,
      language: kind == .xcstrings ? nil : try language(of: url.deletingLastPathComponent(), path: path))
  }

  /// Returns the language that an `.lproj` folder names, or `nil` for `Base`.
  private static func language(of folder: URL, path: String) throws(CatalogError) -> LanguageTag? {
    guard folder.pathExtension == "lproj" else {
      throw CatalogError(file: path, reason: "the file is not in an .lproj folder, so its language is unknown")
    }
    let name = folder.deletingPathExtension().lastPathComponent
    if name == "Base" { return nil }
    guard let tag = LanguageTag(LanguageTag.legacyNames[name] ?? name) else {
      throw CatalogError(file: path, reason: "the folder's name '\(name)' is not a language tag")
    }
    return tag
  }
}
