import Foundation
import Scene

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
