package import Foundation

/// The fonts that a catalog brings along: font files in its `Resources` folder or in `Fonts` below it.
package enum CatalogFonts {
  /// Returns the folders that contain fonts, in the order in which they are searched.
  package static func folders(in resources: URL) -> [URL] {
    [resources, resources.appendingPathComponent("Fonts")].filter { holdsFonts($0.path) }
  }

  /// Returns these folders for every `Resources` folder of a package, without building its targets.
  package static func folders(below package: URL) -> [URL] {
    var found: [URL] = []
    search(package, depth: 0, &found)
    return found
  }

  /// How deep folders are searched: `Sources/Gallery/Resources` is three folders down, and catalogs are not more than
  /// twice as deep.
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
