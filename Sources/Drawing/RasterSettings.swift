import LPCCairo
import LPCPango

/// Changes to how pictures are drawn, which tests use to check that such a change is noticed. Nothing else sets them.
package struct RasterSettings: Hashable, Sendable {
  /// A value of `cairo_antialias_t`.
  package var antialias: UInt32?
  /// The tolerance of curves in pixels; Cairo's is 0.1.
  package var tolerance: Double?
  /// A value of `cairo_filter_t`.
  package var filter: UInt32?
  /// Whether FreeType aligns outlines to pixels.
  package var hintsGlyphs = false
  /// The distance by which glyphs are moved, in quarters of a pixel.
  package var glyphShift = 0

  package init() {}

  @TaskLocal package static var changed: RasterSettings?

  static func apply(to context: OpaquePointer) {
    guard let changed else { return }
    if let antialias = changed.antialias { cairo_set_antialias(context, cairo_antialias_t(antialias)) }
    if let tolerance = changed.tolerance { cairo_set_tolerance(context, tolerance) }
  }

  static func applyFilter(to pattern: OpaquePointer?) {
    if let filter = changed?.filter { cairo_pattern_set_filter(pattern, cairo_filter_t(filter)) }
  }

  static var glyphFlags: Int {
    changed?.hintsGlyphs == true ? Int(FT_LOAD_FORCE_AUTOHINT) : Int(FT_LOAD_NO_HINTING)
  }
}
