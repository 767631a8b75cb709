import Foundation
import Operations
import Drawing
import Arguments
import Catalogs

extension ResourceOptions {
  init(_ resources: CatalogResources, _ command: ParsedCommand, metrics: TextMetrics? = nil) {
    self.init(
      folder: resources.folder?.path, fontFolders: resources.fontFolders(command).map(\.path),
      metrics: metrics ?? command.textMetrics)
  }
}

extension ParsedCommand {
  /// Whose widths text has.
  var textMetrics: TextMetrics { self[Options.metrics] ?? .ios }
}
