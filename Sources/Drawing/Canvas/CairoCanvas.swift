import LPLayoutModel
import LPCCairo
import Foundation
import LPScene

/// Paints scene items on a Cairo surface, in points.
final class CairoCanvas {
  let context: OpaquePointer
  let fonts: FontSet
  let images: ImageFiles
  let glyphs: any GlyphPainting

  init(_ context: OpaquePointer, fonts: FontSet, images: ImageFiles, glyphs: any GlyphPainting) {
    self.context = context
    self.fonts = fonts
    self.images = images
    self.glyphs = glyphs
  }

  func paint(_ items: [SceneItem]) {
    for item in items { paint(item) }
  }

  private func paint(_ item: SceneItem) {
    switch item {
    case .fill(let path, let color):
      guard trace(path) else { return }
      setSource(color)
      fill(path)
    case .stroke(let path, let stroke):
      paint(path, stroke)
    case .glyphs(let run, let origin, let color):
      guard let file = fonts.file(named: run.font), run.size.isFinite, run.size > 0 else { return }
      if run.stroke?.hidesFill != true { glyphs.paint(run, file, at: origin, color, on: self) }
      if let stroke = run.stroke { outline(run, stroke, file, at: origin, color) }
    case .image(let path, let rect, let flipped, let tint):
      paint(images.entry(path), in: rect, flipped: flipped, tint)
    case .gradient(let path, let gradient):
      fill(path, with: gradient)
    case .group(let group):
      paint(group)
    }
  }

  /// Strokes the outlines of glyphs; glyphs that are pictures have none.
  private func outline(_ run: GlyphRun, _ stroke: TextStroke, _ file: FontFile, at origin: CGPoint, _ color: RGBA) {
    guard !file.hasColorBitmaps else { return }
    let scale = run.size / file.unitsPerEm
    let line = SceneItem.Stroke(color: stroke.color ?? color, width: stroke.width)
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let place = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
      paint(fonts.glyphs.outline(of: glyph, in: file).scaled(x: scale, y: -scale, movedBy: place), line)
    }
  }

  private func paint(_ path: Path, _ stroke: SceneItem.Stroke) {
    let style = stroke.style
    guard style.width.isFinite, style.width > 0, trace(path) else { return }
    setSource(stroke.color)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, cairo_line_cap_t(rawValue: UInt32(style.cap.rawValue)))
    cairo_set_line_join(context, cairo_line_join_t(rawValue: UInt32(style.join.rawValue)))
    cairo_set_miter_limit(context, max(1, style.miterLimit))
    // Cairo stops drawing permanently if all dashes are 0 or one is negative.
    if style.isDashed {
      cairo_set_dash(context, style.dashes.map { Double($0) }, Int32(style.dashes.count), style.phase)
    } else {
      cairo_set_dash(context, nil, 0, 0)
    }
    cairo_stroke(context)
  }

  /// Fills the current path, which is that of a path.
  func fill(_ path: Path) {
    guard path.usesEvenOddFillRule else { return cairo_fill(context) }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func paint(_ entry: ImageFiles.Entry, in rect: CGRect, flipped: Bool, _ tint: RGBA?) {
    guard rect.isUsable else { return }
    guard let surface = entry.surface, entry.width > 0 else { return paint(MissingImage.items(in: rect)) }
    cairo_save(context)
    cairo_translate(context, flipped ? rect.maxX : rect.minX, rect.minY)
    let scale = (
      x: rect.width / CGFloat(entry.width) * (flipped ? -1 : 1), y: rect.height / CGFloat(entry.height)
    )
    cairo_scale(context, scale.x, scale.y)
    cairo_rectangle(context, 0, 0, Double(entry.width), Double(entry.height))
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return cairo_restore(context) }
    defer { cairo_pattern_destroy(pattern) }
    // Without this, the outermost pixels fade to transparent.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    RasterSettings.applyFilter(to: pattern)
    if let tint {
      cairo_clip(context)
      setSource(tint)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
    cairo_restore(context)
  }

  private func paint(_ group: SceneItem.Group) {
    guard group.opacity > 0, group.scale > 0, group.scale.isFinite, group.offset.isUsable,
      group.transform?.isDrawable ?? true
    else { return }
    cairo_save(context)
    cairo_translate(context, group.offset.x, group.offset.y)
    cairo_scale(context, group.scale, group.scale)
    if let t = group.transform {
      var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
      cairo_transform(context, &matrix)
    }
    if let clip = group.clip {
      // A clip that cannot be drawn hides everything, like a clip without area.
      _ = trace(clip)
      if clip.usesEvenOddFillRule { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
      cairo_clip(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }
    if group.opacity < 1 {
      cairo_push_group(context)
      paintInside(group)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, group.opacity)
    } else {
      paintInside(group)
    }
    cairo_restore(context)
  }

  private func paintInside(_ group: SceneItem.Group) {
    guard group.shadow != nil || group.mask != nil else { return paint(group.items) }
    guard let mask = group.mask else { return paintWithShadow(group) }
    cairo_push_group(context)
    paintWithShadow(group)
    let content = cairo_pop_group(context)
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    paint(mask)
    let coverage = cairo_pop_group(context)
    cairo_set_source(context, content)
    cairo_mask(context, coverage)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(coverage)
  }

  func setSource(_ color: RGBA) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Makes the path Cairo's current one. The result is whether all of its numbers can be drawn.
  func trace(_ path: Path) -> Bool {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let p):
        guard p.isUsable else { return giveUp() }
        cairo_move_to(context, p.x, p.y)
      case .line(let p):
        guard p.isUsable else { return giveUp() }
        cairo_line_to(context, p.x, p.y)
      case .curve(let p, let c1, let c2):
        guard p.isUsable, c1.isUsable, c2.isUsable else { return giveUp() }
        cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
      case .close:
        cairo_close_path(context)
      }
    }
    return true
  }

  private func giveUp() -> Bool {
    cairo_new_path(context)
    return false
  }
}

extension CGPoint {
  /// Whether Cairo can represent the point: its coordinates have 24 bits before the binary point.
  var isUsable: Bool { x.isFinite && y.isFinite && abs(x) < 1e6 && abs(y) < 1e6 }
}

extension CGRect {
  var isUsable: Bool { origin.isUsable && width > 0 && height > 0 && CGPoint(x: width, y: height).isUsable }
}

extension CGAffineTransform {
  /// Whether Cairo accepts the transform. A singular matrix puts its context into a permanent error state.
  var isDrawable: Bool {
    isInvertible && [a, b, c, d].allSatisfy { abs($0) < 1e4 } && CGPoint(x: tx, y: ty).isUsable
  }
}
