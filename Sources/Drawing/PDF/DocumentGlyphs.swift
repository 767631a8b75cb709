import LPLayoutModel
import LPCCairo
import Foundation

/// Paints glyphs as text of a document: embedded fonts, and characters that can be searched and copied.
final class DocumentGlyphs: GlyphPainting {
  private let pictures: MaskedGlyphs
  private var faces: [String: OpaquePointer] = [:]

  init(source: GlyphSource) {
    pictures = MaskedGlyphs(source: source)
  }

  deinit {
    for face in faces.values { cairo_font_face_destroy(face) }
  }

  func paint(_ run: GlyphRun, _ file: FontFile, at origin: CGPoint, _ color: RGBA, on canvas: CairoCanvas) {
    // Colour glyphs are images in documents, too.
    guard !file.hasColorBitmaps, let face = face(file) else {
      return pictures.paint(run, file, at: origin, color, on: canvas)
    }
    var glyphs: [cairo_glyph_t] = []
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let place = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
      guard place.isUsable else { return }
      glyphs.append(cairo_glyph_t(index: UInt(glyph), x: place.x, y: place.y))
    }
    let context = canvas.context
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, run.size)
    canvas.setSource(color)
    let clusters = clusters(run)
    cairo_show_text_glyphs(
      context, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
  }

  private func face(_ file: FontFile) -> OpaquePointer? {
    if let known = faces[file.name] { return known }
    let face = DocumentFace.make(file)
    faces[file.name] = face
    return face
  }

  /// Maps the bytes of the text to glyphs: one for one if there are as many, otherwise all to all.
  private func clusters(_ run: GlyphRun) -> [cairo_text_cluster_t] {
    let scalars = Array(run.text.unicodeScalars)
    guard scalars.count == run.glyphs.count else {
      return [cairo_text_cluster_t(num_bytes: Int32(run.text.utf8.count), num_glyphs: Int32(run.glyphs.count))]
    }
    return scalars.map { cairo_text_cluster_t(num_bytes: Int32(UTF8.width($0)), num_glyphs: 1) }
  }
}

extension GlyphRun {
  /// Whether the run's letters belong to a right-to-left script.
  var isRightToLeft: Bool {
    guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
    return ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"].contains(ISOScript.name(of: letter))
  }
}
