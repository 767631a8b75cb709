import Foundation
import LPLocalization

/// The resources around a document in its project: translations and asset catalogs.
struct DocumentSurroundings {
  let file: DocumentFile
  /// Folders whose resources count wherever the project's root is: those that a command names.
  private let named: [String]
  private let listings = FolderListings()

  init(file: DocumentFile, named: [String] = []) { (self.file, self.named) = (file, named) }

  /// The translations: `de.lproj/Main.strings` beside the document or beside the `Base.lproj` that contains it, or
  /// `mul.lproj/Main.xcstrings`, the form of Xcode 15.
  var stringPaths: [String] {
    let parent = folderOfTranslations
    var found: [String] = []
    for name in names(in: parent.path, where: { $0.hasSuffix(".lproj") }) {
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

  /// The language of the document's own texts: that of its project, or English.
  var developmentLanguage: LanguageTag { projectLanguage ?? .english }

  /// The development region of the Xcode project above the file, or the default localization of the package.
  var projectLanguage: LanguageTag? {
    var folder = file.url.deletingLastPathComponent()
    while true {
      for name in names(in: folder.path, where: { $0.hasSuffix(".xcodeproj") }) {
        let project = folder.appendingPathComponent("\(name)/project.pbxproj")
        if let tag = Self.language(in: project, after: /developmentRegion = "?([A-Za-z_-]+)"?;/) { return tag }
      }
      let manifest = folder.appendingPathComponent("Package.swift")
      if let tag = Self.language(in: manifest, after: /defaultLocalization:\s*"([A-Za-z_-]+)"/) { return tag }
      if folder.path == "/" || isProjectRoot(folder) { break }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func language(in file: URL, after pattern: Regex<(Substring, Substring)>) -> LanguageTag? {
    guard let text = try? String(contentsOf: file, encoding: .utf8), let match = text.firstMatch(of: pattern) else {
      return nil
    }
    let region = String(match.1)
    return LanguageTag(LanguageTag.legacyNames[region] ?? region)
  }

  /// The asset catalogs of the document's project, the nearest first; without a project, those beside the document.
  var assetCatalogs: [String] { ofProject { $0.hasSuffix(".xcassets") } }

  /// The translations of all code and documents of the project, the nearest first.
  var projectStrings: [String] {
    ofProject { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }.flatMap { path in
      guard path.hasSuffix(".lproj") else { return [path] }
      return names(in: path) { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }.map { "\(path)/\($0)" }
    }
  }

  /// What is wanted in the folders of the project and in those that are named; each folder is searched once.
  private func ofProject(_ isWanted: (String) -> Bool) -> [String] {
    var (found, searched) = ([String](), Set<String>())
    for folders in [foldersOfProject.map(\.path)] + named.map({ [$0] }) {
      var budget = Self.entries
      for folder in folders {
        let isItself = isWanted((folder as NSString).lastPathComponent)
        found += isItself ? [folder] : entries(below: folder, depth: 0, &budget, &searched, isWanted)
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The folders from the document's up to the project's root.
  private var foldersOfProject: [URL] {
    var folders = [file.url.deletingLastPathComponent()]
    while folders[folders.count - 1].path != "/" {
      if isProjectRoot(folders[folders.count - 1]) { return folders }
      folders.append(folders[folders.count - 1].deletingLastPathComponent())
    }
    return [folderOfTranslations]
  }

  /// The largest number of entries that are searched, so that a search does not cover a whole disk.
  private static let entries = 20_000
  /// How deep below a folder is searched.
  private static let depth = 16

  private func isProjectRoot(_ folder: URL) -> Bool {
    listings.names(in: folder.path).contains { name in
      name == ".git" || name == "Package.swift" || name == "project.yml" || name == "Podfile"
        || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  private func entries(
    below folder: String, depth: Int, _ budget: inout Int, _ searched: inout Set<String>, _ isWanted: (String) -> Bool
  ) -> [String] {
    guard depth < Self.depth, budget > 0, searched.insert(folder).inserted else { return [] }
    var found: [String] = []
    for name in names(in: folder, where: { !$0.hasPrefix(".") && (isWanted($0) || Self.isFolder($0)) }) {
      budget -= 1
      let path = "\(folder)/\(name)"
      if isWanted(name) {
        found.append(path)
      } else {
        found += entries(below: path, depth: depth + 1, &budget, &searched, isWanted)
      }
    }
    return found
  }

  /// Whether a name may be that of a folder of the project's own.
  private static func isFolder(_ name: String) -> Bool {
    !name.utf8.contains(UInt8(ascii: "."))
      && !["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(name)
  }

  /// Returns the names in a folder that satisfy a condition, sorted; none if the folder does not exist.
  private func names(in folder: String, where condition: (String) -> Bool) -> [String] {
    listings.names(in: folder).filter(condition).sorted()
  }
}

/// The names in folders, each read once.
private final class FolderListings {
  private var names: [String: [String]] = [:]

  /// Returns the names in a folder in any order; none if the folder does not exist.
  func names(in folder: String) -> [String] {
    if let known = names[folder] { return known }
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    names[folder] = found
    return found
  }
}
