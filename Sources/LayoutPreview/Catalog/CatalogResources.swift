import Foundation

/// Where a catalog's strings and images lie: the folder given by `--resources`, else `Resources` beside its source or in
/// a folder above it up to the package, else beside the executable.
struct CatalogResources {
  let folder: URL?
  /// The languages of the string catalogs.
  let locales: [LanguageTag]

  init(_ context: CommandContext) throws {
    folder = Self.find(context.catalog)
    locales = []
  }

  func selection(_ context: CommandContext) throws -> CatalogSelection {
    try CatalogSelection(context.command, catalog: context.catalog, locales: locales, defaultLocale: .english)
  }

  private static func find(_ catalog: Catalog) -> URL? {
    var folder = catalog.sourceFolder
    while let current = folder, current.path != "/" {
      let candidate = current.appendingPathComponent("Resources")
      if isFolder(candidate) { return candidate }
      if FileManager.default.fileExists(atPath: current.appendingPathComponent("Package.swift").path) { break }
      folder = current.deletingLastPathComponent()
    }
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    return [
      executable.appendingPathComponent("\(catalog.name)_Resources"), executable.appendingPathComponent("Resources"),
    ]
    .first(where: isFolder)
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
