import LPLayoutModel
import LPCCairo
import Foundation
import LPScene

extension CairoCanvas {
  func fill(_ path: Path, with gradient: GradientPaint) {
    guard gradient.isDrawable, let pattern = pattern(of: gradient, in: path) else { return }
    defer { cairo_pattern_destroy(pattern) }
    guard trace(path) else { return }
    cairo_set_source(context, pattern)
    fill(path)
  }

  /// Returns Cairo's form of a gradient, which the caller destroys.
  private func pattern(of gradient: GradientPaint, in path: Path) -> OpaquePointer? {
    let (start, end) = (gradient.start, gradient.end)
    switch gradient.kind {
    case .axial:
      guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return nil }
      add(gradient.stops, to: pattern)
      return pattern
    case .radial:
      guard let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1) else { return nil }
      add(gradient.stops, to: pattern)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 1 / abs(end.x - start.x), 1 / abs(end.y - start.y))
      cairo_matrix_translate(&matrix, -start.x, -start.y)
      cairo_pattern_set_matrix(pattern, &matrix)
      return pattern
    case .conic:
      return ConicPicture(gradient, in: path.controlPointBounds)?.pattern()
    }
  }

  private func add(_ stops: [GradientPaint.Stop], to pattern: OpaquePointer) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
  }
}

extension GradientPaint {
  /// Whether every number can be drawn, and colours have a distance to change over.
  var isDrawable: Bool {
    guard start.isUsable, end.isUsable, !stops.isEmpty else { return false }
    let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
    return kind == .radial ? min(x, y) > 1e-6 : max(x, y) > 1e-6
  }
}
