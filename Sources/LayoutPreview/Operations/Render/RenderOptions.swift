import Drawing
import Foundation
import Scene
import Variants

/// How `render` draws.
struct RenderOptions: Codable, Sendable {
  let formats: [OutputFormat]
  /// Of pictures with several variants.
  let sheetFormats: [OutputFormat]
  /// Variants that differ on the axis of this option alone stand next to each other.
  let beside: String?
  let annotations: Annotations
  /// The name or path of a view; nil where all views are shown alike.
  let focus: String?
  let notes: [Note]
  let out: OutputFolder
  /// Steps in which changes are drawn; nil draws none.
  let filmstrip: Int?

  /// What may stand outside the screen, of an annotated picture.
  enum Note: String, CaseIterable, Codable, Sendable {
    /// The preview and its variant.
    case caption
    /// What marks mean, and what is in conflict, not satisfied or ambiguous.
    case legend
  }

  init(_ command: ParsedCommand) {
    formats = OutputFormat.read(command[Options.formats])
    let pictures = formats.filter { [.png, .svg, .pdf].contains($0) }
    sheetFormats = command[Options.formats].isEmpty || pictures.isEmpty ? [.png] : pictures
    beside = command[Options.beside]
    let words = command[Options.annotate]
    focus = command[Options.focus]
    // A view in focus is shown with its constraints, unless something else was asked for.
    annotations = (words.isEmpty && focus != nil ? ["constraints"] : words).reduce(into: []) { annotations, word in
      annotations.formUnion(Annotations.named.first { $0.name == word }?.annotations ?? [])
    }
    filmstrip = command[Options.filmstrip]
    let notes = command[Options.notes]
    self.notes =
      notes.isEmpty || notes.contains("all") ? Note.allCases : Note.allCases.filter { notes.contains($0.rawValue) }
    out = OutputFolder(path: command[Options.out] ?? "out")
  }

  /// Notes only where something is annotated: any other picture is the screen and nothing else.
  func sceneOptions(caption: String) -> SceneOptions {
    SceneOptions(
      annotations: annotations, focus: focus,
      caption: annotations.isEmpty || !notes.contains(.caption) ? nil : caption, showsLegend: notes.contains(.legend))
  }
}

extension RenderOptions {
  /// Of a picture on a sheet, whose caption is the sheet's.
  var cellOptions: SceneOptions { SceneOptions(annotations: annotations, focus: focus, showsLegend: false) }
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
