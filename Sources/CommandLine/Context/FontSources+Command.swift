import LPArguments
import LPCatalogs
import LPDrawing
import LPProcesses
import Foundation
import LPSupport
import LPOperations
import LPSnapshots

extension FontSources {
  /// Finds the fonts of a command's catalog.
  ///
  /// - Parameter recorded: the environment that its goldens were recorded with.
  init(_ context: CommandContext, _ resources: CatalogResources, recorded: GoldenEnvironment?) {
    let command = context.command
    self.init(
      folders: resources.fontFolders(command).map(\.path), recorded: command[Options.updatesFonts] ? nil : recorded,
      stores: context.fontStores, includesSystem: !command[Options.ignoresSystemFonts])
  }
}

extension CommandContext {
  /// The folder that contains `goldens`.
  var packageFolder: String {
    command[Options.packagePath] ?? ProcessVariables.value(of: CommandEnvironment.packageVariable)
      ?? FileManager.default.currentDirectoryPath
  }

  /// The state that `diff` compares with; `nil` for other verbs.
  var base: GoldenBase? {
    let lines = ProcessVariables.value(of: CommandEnvironment.baseVariable)?.split(separator: "\n").map(String.init)
    guard let lines, lines.count == 2 else { return nil }
    return GoldenBase(name: lines[0], folder: lines[1])
  }

  /// The environment that the catalog's goldens were recorded with; `nil` if there are none, or if a command replaces one
  /// that cannot be read.
  ///
  /// - Throws: `CommandFailure` if it cannot be read: the system's fonts would take the place of the kept ones.
  func recordedEnvironment() throws -> GoldenEnvironment? {
    let store = GoldenStore(
      root: URL(fileURLWithPath: packageFolder), environment: ProcessVariables.current)
    do throws(GoldenFileError) {
      return try store.environment(ofCatalog: PreviewPlaces.folder(of: catalog))
    } catch {
      // These write another one.
      if command[Options.updatesFonts] || command[Options.recordsAll] { return nil }
      throw CommandFailure(error.message, remedy: "next: \(line(["record", "--all"]))")
    }
  }

  /// The folders of kept fonts in the order in which they are searched. Fonts are written to the first one.
  var fontStores: [FontStore] {
    let environment = ProcessVariables.current
    let own = FontStore(GoldenStore(root: URL(fileURLWithPath: packageFolder), environment: environment))
    let shared = command[Options.fontStore].map {
      FontStore(sharedAt: URL(fileURLWithPath: $0), environment: environment)
    }
    return [shared, own].compactMap(\.self)
  }
}
