/// A font of the layout, resolved to files.
struct FontChoice: Sendable {
  /// Shapes and kerns.
  var shaping: FontFile
  /// Draws the glyphs, where another optical size than the shaping face's is wanted.
  var drawing: FontFile
  /// Has the shaping face's glyphs by the same numbers, in the weight that is wanted.
  var fallback: FontFile
  /// CSS weight, for fallback faces.
  var weight: Int
  var isItalic: Bool
}

extension FontChoice {
  /// Makes a choice of one file for everything.
  init(_ file: FontFile, weight: Int, isItalic: Bool) {
    self.init(shaping: file, drawing: file, fallback: file, weight: weight, isItalic: isItalic)
  }
}
