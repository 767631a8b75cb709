import Foundation
package import Scene

/// How `render` draws.
package struct RenderOptions: Codable, Sendable {
  package let formats: [OutputFormat]
  /// Of pictures with several variants.
  package let sheetFormats: [OutputFormat]
  /// Variants that differ on the axis of this option alone stand next to each other.
  package let beside: String?
  package let annotations: Annotations
  /// The name or path of a view; nil where all views are shown alike.
  package let focus: String?
  package let notes: [Note]
  package let out: OutputFolder
  /// Steps in which changes are drawn; nil draws none.
  package let filmstrip: Int?

  package init(
    formats: [OutputFormat], sheetFormats: [OutputFormat], beside: String?, annotations: Annotations, focus: String?,
    notes: [Note], out: OutputFolder, filmstrip: Int?
  ) {
    (self.formats, self.sheetFormats, self.beside) = (formats, sheetFormats, beside)
    (self.annotations, self.focus, self.notes) = (annotations, focus, notes)
    (self.out, self.filmstrip) = (out, filmstrip)
  }

  /// What may stand outside the screen, of an annotated picture.
  package enum Note: String, CaseIterable, Codable, Sendable {
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
