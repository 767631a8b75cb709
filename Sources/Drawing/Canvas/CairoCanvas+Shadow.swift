import LPLayoutModel
import LPCCairo
import Foundation
import LPScene

/// Shadows: coverage that is painted on a surface of its own, blurred there, and painted in the shadow's colour.
extension CairoCanvas {
  /// Paints the items of a group above its shadow.
  func paintWithShadow(_ group: SceneItem.Group) {
    guard let shadow = group.shadow, shadow.color.alpha > 0, let plan = ShadowPlan(shadow, of: group, on: context)
    else {
      return paint(group.items)
    }
    guard let surface = plan.makeSurface() else { return paint(group.items) }
    defer { cairo_surface_destroy(surface) }
    plan.paint(on: surface) { context in
      let canvas = CairoCanvas(context, fonts: fonts, images: images, glyphs: glyphs)
      if let path = shadow.path {
        canvas.setSource(.black)
        if canvas.trace(path) { cairo_fill(context) }
      } else {
        canvas.paint(group.items)
      }
    }
    plan.paintShadow(from: surface, shadow, on: context)
    if shadow.path == nil, plan.isWhole {
      plan.paintItems(from: surface, on: context)
    } else {
      paint(group.items)
    }
  }
}

/// Where the surface of a shadow is, in pixels.
private struct ShadowPlan {
  /// The part of the picture that the surface shows, in pixels of the target's scale.
  let area: CGRect
  /// The map from the group's coordinates to these pixels.
  private let map: cairo_matrix_t
  /// The standard deviation in pixels.
  private let deviation: Double
  /// The shadow's offset in pixels.
  private let offset: CGPoint
  /// The pixels of a unit of the target: 1 on a picture, more in a document.
  private let density: Double
  /// Whether the surface has the items as they are painted on the target, so that they need not be painted again.
  let isWhole: Bool

  /// The pixels of a point of documents.
  private static let documentDensity = 3.0
  /// The most pixels of a surface, which take 256 MB.
  private static let mostPixels = 64e6

  init?(_ shadow: ShadowPaint, of group: SceneItem.Group, on context: OpaquePointer) {
    guard shadow.radius.isFinite, shadow.radius >= 0, CGPoint(x: shadow.offset.width, y: shadow.offset.height).isUsable,
      let cast = shadow.path.map(\.controlPointBounds) ?? group.itemBounds, cast.isUsable
    else { return nil }
    isWhole = cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE
    density = isWhole ? 1 : Self.documentDensity
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var scaling = cairo_matrix_t()
    cairo_matrix_init_scale(&scaling, density, density)
    var map = cairo_matrix_t()
    cairo_matrix_multiply(&map, &matrix, &scaling)
    self.map = map
    deviation = min(shadow.radius, ShadowPaint.greatestRadius) * abs(map.xx * map.yy - map.xy * map.yx).squareRoot()
    let (dx, dy) = (shadow.offset.width, shadow.offset.height)
    offset = CGPoint(x: map.xx * dx + map.xy * dy, y: map.yx * dx + map.yy * dy)
    // The pixels that may be seen, those that cast shadows on them, and the items themselves.
    let seen = Self.clip(of: context, matrix, density)
    let reach = 3 * deviation + 2
    let casting = seen.offsetBy(dx: -offset.x, dy: -offset.y).insetBy(dx: -reach, dy: -reach)
    let t = CGAffineTransform(a: map.xx, b: map.yx, c: map.xy, d: map.yy, tx: map.x0, ty: map.y0)
    let box: CGRect = cast.applying(t)
    let needed = box.intersection(casting.union(seen))
    guard !needed.isNull, needed.width > 0, needed.height > 0 else { return nil }
    area = needed.insetBy(dx: -reach, dy: -reach).integral
    guard area.width * area.height <= Self.mostPixels, max(area.width, area.height) <= 32767 else { return nil }
  }

  /// Returns the part of the target that is not clipped, in pixels.
  private static func clip(of context: OpaquePointer, _ matrix: cairo_matrix_t, _ density: Double) -> CGRect {
    cairo_save(context)
    cairo_identity_matrix(context)
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x0, &y0, &x1, &y1)
    cairo_restore(context)
    return CGRect(x: x0 * density, y: y0 * density, width: (x1 - x0) * density, height: (y1 - y0) * density)
  }

  /// Makes a transparent surface, which the caller destroys.
  func makeSurface() -> OpaquePointer? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  func paint(on surface: OpaquePointer, _ body: (OpaquePointer) -> Void) {
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    RasterSettings.apply(to: context)
    var matrix = map
    matrix.x0 -= area.minX
    matrix.y0 -= area.minY
    cairo_set_matrix(context, &matrix)
    body(context)
  }

  func paintShadow(from surface: OpaquePointer, _ shadow: ShadowPaint, on context: OpaquePointer) {
    var blur = AlphaBlur(alphaOf: surface)
    blur.blur(deviation: deviation)
    guard let coverage = Self.coverage(blur) else { return }
    defer { cairo_surface_destroy(coverage) }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / density, 1 / density)
    cairo_set_source_rgba(context, shadow.color.red, shadow.color.green, shadow.color.blue, shadow.color.alpha)
    cairo_mask_surface(context, coverage, area.minX + offset.x, area.minY + offset.y)
    cairo_restore(context)
  }

  func paintItems(from surface: OpaquePointer, on context: OpaquePointer) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface, area.minX, area.minY)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Makes a surface of coverage alone, which the caller destroys.
  private static func coverage(_ blur: AlphaBlur) -> OpaquePointer? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(blur.width), Int32(blur.height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let (stride, bytes) = (Int(cairo_image_surface_get_stride(surface)), blur.coverage)
    for row in 0..<blur.height {
      for column in 0..<blur.width { data[row * stride + column] = bytes[row * blur.width + column] }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
