import Foundation
import LPDrawing
import LPLayoutModel
import LPScene

/// Font files of a catalog's own.
enum Fonts {
  private static let text = "Hiya AV, ffi مرحبا नम 1é"

  /// Checks a file as `record` does, and draws text in its family, if it has one.
  static func draw(_ bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: try ScratchFolder.write(bytes, to: "fonts/Font.ttf"))
    let sources = FontSources(folders: [file.deletingLastPathComponent().path], includesSystem: false)
    let fonts = try FontSet(sources, isForText: false)
    // A damaged file is refused before anything is drawn in it.
    guard let damaged = try? fonts.checkUserFiles() else { return }
    try promise(damaged.allSatisfy { !$0.tables.isEmpty }, "a file is damaged in no table")
    for (family, _) in fonts.userFonts {
      let request = TextRequest(
        string: text, font: UIFont(family: .named(family), pointSize: 17), maxWidth: 90, scale: 2)
      let block = PangoTypesetter(fonts: fonts).typeset(request)
      let sizes = [block.size.width, block.size.height]
      try promise(sizes.allSatisfy { $0.isFinite && $0 >= 0 }, "a text is \(sizes)")
      // Glyphs may be as large as a font says; what is drawn is not.
      guard sizes.allSatisfy({ $0 < 10_000 }) else { continue }
      let items = block.lines.flatMap(\.runs).map { SceneItem.glyphs($0, at: .zero, RGBA(hex: 0)) }
      let scene = Scene(size: CGSize(width: 40, height: 20), items: items)
      let picture = try PNGRenderer(fonts: fonts, images: ImageFiles()).raster(scene, scale: 1)
      try promise(picture.pixels.count == 40 * 20 * 4, "a scene has not the pixels of its size")
    }
  }
}
