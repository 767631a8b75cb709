import LPLayoutModel
import Foundation
import LPScene

/// Definitions of gradients in documents, in the coordinates of the shapes that they fill.
enum SVGGradients {
  static func definition(of gradient: GradientPaint, id: String) -> String {
    let (start, end) = (gradient.start, gradient.end)
    let stops = gradient.stops.map(stop).joined()
    switch gradient.kind {
    case .axial, .conic:
      return """
        <linearGradient id="\(id)" gradientUnits="userSpaceOnUse" x1="\(svg(start.x))" y1="\(svg(start.y))" \
        x2="\(svg(end.x))" y2="\(svg(end.y))">\(stops)</linearGradient>
        """
    case .radial:
      let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
      return """
        <radialGradient id="\(id)" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" \
        gradientTransform="translate(\(svg(start.x)) \(svg(start.y))) scale(\(svg(rx)) \(svg(ry)))">\
        \(stops)</radialGradient>
        """
    }
  }

  private static func stop(_ stop: GradientPaint.Stop) -> String {
    let alpha = stop.color.svgAlpha
    let opacity = alpha < 1 ? " stop-opacity=\"\(svg(alpha))\"" : ""
    return "<stop offset=\"\(svg(stop.location, places: 6))\" stop-color=\"\(stop.color.svgColor)\"\(opacity)/>"
  }

  /// Returns a pattern with the pixels of a conic gradient, which SVG 1.1 lacks; `nil` if it cannot be drawn.
  static func conic(_ gradient: GradientPaint, in path: Path, id: String) throws(PNGError) -> String? {
    guard let picture = ConicPicture(gradient, in: path.controlPointBounds), let raster = picture.raster else {
      return nil
    }
    let data = Data(try PNGFile.encode(raster)).base64EncodedString()
    let rect = picture.rect
    let frame = "width=\"\(svg(rect.width))\" height=\"\(svg(rect.height))\""
    return """
      <pattern id="\(id)" patternUnits="userSpaceOnUse" x="\(svg(rect.minX))" y="\(svg(rect.minY))" \(frame)>\
      <image \(frame) preserveAspectRatio="none" xlink:href="data:image/png;base64,\(data)"/></pattern>
      """
  }
}
