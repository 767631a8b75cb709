import Foundation

/// The font files of the searched directories by name; where two directories have a file, the first one's counts.
struct FontDirectory: Sendable {
  /// Debian's, in the order they are searched.
  static let system = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/dejavu",
  ]

  /// Searched, in order, the user's first.
  let directories: [String]
  /// The user's files in the order of their names.
  let userFiles: [String]
  private let paths: [String: String]

  init(userDirectories: [URL]) throws(FontError) {
    var paths: [String: String] = [:]
    var userFiles: [String] = []
    for directory in userDirectories {
      guard let names = Self.fontFiles(in: directory.path) else { throw .unreadableDirectory(directory.path) }
      for name in names where paths[name] == nil {
        paths[name] = directory.path + "/" + name
        userFiles.append(name)
      }
    }
    for directory in Self.system {
      for name in Self.fontFiles(in: directory) ?? [] where paths[name] == nil {
        paths[name] = directory + "/" + name
      }
    }
    self.paths = paths
    self.userFiles = userFiles
    directories = userDirectories.map(\.path) + Self.system
  }

  func path(of file: String) -> String? { paths[file] }

  /// `Stem-Style.otf` or another extension that fonts have.
  func file(stem: String, style: String) -> String? {
    for ending in Self.extensions {
      let name = style.isEmpty ? "\(stem).\(ending)" : "\(stem)-\(style).\(ending)"
      if paths[name] != nil { return name }
    }
    return nil
  }

  /// The styles that a family has files for, sorted.
  func styles(ofStem stem: String) -> [String] {
    let names = paths.keys.filter { $0.hasPrefix(stem + "-") }
    return names.map { String($0.dropFirst(stem.count + 1).prefix { $0 != "." }) }.sorted()
  }

  /// Stems that a family's name matches, ignoring spaces and case.
  func stem(ofFamily family: String) -> String? {
    let wanted = Self.squeezed(family)
    let stems = paths.keys.map { String($0.prefix { $0 != "-" && $0 != "." }) }
    return stems.filter { Self.squeezed($0) == wanted }.min()
  }

  static func squeezed(_ family: String) -> String {
    family.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }

  private static let extensions = ["otf", "ttf", "ttc", "otc"]

  /// In the order of their names; `nil` where the directory cannot be listed.
  private static func fontFiles(in directory: String) -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return nil }
    return names.filter { name in extensions.contains { name.lowercased().hasSuffix(".\($0)") } }.sorted()
  }
}
