import Foundation
import Localization

/// A catalog's strings and images, and the fonts that it is drawn with.
struct CatalogResources: Sendable {
  /// `nil` where there is none.
  let folder: URL?
  let library: StringLibrary
  /// The languages of the string catalogs, the development language first.
  let locales: [LanguageTag]
  let developmentLanguage: LanguageTag
  private let assets: AssetCatalog
  private let isDocument: Bool

  /// - Throws: `CatalogError` for a string catalog that cannot be read, `CommandFailure` for a folder that is not there.
  init(_ context: CommandContext) throws {
    try self.init(folder: Self.folder(context), catalog: context.catalog)
    try library.validate()
  }

  /// - Parameter catalog: one of a document's scenes has the resources that lie around the document besides.
  init(folder: URL?, catalog: Catalog) throws(CatalogError) {
    self.folder = folder
    let surroundings = catalog.document.map(DocumentSurroundings.init)
    let paths = (folder.map { [$0.path] } ?? []) + (surroundings?.stringPaths ?? [])
    library =
      paths.isEmpty
      ? .empty : try StringLibrary(searching: paths, developmentLanguage: surroundings?.developmentLanguage)
    assets = AssetCatalog(
      folders: (folder.map(Self.assetCatalogs) ?? []) + (surroundings?.assetCatalogs ?? []))
    isDocument = surroundings != nil
    locales = try library.languages()
    developmentLanguage = try library.developmentLanguage()
  }

  /// - Parameter scale: pixels per point.
  func images(scale: Int) -> CatalogImages {
    CatalogImages(folder: folder, assets: assets, scale: scale, reportsMissing: !isDocument)
  }

  /// Those that lie in a folder itself.
  private static func assetCatalogs(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".xcassets") }.map { folder.appendingPathComponent($0).path }
  }

  func selection(_ context: CommandContext) throws -> CatalogSelection {
    try CatalogSelection(
      context.command, catalog: context.catalog, locales: locales, defaultLocale: developmentLanguage)
  }

  /// What `--resources` names; else `Resources` beside the catalog's source or in a folder above it, up to the package;
  /// else the same beside the executable.
  private static func folder(_ context: CommandContext) throws -> URL? {
    guard let given = context.command[Options.resources] else {
      return context.catalog.document == nil ? find(context.catalog) : nil
    }
    let url = URL(fileURLWithPath: given)
    guard isFolder(url) else {
      throw CommandFailure(
        "\(given) is no folder, in --resources",
        remedy:
          "Name the folder with the string catalogs and images, and run '\(context.name) \(context.command.verb)' again."
      )
    }
    return url
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
    return ["\(catalog.name)_Resources", "Resources"].map(executable.appendingPathComponent).first(where: isFolder)
  }

  /// Folders of fonts, in the order they are searched: those of the command line, then the catalog's own.
  func fontFolders(_ command: ParsedCommand) -> [URL] {
    command[Options.fonts].map { URL(fileURLWithPath: $0) } + (folder.map(CatalogFonts.folders(in:)) ?? [])
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
