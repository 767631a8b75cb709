package import LPLayoutModel
package import LPScene
package import LPVariants

/// Several variants of a preview to be drawn as one picture.
package struct SheetOrder: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// Small pictures in rows and columns.
    case contact
    /// Pictures in their own size side by side.
    case beside
    /// Two pictures in their own size, with arrows between views that moved.
    case moved
  }

  package let kind: Kind
  /// The index of the preview in the catalog.
  package let preview: Int
  package let title: String
  package var subtitle: String?
  /// The variants row by row; `nil` for a combination that does not exist.
  package let variants: [Variant?]
  /// The captions, one for each variant.
  var captions: [String]
  package var columns: Int
  var columnLabels: [String] = []
  var rowLabels: [String] = []
  /// The path below the output folder, without a suffix.
  package let file: String

  /// The number of pixels per point.
  package static let scale = 2

  /// The text of the progress bar.
  package var detail: String { kind == .contact ? "contact sheet" : "side by side" }

  /// Returns the scene of the sheet; a single picture is not put on a sheet.
  package func scene(
    typesetter: any TextMeasuring, annotations: Annotations, layout: (Variant) -> LayoutResult,
    picture: (Variant) -> Scene
  ) -> Scene {
    let shown = variants.compactMap { $0 }
    if kind == .moved, shown.count == 2 {
      let sheet = BeforeAfter(
        before: layout(shown[0]), after: layout(shown[1]), annotations: annotations, title: title,
        captions: (captions[0], captions[1]))
      return sheet.scene(typesetter: typesetter)
    }
    if kind == .contact, shown.count == 1, variants.count == 1 {
      var scene = picture(shown[0])
      scene.title = title
      return scene
    }
    let cells = zip(variants, captions).map { variant, caption in
      ContactSheet.Cell(caption, variant.map(picture))
    }
    // Words of annotations cannot be read where pictures are scaled down.
    var sheet =
      kind == .contact && annotations.isEmpty
      ? ContactSheet(cells: cells, columns: columns, title: title) : ContactSheet.sideBySide(cells, title: title)
    sheet.columns = kind == .contact ? max(1, columns) : sheet.columns
    sheet.subtitle = subtitle
    (sheet.columnLabels, sheet.rowLabels) = (columnLabels, rowLabels)
    return sheet.scene(typesetter: typesetter)
  }
}
