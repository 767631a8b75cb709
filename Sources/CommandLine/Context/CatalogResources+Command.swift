import LPLocalization
import LPOperations
import Foundation
import LPSupport
import LPArguments
import LPCatalogs
import LPVariants

extension CatalogResources {
  /// - Throws: `CatalogError` if a string catalog cannot be read, `CommandFailure` if the folder does not exist.
  init(_ context: CommandContext) throws {
    try self.init(folder: Self.folder(context), catalog: context.catalog)
    try library.validate()
  }

  func selection(_ context: CommandContext) throws -> CatalogSelection {
    let options = try SelectionOptions(context.command)
    if locales.isEmpty, options.variants.words["locale"]?.contains(where: { $0.lowercased() == "all" }) == true {
      context.console.remark(
        "note: \(context.catalog.name) has no string catalog (.xcstrings) and no .lproj folder: --locale all is one language"
      )
    }
    return try CatalogSelection(
      options, catalog: context.catalog, locales: locales, defaultLocale: developmentLanguage)
  }

  /// Returns the folders of fonts in the order in which they are searched: those of the command line, then the
  /// catalog's own.
  func fontFolders(_ command: ParsedCommand) -> [URL] {
    command[Options.fonts].map { URL(fileURLWithPath: $0) } + ownFontFolders
  }

  /// Returns the folder that `--resources` names, or else the catalog's own.
  private static func folder(_ context: CommandContext) throws -> URL? {
    guard let given = context.command[Options.resources] else { return folder(of: context.catalog) }
    let url = URL(fileURLWithPath: given)
    guard isFolder(url) else {
      throw CommandFailure(
        "\(given) is not a folder, in --resources",
        remedy:
          "Name the folder with the string catalogs and images, and run '\(context.name) \(context.command.verb)' again."
      )
    }
    return url
  }
}
