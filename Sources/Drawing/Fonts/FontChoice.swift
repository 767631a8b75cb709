/// The font files for a font of the layout.
struct FontChoice: Sendable {
  /// The face that shapes and kerns.
  var shaping: FontFile
  /// The face that draws the glyphs, if the optical size differs from that of the shaping face.
  var drawing: FontFile
  /// A face with the same glyph numbers as the shaping face, in the wanted weight.
  var fallback: FontFile
  /// The face with the advances of the text design; advances are interpolated between it and the display design.
  var text: FontFile
  /// The CSS weight for fallback faces.
  var weight: Int
  var isItalic: Bool
  /// The names, without extension, of files that were replaced: goldens were recorded with them, and they are missing
  /// here.
  var absent: [String] = []

  /// Every file that affects the look of text.
  var files: [FontFile] { [shaping, drawing, fallback, text] }
}

extension FontChoice {
  /// Makes a choice that uses one file for everything.
  init(_ match: FontMatch, weight: Int, isItalic: Bool) {
    let file = match.file
    self.init(
      shaping: file, drawing: file, fallback: file, text: file, weight: weight, isItalic: isItalic,
      absent: [match.absent].compactMap(\.self))
  }
}
