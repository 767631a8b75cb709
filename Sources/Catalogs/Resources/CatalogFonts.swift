package import Foundation

/// Fonts that a catalog brings along: font files in its `Resources` folder or in `Fonts` below that.
package enum CatalogFonts {
  /// The folders that hold any, in the order they are searched.
  package static func folders(in resources: URL) -> [URL] {
    [resources, resources.appendingPathComponent("Fonts")].filter { holdsFonts($0.path) }
  }

  /// The same for every `Resources` folder below a package's, without building what it belongs to.
  package static func folders(below package: URL) -> [URL] {
    var found: [URL] = []
    search(package, depth: 0, &found)
    return found
  }

  /// `Sources/Gallery/Resources` is three folders down; more than twice as deep is no catalog's.
  private static let depthLimit = 7

  private static func search(_ folder: URL, depth: Int, _ found: inout [URL]) {
    guard depth < depthLimit else { return }
    if folder.lastPathComponent == "Resources" { return found += folders(in: folder) }
    for name in names(folder.path) where !name.hasPrefix(".") && name != "goldens" {
      let child = folder.appendingPathComponent(name)
      guard let values = try? child.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey]),
        values.isDirectory == true, values.isSymbolicLink != true
      else { continue }
      search(child, depth: depth + 1, &found)
    }
  }

  private static func holdsFonts(_ folder: String) -> Bool {
    names(folder).contains { name in
      ["otf", "ttf", "ttc", "otc"].contains(name.split(separator: ".").last?.lowercased())
    }
  }

  private static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
