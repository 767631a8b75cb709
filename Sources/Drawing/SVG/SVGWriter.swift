import Foundation
package import LPScene

/// Writes scenes as SVG 1.1 documents without references to other files.
///
/// Text is drawn from outlines, and is over them a second time, invisible, so that it can be searched and selected.
/// Groups have their names as ids, and their kind and layer as classes: `.constraints { display: none }` hides a layer.
package struct SVGWriter: Sendable {
  private let fonts: FontSet
  private let images: ImageFiles
  private let idPrefix: String
  private let isBare: Bool

  /// - Parameters:
  ///   - idPrefix: a prefix for every id, for documents that are put into one page.
  ///   - isBare: whether there are only shapes, for a picture that is shown for a moment: groups without descriptions,
  ///     and no invisible text.
  package init(fonts: FontSet, images: ImageFiles = ImageFiles(), idPrefix: String = "", isBare: Bool = false) {
    self.fonts = fonts
    self.images = images
    self.idPrefix = idPrefix
    self.isBare = isBare
  }

  package func write(_ scene: Scene) throws(DrawingError) -> String {
    let (width, height) = (scene.size.width, scene.size.height)
    guard width.isFinite, height.isFinite, width > 0, height > 0, max(width, height) < 1e6 else {
      throw .unusableSize(width: width, height: height)
    }
    var body = SVGBody(fonts: fonts, images: images, idPrefix: idPrefix, isBare: isBare)
    do throws(PNGError) {
      try body.append(scene.items)
    } catch {
      throw .failed(error.description)
    }
    let title = scene.title.isEmpty || isBare ? "" : "<title>\(scene.title.xmlEscaped)</title>\n"
    let defs = body.definitions.isEmpty ? "" : "<defs>\n\(body.definitions.joined(separator: "\n"))\n</defs>\n"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" \
      width="\(svg(width))" height="\(svg(height))" viewBox="0 0 \(svg(width)) \(svg(height))" role="img" \
      stroke-miterlimit="10" font-family="sans-serif" xml:space="preserve">
      \(title)\(defs)\(body.text)</svg>

      """
  }
}
