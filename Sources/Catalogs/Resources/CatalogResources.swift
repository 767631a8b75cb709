import LPLayoutModel
package import Foundation
package import LPLocalization

/// A catalog's strings and images, and the fonts that it is drawn with.
package struct CatalogResources: Sendable {
  /// The folder of resources; `nil` if there is none.
  package let folder: URL?
  package let library: StringLibrary
  /// The languages of the string catalogs, the development language first.
  package let locales: [LanguageTag]
  package let developmentLanguage: LanguageTag
  private let assets: AssetCatalog
  private let isDocument: Bool
  private let isApp: Bool

  /// The environment variable that is 1 where the catalog shows an app's views, whose resources are around their sources.
  private static let appVariable = "PREVIEW_APP"
  package static var isOfApp: Bool { getenv(appVariable).map { String(cString: $0) } == "1" }
  /// The environment variable with the folders that a command names as those of the app, one a line.
  private static let foldersVariable = "PREVIEW_APP_FOLDERS"

  /// The environment of a catalog that shows an app's views.
  ///
  /// - Parameter folders: the absolute paths of the folders that the command names.
  package static func environment(ofApp folders: [String]) -> [String: String] {
    [appVariable: "1", foldersVariable: folders.joined(separator: "\n")]
  }

  private static var appFolders: [String] {
    guard isOfApp, let text = getenv(foldersVariable).map({ String(cString: $0) }) else { return [] }
    return text.split(separator: "\n").map(String.init)
  }

  /// - Parameter catalog: the catalog; one of a document's scenes, or of an app's views, also has the resources around
  ///   the document or the source.
  package init(folder: URL?, catalog: CatalogDescription) throws(CatalogError) {
    self.folder = folder
    // A folder of the app that is called Resources holds a part of its resources.
    let named = Self.appFolders + (folder.map { [$0.path] } ?? [])
    let surroundings = (catalog.document ?? Self.appSource(of: catalog)).map { file in
      DocumentSurroundings(file: file, named: catalog.document == nil ? named : [])
    }
    if let surroundings, catalog.document == nil {
      library = StringLibrary(
        found: surroundings.projectStrings, developmentLanguage: surroundings.projectLanguage)
    } else {
      let paths = (folder.map { [$0.path] } ?? []) + (surroundings?.stringPaths ?? [])
      library =
        paths.isEmpty
        ? .empty : try StringLibrary(searching: paths, developmentLanguage: surroundings?.developmentLanguage)
    }
    assets = AssetCatalog(
      folders: (folder.map(Self.assetCatalogs) ?? []) + (surroundings?.assetCatalogs ?? []))
    (isDocument, isApp) = (surroundings != nil, surroundings != nil && catalog.document == nil)
    locales = try library.languages()
    developmentLanguage = try library.developmentLanguage()
  }

  /// Makes the resources of an app's tests: the translations and asset catalogs of their package, or those of other
  /// folders.
  ///
  /// - Parameter folders: folders that contain translations and asset catalogs, and the files of images.
  package init(aroundTestsOf package: String, folders: [String]) {
    folder = folders.first.map { URL(fileURLWithPath: $0) } ?? URL(fileURLWithPath: package)
    let around = (folders.isEmpty ? [package] : folders).map { folder in
      (folder, DocumentSurroundings(file: DocumentFile(url: URL(fileURLWithPath: "\(folder)/Tests.swift"))))
    }
    library = StringLibrary(
      found: around.flatMap(\.1.projectStrings), developmentLanguage: around.first?.1.projectLanguage)
    (locales, developmentLanguage) = ([], .english)
    assets = AssetCatalog(
      folders: around.flatMap { folder, surroundings in
        surroundings.assetCatalogs + (folder.hasSuffix(".xcassets") ? [folder] : [])
      })
    (isDocument, isApp) = (true, false)
  }

  /// - Parameter scale: the number of pixels per point.
  package func images(scale: Int) -> CatalogImages {
    CatalogImages(folder: folder, assets: assets, scale: scale, reportsMissing: !isDocument, standsIn: isApp)
  }

  /// The source that declares an app's first view.
  private static func appSource(of catalog: CatalogDescription) -> DocumentFile? {
    guard isOfApp, let first = catalog.previews.first else { return nil }
    return DocumentFile(url: URL(fileURLWithPath: first.callSite.filePath))
  }

  /// Returns the asset catalogs directly in a folder.
  private static func assetCatalogs(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".xcassets") }.map { folder.appendingPathComponent($0).path }
  }

  /// Returns the folder `Resources` beside the catalog's source or in a folder above it, up to the package; otherwise
  /// the one beside the executable. A document has none; its resources are around it.
  package static func folder(of catalog: CatalogDescription) -> URL? {
    guard catalog.document == nil else { return nil }
    if let folder = catalog.sourceFolder.flatMap(folder(above:)) { return folder }
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    return ["\(catalog.name)_Resources", "Resources"].map(executable.appendingPathComponent).first(where: isFolder)
  }

  /// Returns the folders of resources of a Swift file or a document that is no part of a package.
  package static func folders(ofFile file: URL) -> [String] {
    if file.pathExtension != "swift" { return DocumentSurroundings(file: DocumentFile(url: file)).folders }
    return folder(above: file.deletingLastPathComponent()).map { [$0.path] } ?? []
  }

  /// Returns the folder `Resources` in a folder of sources or in a folder above it, up to the package.
  private static func folder(above sources: URL) -> URL? {
    var folder: URL? = sources
    while let current = folder, current.path != "/" {
      let candidate = current.appendingPathComponent("Resources")
      if isFolder(candidate) { return candidate }
      if FileManager.default.fileExists(atPath: current.appendingPathComponent("Package.swift").path) { break }
      folder = current.deletingLastPathComponent()
    }
    return nil
  }

  /// The catalog's own folders of fonts.
  package var ownFontFolders: [URL] { folder.map(CatalogFonts.folders(in:)) ?? [] }

  package static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
