import LPLayoutModel
import LPCCairo
import Foundation

/// Paints glyphs on a surface: as coverage masks on pixels, or as text in documents.
protocol GlyphPainting {
  func paint(_ run: GlyphRun, _ file: FontFile, at origin: CGPoint, _ color: RGBA, on canvas: CairoCanvas)
}
