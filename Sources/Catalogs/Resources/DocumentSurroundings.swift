import Foundation
import Localization

/// The resources around a document in its project: translations and asset catalogs.
struct DocumentSurroundings {
  let file: DocumentFile

  /// The translations: `de.lproj/Main.strings` beside the document or beside the `Base.lproj` that contains it, or
  /// `mul.lproj/Main.xcstrings`, the form of Xcode 15.
  var stringPaths: [String] {
    let parent = folderOfTranslations
    var found: [String] = []
    for name in Self.names(in: parent) where name.hasSuffix(".lproj") {
      for type in ["xcstrings", "strings", "stringsdict"] {
        let path = parent.appendingPathComponent("\(name)/\(file.table).\(type)").path
        if FileManager.default.fileExists(atPath: path) { found.append(path) }
      }
    }
    let catalog = parent.appendingPathComponent("\(file.table).xcstrings").path
    return found + (FileManager.default.fileExists(atPath: catalog) ? [catalog] : [])
  }

  /// The folder that contains the document, or the `Base.lproj` that contains it.
  private var folderOfTranslations: URL {
    let folder = file.url.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
  }

  /// The folders of everything that is read besides the document.
  var folders: [String] { [folderOfTranslations.path] + assetCatalogs }

  /// The language of the document's own texts: the development region of the Xcode project above it, or English.
  var developmentLanguage: LanguageTag {
    var folder = file.url.deletingLastPathComponent()
    for _ in 0..<Self.levels {
      for name in Self.names(in: folder) where name.hasSuffix(".xcodeproj") {
        let project = folder.appendingPathComponent("\(name)/project.pbxproj")
        guard let text = try? String(contentsOf: project, encoding: .utf8),
          let match = text.firstMatch(of: /developmentRegion = "?([A-Za-z_-]+)"?;/)
        else { continue }
        let region = String(match.1)
        if let tag = LanguageTag(LanguageTag.legacyNames[region] ?? region) { return tag }
      }
      if folder.path == "/" || Self.isProjectRoot(folder) { break }
      folder.deleteLastPathComponent()
    }
    return .english
  }

  /// The asset catalogs of the document's project, the nearest first; without a project, those beside the document.
  var assetCatalogs: [String] {
    var found: [String] = []
    var budget = Self.entries
    for folder in foldersOfProject {
      for path in Self.assetCatalogs(below: folder.path, depth: 0, &budget) where !found.contains(path) {
        found.append(path)
      }
    }
    return found
  }

  /// The folders from the document's up to the project's root.
  private var foldersOfProject: [URL] {
    var folders = [file.url.deletingLastPathComponent()]
    while folders.count < Self.levels, folders[folders.count - 1].path != "/" {
      if Self.isProjectRoot(folders[folders.count - 1]) { return folders }
      folders.append(folders[folders.count - 1].deletingLastPathComponent())
    }
    return [folderOfTranslations]
  }

  /// The largest number of entries that are searched, so that a search does not cover a whole disk.
  private static let entries = 20_000
  private static let levels = 6
  private static let depth = 6

  private static func isProjectRoot(_ folder: URL) -> Bool {
    names(in: folder).contains { name in
      name == ".git" || name == "Package.swift" || name == "project.yml" || name == "Podfile"
        || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  private static func assetCatalogs(below folder: String, depth: Int, _ budget: inout Int) -> [String] {
    guard depth < Self.depth, budget > 0 else { return [] }
    var found: [String] = []
    for name in names(in: URL(fileURLWithPath: folder)) where !name.hasPrefix(".") {
      budget -= 1
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".xcassets") {
        found.append(path)
      } else if !name.contains("."), !["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(name) {
        found += assetCatalogs(below: path, depth: depth + 1, &budget)
      }
    }
    return found
  }

  /// Returns the names in a folder, sorted; none if the folder does not exist.
  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
