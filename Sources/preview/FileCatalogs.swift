import LPCommandLine

/// The catalogs of Swift files that are no package.
enum FileCatalogs {
  /// Returns those of the files and of the app sources that a command names.
  static func compiled(_ order: ToolOrder, _ console: Console) throws -> [CatalogExecutable] {
    let files = try order.files.map { try SingleFile($0, order, console).catalog() }
    guard !order.appSources.isEmpty else { return files }
    let isWhole = AppClasses.isMeant(by: order.command)
    let app = try isWhole ? AppClasses(order, console).executable() : AppCatalog(order, console).catalog()
    return [app] + files
  }
}
