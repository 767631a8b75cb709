import CCairo
import CPango

/// Changes of how pictures are drawn, with which tests try whether a change is noticed. Nothing else sets them.
package struct RasterSettings: Hashable, Sendable {
  /// A value of `cairo_antialias_t`.
  package var antialias: UInt32?
  /// In pixels; Cairo's is 0.1.
  package var tolerance: Double?
  /// A value of `cairo_filter_t`.
  package var filter: UInt32?
  /// Lets FreeType move outlines onto the pixels.
  package var hintsGlyphs = false
  /// Quarters of a pixel by which glyphs are moved.
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
