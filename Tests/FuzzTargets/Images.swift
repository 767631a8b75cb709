import LPLayoutModel
import LPCatalogs
import LPDrawing
import Foundation
import LPSupport
import LPScene

/// Images of all formats, and the asset catalogs that name them.
enum Images {
  private static let frame = CGRect(x: 0, y: 0, width: 16, height: 16)
  private static let mostPixels = 50_000_000
  /// Pictures with more are not drawn here, so that each input takes milliseconds.
  private static let mostDrawn = 1 << 20

  /// Reads an image, and draws it in a scene.
  static func show(_ bytes: [UInt8]) throws {
    let path = try ScratchFolder.write(bytes, to: "picture")
    let files = ImageFiles(scale: 2)
    guard let size = try? files.size(at: path) else {
      return try promise(files.digest(of: path) == nil, "an image that cannot be shown has a digest")
    }
    try promise(size.width > 0 && size.height > 0, "an image has no size")
    try promise(size.width * size.height <= mostPixels, "an image has \(size.width) × \(size.height) pixels")
    guard size.width * size.height <= mostDrawn else { return }
    let fonts = FontSet(embedded: [])
    let scene = Scene(size: frame.size, items: [.image(path, in: frame, flipped: false)])
    let picture = try PNGRenderer(fonts: fonts, images: files).raster(scene, scale: 1)
    try promise(picture.pixels.count == 16 * 16 * 4, "a scene has not the pixels of its size")
  }

  /// Reads an SVG file, as an image and as a symbol of an asset catalog, and draws it in a scene.
  static func draw(_ bytes: [UInt8]) throws {
    for name in ["drawing.svg", "icon.symbolset/icon.svg"] {
      let files = ImageFiles(scale: 2)
      let path = try ScratchFolder.write(bytes, to: name)
      guard let size = try? files.size(at: path), size.width * size.height <= mostDrawn else { continue }
      try promise(size.width > 0 && size.height > 0, "an image has no size")
      let scene = Scene(size: frame.size, items: [.image(path, in: frame, flipped: false)])
      let picture = try PNGRenderer(fonts: FontSet(embedded: []), images: files).raster(scene, scale: 1)
      try promise(picture.pixels.count == 16 * 16 * 4, "a scene has not the pixels of its size")
    }
  }

  /// Draws the first page of a PDF file, which another process does.
  static func showPage(_ bytes: [UInt8]) throws {
    let page = PDFPage(path: try ScratchFolder.write(bytes, to: "page.pdf"), time: 1)
    guard let png = try? page.png(scale: 1), let picture = try? ImageFiles.decode(png) else { return }
    let (width, height) = (picture.width, picture.height)
    try promise(width * height <= mostPixels, "a page has \(width) × \(height) pixels")
  }

  /// Reads the `Contents.json` of an image, a colour and a group, which NUL separates, and looks for what they name.
  static func find(_ bytes: [UInt8]) throws {
    let texts = parts(bytes, atMost: 3)
    let sets = ["Icon.imageset", "Tint.colorset", "Group"]
    for (index, set) in sets.enumerated() {
      let text = index < texts.count ? texts[index] : []
      _ = try ScratchFolder.write(text, to: "assets/Media.xcassets/\(set)/Contents.json")
    }
    for file in ["Icon.imageset/icon.png", "Icon.imageset/icon@2x.png", "Group/Inner.imageset/Contents.json"] {
      _ = try ScratchFolder.write([], to: "assets/Media.xcassets/\(file)")
    }
    let folder = URL(fileURLWithPath: ScratchFolder.path).appendingPathComponent("assets")
    let catalog = try JSONDecoder().decode(
      CatalogDescription.self, from: Data(#"["Card", null]"#.utf8))
    let resources = try CatalogResources(folder: folder, catalog: catalog)
    for scale in 1...3 {
      let images = resources.images(scale: scale)
      for style in [UIUserInterfaceStyle.light, .dark] {
        let image = images.image(.file("Icon"), for: UITraitCollection(userInterfaceStyle: style))
        _ = images.size(of: image)
        _ = images.isTemplate(image)
      }
      // What is looked for and cannot be shown is in the set, or is the file beside the catalog that is missing.
      for problem in images.takeProblems(in: nil) {
        let text = problem.failure.problem
        let isInside = !text.hasPrefix("the image ") || text.contains("/Icon.imageset/") && !text.contains("../")
        try promise(isInside, "an image outside of its set is read: \(text)")
      }
      let color = images.color(named: "Tint")?.resolved(with: UITraitCollection(userInterfaceStyle: .dark))
      for part in [color?.red, color?.green, color?.blue, color?.alpha].compactMap({ $0 }) {
        try promise((0...1).contains(part), "a part of a color is \(part)")
      }
    }
  }
}
