import LPCCairo
import LPScene

/// Draws a symbol of an asset catalog: an SVG with a group for each weight and scale, such as `Regular-M`, and lines
/// beside it, `left-margin-Regular-M` and `right-margin-Regular-M`, that bound its width, as the SF Symbols app exports
/// them. Templates are drawn at a text size of 100 points.
enum SymbolTemplate {
  /// The text size, in points, at which templates are drawn.
  static let pointSize = 100.0

  private static let weights = [
    "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black", "Light", "Thin", "Ultralight",
  ]
  /// The variants in the order in which they are looked for; templates for variable symbols have three weights of `S`.
  private static let variants = weights.flatMap { weight in ["M", "S", "L"].map { "\(weight)-\($0)" } }

  /// Returns the symbol within its margins; from top to bottom, it is as high as its drawing.
  ///
  /// - Parameter scale: pixels for each point of a symbol beside text of 100 points.
  static func decode(_ bytes: [UInt8], scale: Int) throws(ImageFileError) -> RasterImage {
    try SVGFile.read(bytes) { handle, library throws(ImageFileError) in
      let natural = SVGFile.size(handle, library)
      let sheet = [0, 0, natural.width, natural.height]
      guard let variant = variants.first(where: { library.hasPart(handle, "#\($0)") != 0 }) else {
        throw .damaged("symbol", "it has no group such as Regular-M")
      }
      func extent(_ part: String) throws(ImageFileError) -> (ink: [Double], outline: [Double]) {
        var (ink, outline) = ([0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0])
        var problem: UnsafeMutableRawPointer?
        guard library.extent(handle, "#\(part)", sheet, &ink, &outline, &problem) != 0 else {
          throw library.failure(problem)
        }
        return (ink, outline)
      }
      let ink = try extent(variant).ink
      var (left, right) = (ink[0], ink[0] + ink[2])
      if library.hasPart(handle, "#left-margin-\(variant)") != 0,
        library.hasPart(handle, "#right-margin-\(variant)") != 0
      {
        // Lines of a template are thinner than a point, and need not be drawn.
        let margins = (try extent("left-margin-\(variant)").outline, try extent("right-margin-\(variant)").outline)
        (left, right) = (min(left, margins.0[0]), max(right, margins.1[0] + margins.1[2]))
      }
      let factor = Double(scale)
      let size = try ImageFileError.checked((right - left) * factor, ink[3] * factor, "SVG")
      return try SVGFile.picture(size) { context throws(ImageFileError) in
        var problem: UnsafeMutableRawPointer?
        cairo_scale(context, factor, factor)
        cairo_translate(context, -left, -ink[1])
        guard library.drawPart(handle, context, "#\(variant)", sheet, &problem) != 0 else {
          throw library.failure(problem)
        }
      }
    }
  }
}
