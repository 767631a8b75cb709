/// A font of the layout, resolved to files.
struct FontChoice: Sendable {
  /// Shapes and kerns.
  var shaping: FontFile
  /// Draws the glyphs, where another optical size than the shaping face's is wanted.
  var drawing: FontFile
  /// Has the shaping face's glyphs by the same numbers, in the weight that is wanted.
  var fallback: FontFile
  /// Has the advances of the text design, between which and the display design advances are interpolated.
  var text: FontFile
  /// CSS weight, for fallback faces.
  var weight: Int
  var isItalic: Bool
  /// Files without their extensions for which others stand in, since goldens were recorded with them and they are not
  /// here.
  var absent: [String] = []

  /// Every file that has a say in what text looks like.
  var files: [FontFile] { [shaping, drawing, fallback, text] }
}

extension FontChoice {
  /// Makes a choice of one file for everything.
  init(_ match: FontMatch, weight: Int, isItalic: Bool) {
    let file = match.file
    self.init(
      shaping: file, drawing: file, fallback: file, text: file, weight: weight, isItalic: isItalic,
      absent: [match.absent].compactMap(\.self))
  }
}
