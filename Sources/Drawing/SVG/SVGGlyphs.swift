import LPLayoutModel
import Foundation

/// The glyphs of a document, each defined once and placed by reference.
///
/// A definition is in font units with y pointing down, so that its numbers are integers.
struct SVGGlyphs {
  private let source: GlyphSource
  private let prefix: String
  private var known: Set<String> = []
  private(set) var definitions: [String] = []

  init(source: GlyphSource, prefix: String) {
    self.source = source
    self.prefix = prefix
  }

  /// Returns the id of a glyph's definition; `nil` for a glyph without ink.
  mutating func reference(to glyph: UInt32, in file: FontFile) throws(PNGError) -> String? {
    let id = "\(prefix)\(Self.abbreviation(of: file.name)).\(glyph)"
    if known.contains(id) { return id }
    guard let definition = try definition(of: glyph, in: file, id: id) else { return nil }
    known.insert(id)
    definitions.append(definition)
    return id
  }

  private func definition(of glyph: UInt32, in file: FontFile, id: String) throws(PNGError) -> String? {
    if file.hasColorBitmaps {
      guard let bitmap = source.bitmap(of: glyph, in: file) else { return nil }
      let unit = file.unitsPerEm / bitmap.pixelsPerEm
      let data = try PNGFile.encode(bitmap.raster, effort: .small)
      return """
        <image id="\(id)" x="\(svg(Double(bitmap.left) * unit))" y="\(svg(Double(-bitmap.top) * unit))" \
        width="\(svg(Double(bitmap.width) * unit))" height="\(svg(Double(bitmap.height) * unit))" \
        xlink:href="data:image/png;base64,\(Data(data).base64EncodedString())"/>
        """
    }
    let outline = source.outline(of: glyph, in: file).scaled(x: 1, y: -1, movedBy: .zero)
    return outline.elements.isEmpty ? nil : "<path id=\"\(id)\" d=\"\(outline.svgData)\"/>"
  }

  /// Returns five letters that identify a font in every document, so that several documents can be put into one page.
  static func abbreviation(of font: String) -> String {
    // The hash is FNV-1a.
    let hash = font.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "g" + String(hash % 1_679_616, radix: 36)
  }
}
