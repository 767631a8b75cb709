/// A glyph after shaping: the text that it represents, and how the pen moves, in points.
struct ShapedGlyph {
  var glyph: UInt32
  /// The UTF-8 offset of the first character that the glyph represents.
  var cluster: Int
  var advance: Double
  /// The offset of the glyph's origin from the pen, in points, with y pointing up.
  var dx: Double
  var dy: Double
  /// Whether cutting the text before this cluster would change its shape.
  var isUnsafeToBreak: Bool
}
