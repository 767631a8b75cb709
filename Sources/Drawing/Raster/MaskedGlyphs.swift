import LPLayoutModel
import LPCCairo
import Foundation

/// Paints glyphs as FreeType's coverage masks, placed at quarters of a pixel.
///
/// Cairo places its own glyphs at whole pixels, which spaces small text unevenly.
struct MaskedGlyphs: GlyphPainting {
  let source: GlyphSource

  /// The number of pixels per em from which glyphs are filled as paths.
  private static let largestMask = 512.0

  func paint(_ run: GlyphRun, _ file: FontFile, at origin: CGPoint, _ color: RGBA, on canvas: CairoCanvas) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas.context, &matrix)
    let size = run.size * matrix.xx
    if file.hasColorBitmaps {
      paintBitmaps(run, file, at: origin, color, on: canvas)
    } else if size > Self.largestMask || !matrix.isUpright {
      paintPaths(run, file, at: origin, color, on: canvas)
    } else {
      paintMasks(run, file, at: origin, color, on: canvas, matrix: matrix, size: size)
    }
  }

  private struct Placed {
    var mask: GlyphMask
    var x: Double
    var y: Double
  }

  private func paintMasks(
    _ run: GlyphRun, _ file: FontFile, at origin: CGPoint, _ color: RGBA, on canvas: CairoCanvas,
    matrix: cairo_matrix_t, size: Double
  ) {
    let placed = zip(run.glyphs, run.positions).compactMap { glyph, position -> Placed? in
      let x = (origin.x + position.x) * matrix.xx + matrix.x0
      let y = (origin.y + position.y) * matrix.yy + matrix.y0
      guard CGPoint(x: x, y: y).isUsable else { return nil }
      let (column, dx) = Self.split(x)
      let (row, dy) = Self.split(y)
      guard let mask = source.mask(of: glyph, in: file, size: size, x: dx, y: dy) else { return nil }
      return Placed(mask: mask, x: Double(column + mask.left), y: Double(row - mask.top))
    }
    let context = canvas.context
    cairo_save(context)
    cairo_identity_matrix(context)
    if color.alpha < 1 {
      // Joined letters overlap, so the coverage of the whole run is added up first and no joint is painted twice.
      clip(context, to: placed)
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      for glyph in placed { cairo_mask_surface(context, glyph.mask.surface, glyph.x, glyph.y) }
      let sum = cairo_pop_group(context)
      canvas.setSource(color)
      cairo_mask(context, sum)
      cairo_pattern_destroy(sum)
    } else {
      canvas.setSource(color)
      for glyph in placed { cairo_mask_surface(context, glyph.mask.surface, glyph.x, glyph.y) }
    }
    cairo_restore(context)
  }

  /// Limits the group to the area of the run.
  private func clip(_ context: OpaquePointer, to placed: [Placed]) {
    let left = placed.map(\.x).min() ?? 0
    let top = placed.map(\.y).min() ?? 0
    let right = placed.map { $0.x + Double(cairo_image_surface_get_width($0.mask.surface)) }.max() ?? 0
    let bottom = placed.map { $0.y + Double(cairo_image_surface_get_height($0.mask.surface)) }.max() ?? 0
    cairo_rectangle(context, left, top, right - left, bottom - top)
    cairo_clip(context)
  }

  /// Splits a coordinate into a pixel and a quarter of it.
  private static func split(_ value: Double) -> (pixel: Int, part: Int) {
    let steps = Int((value * Double(GlyphSource.subpixels)).rounded())
    let pixel = Int((Double(steps) / Double(GlyphSource.subpixels)).rounded(.down))
    return (pixel, steps - pixel * GlyphSource.subpixels)
  }

  private func paintPaths(
    _ run: GlyphRun, _ file: FontFile, at origin: CGPoint, _ color: RGBA, on canvas: CairoCanvas
  ) {
    let scale = run.size / file.unitsPerEm
    canvas.setSource(color)
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let place = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
      let outline = source.outline(of: glyph, in: file).scaled(x: scale, y: -scale, movedBy: place)
      guard canvas.trace(outline) else { continue }
      cairo_fill(canvas.context)
    }
  }

  private func paintBitmaps(
    _ run: GlyphRun, _ file: FontFile, at origin: CGPoint, _ color: RGBA, on canvas: CairoCanvas
  ) {
    let context = canvas.context
    for (glyph, position) in zip(run.glyphs, run.positions) {
      guard let bitmap = source.bitmap(of: glyph, in: file) else { continue }
      let scale = run.size / bitmap.pixelsPerEm
      let place = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
      guard place.isUsable else { continue }
      cairo_save(context)
      cairo_translate(context, place.x, place.y)
      cairo_scale(context, scale, scale)
      cairo_set_source_surface(context, bitmap.surface, Double(bitmap.left), Double(-bitmap.top))
      cairo_paint_with_alpha(context, color.alpha)
      cairo_restore(context)
    }
  }
}

extension cairo_matrix_t {
  /// Whether letters are upright and scaled equally along both axes.
  fileprivate var isUpright: Bool { xy == 0 && yx == 0 && xx > 0 && xx == yy }
}
