import LPLayoutModel
import LPCCairo
import LPCPango
import Foundation

/// Makes glyphs for painting: coverage masks at a pixel size, outlines in font units, colour bitmaps.
///
/// FreeType faces are not thread-safe; a lock protects them and the caches.
final class GlyphSource: @unchecked Sendable {
  private let lock = NSLock()
  private var library: FT_Library?
  private var faces: [ObjectIdentifier: FT_Face] = [:]
  /// Keeps the files in memory whose bytes the faces read.
  private var files: [FontFile] = []
  private var masks: [MaskKey: GlyphMask?] = [:]
  private var maskBytes = 0
  private var outlines: [GlyphKey: Path] = [:]
  private var bitmaps: [GlyphKey: GlyphBitmap?] = [:]

  private struct GlyphKey: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
  }

  private struct MaskKey: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
    /// The size in 64ths of a pixel.
    let size: Int32
    let x: UInt8
    let y: UInt8
  }

  /// The number of positions in a pixel at which glyphs are placed.
  static let subpixels = 4
  private static let maskBudget = 32 << 20

  init() {
    FT_Init_FreeType(&library)
  }

  deinit {
    for face in faces.values { FT_Done_Face(face) }
    FT_Done_FreeType(library)
  }

  /// Returns the glyph's coverage at `size` pixels per em, with its origin moved right and down by `x` and `y` quarters
  /// of a pixel; `nil` for a glyph without ink.
  func mask(of glyph: UInt32, in file: FontFile, size: Double, x: Int, y: Int) -> GlyphMask? {
    let units = Int32((size * 64).rounded())
    let key = MaskKey(font: ObjectIdentifier(file), glyph: glyph, size: units, x: UInt8(x), y: UInt8(y))
    return lock.withLock {
      if let known = masks[key] { return known }
      let mask = draw(glyph, file, size: units, x: x, y: y)
      maskBytes += mask?.byteCount ?? 0
      if maskBytes > Self.maskBudget {
        masks.removeAll()
        maskBytes = mask?.byteCount ?? 0
      }
      masks[key] = .some(mask)
      return mask
    }
  }

  /// Returns the glyph's outline in font units, with y pointing up and the baseline at 0.
  func outline(of glyph: UInt32, in file: FontFile) -> Path {
    let key = GlyphKey(font: ObjectIdentifier(file), glyph: glyph)
    return lock.withLock {
      if let known = outlines[key] { return known }
      let path = decompose(glyph, file)
      outlines[key] = path
      return path
    }
  }

  /// Returns the bitmap of a colour glyph; `nil` if the font has none.
  func bitmap(of glyph: UInt32, in file: FontFile) -> GlyphBitmap? {
    let key = GlyphKey(font: ObjectIdentifier(file), glyph: glyph)
    return lock.withLock {
      if let known = bitmaps[key] { return known }
      let bitmap = load(glyph, file)
      bitmaps[key] = .some(bitmap)
      return bitmap
    }
  }

  private func face(_ file: FontFile) -> FT_Face? {
    let file = file.source
    if let face = faces[ObjectIdentifier(file)] { return face }
    var face: FT_Face?
    let bytes = file.bytes
    let base = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
    guard FT_New_Memory_Face(library, base, FT_Long(bytes.count), FT_Long(file.index), &face) == 0 else { return nil }
    faces[ObjectIdentifier(file)] = face
    files.append(file)
    return face
  }

  private func draw(_ glyph: UInt32, _ file: FontFile, size: Int32, x: Int, y: Int) -> GlyphMask? {
    guard let face = face(file), FT_Set_Char_Size(face, 0, FT_F26Dot6(size), 72, 72) == 0,
      FT_Load_Glyph(face, glyph, FT_Int32(RasterSettings.glyphFlags | FT_LOAD_NO_BITMAP)) == 0
    else { return nil }
    let x = x + (RasterSettings.changed?.glyphShift ?? 0)
    let step = 64 / Self.subpixels
    // FreeType's y points up.
    FT_Outline_Translate(&face.pointee.glyph.pointee.outline, FT_Pos(x * step), FT_Pos(-y * step))
    return GlyphMask(outline: &face.pointee.glyph.pointee.outline, library: library)
  }

  private func decompose(_ glyph: UInt32, _ file: FontFile) -> Path {
    guard let face = face(file),
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) == 0
    else { return Path() }
    return Path(outline: &face.pointee.glyph.pointee.outline)
  }

  private func load(_ glyph: UInt32, _ file: FontFile) -> GlyphBitmap? {
    guard let face = face(file), face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0
    else { return nil }
    return GlyphBitmap(slot: face.pointee.glyph, pixelsPerEm: Double(face.pointee.size.pointee.metrics.y_ppem))
  }
}
