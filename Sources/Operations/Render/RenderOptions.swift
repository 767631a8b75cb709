import Foundation
import LPVariants
package import LPScene

/// The options of `render`.
package struct RenderOptions: Codable, Sendable {
  package let formats: [OutputFormat]
  /// The formats of pictures with several variants.
  package let sheetFormats: [OutputFormat]
  /// The option of an axis. Variants that differ on this axis alone are drawn side by side.
  package let beside: String?
  package let annotations: Annotations
  /// The name or path of the view in focus; `nil` without focus.
  package let focus: String?
  package let notes: [Note]
  package let out: OutputFolder
  /// The number of steps in which changes are drawn; `nil` draws none.
  package let filmstrip: Int?
  /// Whether the status bar, the home indicator and the cutout of devices are drawn.
  package var showsChrome = false
  /// The language of the default variant, as a BCP 47 tag, with which `lint` compares for pages.
  package var defaultLocale = "en"

  package init(
    formats: [OutputFormat], sheetFormats: [OutputFormat], beside: String?, annotations: Annotations, focus: String?,
    notes: [Note], out: OutputFolder, filmstrip: Int?
  ) {
    (self.formats, self.sheetFormats, self.beside) = (formats, sheetFormats, beside)
    (self.annotations, self.focus, self.notes) = (annotations, focus, notes)
    (self.out, self.filmstrip) = (out, filmstrip)
  }

  /// The notes that may be drawn outside the screen of an annotated picture.
  package enum Note: String, CaseIterable, Codable, Sendable {
    /// The names of the preview and the variant.
    case caption
    /// The meaning of marks, and a list of conflicts, constraints that are not satisfied, and ambiguous views.
    case legend
  }

  /// Returns the options of a scene. Only annotated pictures have notes; any other picture has the screen's size.
  func sceneOptions(of variant: Variant, caption: String) -> SceneOptions {
    var options = SceneOptions(
      annotations: annotations, focus: focus,
      caption: annotations.isEmpty || !notes.contains(.caption) ? nil : caption, showsLegend: notes.contains(.legend))
    options.chrome = chrome(of: variant)
    return options
  }

  /// Returns the options of a picture on a sheet, which has its own caption. Labels beside the screens would move these
  /// apart, so all labels stay on them.
  func cellOptions(of variant: Variant) -> SceneOptions {
    var options = SceneOptions(annotations: annotations, focus: focus, showsLegend: false, keepsToScreen: true)
    options.chrome = chrome(of: variant)
    return options
  }

  func chrome(of variant: Variant) -> DeviceChrome? { showsChrome ? variant.chrome : nil }
}
