/// A glyph as shaped: what it stands for, and how the pen moves, in points.
struct ShapedGlyph {
  var glyph: UInt32
  /// The UTF-8 offset of the first character that the glyph stands for.
  var cluster: Int
  var advance: Double
  /// The way from the pen to the glyph's origin in points, y up.
  var dx: Double
  var dy: Double
  /// Cutting the text before this cluster would change its shape.
  var isUnsafeToBreak: Bool
}
