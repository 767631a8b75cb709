import Drawing
import Foundation
import Scene

/// How `render` draws.
struct RenderOptions: Codable, Sendable {
  let formats: [OutputFormat]
  let annotations: Annotations
  let out: OutputFolder
  /// Steps in which changes are drawn; nil draws none.
  let filmstrip: Int?

  init(_ command: ParsedCommand) {
    formats = OutputFormat.read(command.values("format"))
    annotations = command.values("annotate").reduce(into: []) { annotations, word in
      annotations.formUnion(Annotations.named.first { $0.name == word }?.annotations ?? [])
    }
    filmstrip = command.integer("filmstrip")
    out = OutputFolder(path: command.value("out") ?? "out")
  }

  var sceneOptions: SceneOptions { SceneOptions(annotations: annotations) }
}

/// Where a worker finds what previews are made with.
struct ResourceOptions: Codable, Sendable {
  /// `nil` where a catalog has no resources.
  let folder: String?
  /// Searched before the system's.
  let fontFolders: [String]
  /// Whose widths text has.
  let metrics: TextMetrics

  init(_ resources: CatalogResources, _ command: ParsedCommand, metrics: TextMetrics? = nil) {
    folder = resources.folder?.path
    fontFolders = resources.fontFolders(command).map(\.path)
    self.metrics = metrics ?? command.textMetrics
  }
}
