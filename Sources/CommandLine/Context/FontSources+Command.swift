import Arguments
import Catalogs
import Drawing
import Foundation
import Operations
import Snapshots

extension FontSources {
  /// The fonts of a command's catalog.
  ///
  /// - Parameter recorded: what its goldens were made with.
  init(_ context: CommandContext, _ resources: CatalogResources, recorded: GoldenEnvironment?) {
    let command = context.command
    self.init(
      folders: resources.fontFolders(command).map(\.path), recorded: command[Options.updatesFonts] ? nil : recorded,
      stores: context.fontStores, includesSystem: !command[Options.ignoresSystemFonts])
  }
}

extension CommandContext {
  /// The folder that holds `goldens`.
  var packageFolder: String {
    command[Options.packagePath] ?? ProcessInfo.processInfo.environment[CommandEnvironment.packageVariable]
      ?? FileManager.default.currentDirectoryPath
  }

  /// What the catalog's goldens were made with; `nil` where there are none, or where that cannot be read.
  var recordedEnvironment: GoldenEnvironment? {
    let store = GoldenStore(
      root: URL(fileURLWithPath: packageFolder), environment: ProcessInfo.processInfo.environment)
    return try? store.environment(ofCatalog: PreviewPlaces(catalog).catalogFolder)
  }

  /// Where kept fonts are, in the order they are searched; the first is written to.
  var fontStores: [FontStore] {
    let environment = ProcessInfo.processInfo.environment
    let own = FontStore(GoldenStore(root: URL(fileURLWithPath: packageFolder), environment: environment))
    let shared = command[Options.fontStore].map {
      FontStore(sharedAt: URL(fileURLWithPath: $0), environment: environment)
    }
    return [shared, own].compactMap(\.self)
  }
}
