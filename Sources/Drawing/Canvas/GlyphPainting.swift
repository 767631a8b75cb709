import AutoLayout
import CCairo
import Foundation

/// How glyphs get onto a surface: as masks of coverage on pixels, as text in documents.
protocol GlyphPainting {
  func paint(_ run: GlyphRun, _ file: FontFile, at origin: CGPoint, _ color: RGBA, on canvas: CairoCanvas)
}
