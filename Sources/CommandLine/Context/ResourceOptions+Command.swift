import Foundation
import Operations
import Drawing
import Arguments
import Catalogs

extension ResourceOptions {
  init(_ context: CommandContext, _ resources: CatalogResources, metrics: TextMetrics? = nil) throws {
    self.init(
      folder: resources.folder?.path,
      fonts: FontSources(context, resources, recorded: try context.recordedEnvironment()),
      metrics: metrics ?? context.command.textMetrics, names: context.command[Options.names],
      package: context.command[Options.packagePath])
  }
}

extension ParsedCommand {
  /// The metrics that decide the widths of text.
  var textMetrics: TextMetrics { self[Options.metrics] ?? .ios }
}
