import LPCatalogs

/// A catalog that was built.
struct CatalogExecutable: Sendable {
  /// The name in messages: a target or a file.
  let name: String
  let path: String
  /// The package's folder; `nil` for a single file, whose goldens are in the current folder.
  let root: String?
  /// The folder that contains the goldens, if it is not the package's.
  var goldens: String?
  /// The environment variables that the executable is started with.
  var environment: [String: String] = [:]

  /// The document that the catalog is made of; `nil` for one that was compiled.
  var document: String? { environment[DocumentCatalog.pathVariable] }
}
