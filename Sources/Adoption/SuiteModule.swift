import Foundation

/// Sources that are compiled together, and the files beside them.
package struct SuiteModule: Sendable {
  package enum Kind: String, Sendable, Encodable {
    case library, tests
  }

  package let name: String
  package let kind: Kind
  /// The folder that paths are relative to.
  package let folder: String
  /// The Swift files, as absolute paths.
  package var sources: [String]
  /// What the manifest declares as resources.
  package var resources: [PackageDump.Target.Resource] = []
  /// The other files that are copied, as absolute paths.
  package var files: [String] = []
  /// The references that a Mac recorded, as absolute paths.
  package var references: [String] = []
  /// The modules of the suite that the sources import.
  package var dependencies: [String] = []
  /// The modules of LayoutPreview that the sources import.
  package var products: [String] = []
  /// The modules that are nowhere.
  package var missing: [String] = []

  package init(name: String, kind: Kind, folder: String, sources: [String]) {
    (self.name, self.kind, self.folder, self.sources) = (name, kind, folder, sources)
  }

  /// The other names of sources, by path, where several of a module have one name: its objects are in one folder.
  private var renamed: [String: String] {
    var (taken, renamed) = (Set<String>(), [String: String]())
    for path in sources {
      let parts = path.split(separator: "/").map(String.init)
      var name = parts.last ?? path
      guard !taken.insert(name.lowercased()).inserted else { continue }
      let folder = parts.dropLast().last.map { "\($0)-" } ?? ""
      var number = 1
      repeat {
        name = "\(folder)\(number > 1 ? "\(number)-" : "")\(parts.last ?? path)"
        number += 1
      } while !taken.insert(name.lowercased()).inserted
      renamed[path] = name
    }
    return renamed
  }

  /// Returns the places of the module's sources and references in the package that is written.
  package func places() -> [String: String] {
    let renamed = renamed
    var places: [String: String] = [:]
    for path in sources {
      var parts = place(of: path).split(separator: "/").map(String.init)
      if let name = renamed[path] { parts[parts.count - 1] = name }
      places[path] = parts.joined(separator: "/")
    }
    let folders = renamed.map { path, name in
      let (url, stem) = ((path as NSString).deletingPathExtension as NSString, (name as NSString).deletingPathExtension)
      let beside = "\(url.deletingLastPathComponent)/__Snapshots__/"
      return (old: "\(beside)\(url.lastPathComponent)/", new: "\(beside)\(stem)/")
    }
    for path in references {
      let moved = folders.first { path.hasPrefix($0.old) }
      places[path] = place(of: moved.map { $0.new + path.dropFirst($0.old.count) } ?? path)
    }
    return places
  }

  /// The module's folder in the package that is written.
  package var place: String { "\(kind == .tests ? "Tests" : "Sources")/\(name)" }

  /// Returns the place of a file of the module in the package that is written.
  package func place(of path: String) -> String {
    guard path.hasPrefix(folder + "/") else {
      return "\(place)/Shared/\(path.split(separator: "/").last.map(String.init) ?? path)"
    }
    return "\(place)/\(path.dropFirst(folder.count + 1))"
  }

  /// The folders of references, relative to the module's.
  package var referenceFolders: [String] {
    let folders = references.compactMap { path -> String? in
      guard path.hasPrefix(folder + "/") else { return nil }
      let parts = path.dropFirst(folder.count + 1).split(separator: "/")
      return parts.firstIndex { SuiteFiles.isReferenceFolder(String($0)) }
        .map { parts[...$0].joined(separator: "/") }
    }
    return Set(folders).sorted()
  }
}
