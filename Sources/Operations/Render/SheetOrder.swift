package import AutoLayout
package import Scene
package import Variants

/// Several variants of a preview in one picture.
package struct SheetOrder: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// Small, in rows and columns.
    case contact
    /// In their own size, next to each other.
    case beside
    /// Two in their own size, what moved joined by arrows.
    case moved
  }

  package let kind: Kind
  /// Index into the catalog's previews.
  package let preview: Int
  package let title: String
  package var subtitle: String?
  /// Row by row; nil where there is no such variant.
  package let variants: [Variant?]
  /// One for each variant.
  var captions: [String]
  package var columns: Int
  var columnLabels: [String] = []
  var rowLabels: [String] = []
  /// Below the output folder, without a suffix.
  package let file: String

  /// Pixels per point.
  package static let scale = 2

  /// What a progress bar says.
  package var detail: String { kind == .contact ? "contact sheet" : "side by side" }

  /// One picture alone is itself.
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
    var sheet =
      kind == .contact
      ? ContactSheet(cells: cells, columns: columns, title: title) : ContactSheet.sideBySide(cells, title: title)
    sheet.subtitle = subtitle
    (sheet.columnLabels, sheet.rowLabels) = (columnLabels, rowLabels)
    return sheet.scene(typesetter: typesetter)
  }
}
