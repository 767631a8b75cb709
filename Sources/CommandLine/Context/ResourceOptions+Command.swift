import Foundation
import Operations
import Drawing
import Arguments
import Catalogs

extension ResourceOptions {
  init(_ context: CommandContext, _ resources: CatalogResources, metrics: TextMetrics? = nil) {
    self.init(
      folder: resources.folder?.path,
      fonts: FontSources(context, resources, recorded: context.recordedEnvironment),
      metrics: metrics ?? context.command.textMetrics)
  }
}

extension ParsedCommand {
  /// Whose widths text has.
  var textMetrics: TextMetrics { self[Options.metrics] ?? .ios }
}
