import Foundation
import LPLayoutModel
package import LPDrawing
package import LPScene
import LPSnapshots

/// The headings above the panels of the picture that shows a difference.
package struct PanelHeadings {
  private let typesetter: PangoTypesetter
  private let fonts: FontSet
  /// The number of pixels per point.
  private let scale: Int

  package init(typesetter: PangoTypesetter, fonts: FontSet, scale: Int) {
    (self.typesetter, self.fonts, self.scale) = (typesetter, fonts, scale)
  }

  /// The smallest width in points; narrower headings would break within words.
  private static let leastWidth: CGFloat = 80

  /// - Parameter width: the width of a panel in pixels.
  package func draw(_ words: [String], width: Int) throws -> [RasterImage] {
    let points = CGFloat(width) / CGFloat(scale)
    guard points >= Self.leastWidth else { return [] }
    let ground = RGBA(red: DifferenceImage.ground, green: DifferenceImage.ground, blue: DifferenceImage.ground)
    return try words.map { words in
      let text = typesetter.typeset(
        TextRequest(
          string: words, font: .systemFont(ofSize: 13, weight: .semibold), maxWidth: points, numberOfLines: 0,
          lineBreakMode: .byWordWrapping, alignment: .left, scale: CGFloat(scale)))
      let size = CGSize(width: points, height: text.size.height)
      let items =
        [SceneItem.fill(.rect(CGRect(origin: .zero, size: size)), ground)]
        + text.lines.flatMap { line in line.runs.map { .glyphs($0, at: .zero, .black) } }
      return try PNGRenderer(fonts: fonts).raster(Scene(size: size, items: items), scale: scale)
    }
  }
}
