import LPCCairo
import Foundation
package import LPScene

/// Writes scenes as the pages of a PDF: vector shapes, text in embedded fonts, and an outline of the titles.
package struct PDFWriter: Sendable {
  private let fonts: FontSet
  private let images: ImageFiles

  package init(fonts: FontSet, images: ImageFiles = ImageFiles()) {
    self.fonts = fonts
    self.images = images
  }

  /// Writes a page for each scene, in the scene's size. The same scenes give the same bytes.
  ///
  /// - Parameter pages: the scenes, each of which is requested after the previous one is painted: a long document needs
  ///   no more memory than its largest page and its bytes.
  package func write(_ pages: some Sequence<Scene>, title: String = "") throws(DrawingError) -> [UInt8] {
    var pages = pages.makeIterator()
    guard let first = pages.next() else { throw .unusableSize(width: 0, height: 0) }
    let sink = ByteSink()
    let surface = cairo_pdf_surface_create_for_stream(
      { sink, data, count in
        Unmanaged<ByteSink>.fromOpaque(sink!).takeUnretainedValue().append(data, Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), first.size.width, first.size.height)!
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.isEmpty ? first.title : title)
    // Otherwise Cairo writes the current time.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    let context = cairo_create(surface)!
    let canvas = CairoCanvas(
      context, fonts: fonts, images: images, glyphs: DocumentGlyphs(source: fonts.glyphs))
    defer { cairo_destroy(context) }
    var (page, number): (Scene?, Int) = (first, 1)
    while let scene = page {
      try check(scene)
      paint(scene, number: number, surface, canvas)
      (page, number) = (pages.next(), number + 1)
    }
    let status = cairo_status(context)
    cairo_surface_finish(surface)
    let final = [status, cairo_surface_status(surface)].first { $0 != CAIRO_STATUS_SUCCESS }
    if let final { throw .failed(String(cString: cairo_status_to_string(final))) }
    return sink.bytes
  }

  private func paint(_ page: Scene, number: Int, _ surface: OpaquePointer, _ canvas: CairoCanvas) {
    cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
    if !page.title.isEmpty {
      cairo_pdf_surface_add_outline(
        surface, CAIRO_PDF_OUTLINE_ROOT, page.title, "page=\(number)", CAIRO_PDF_OUTLINE_FLAG_OPEN)
    }
    canvas.paint(page.items)
    cairo_show_page(canvas.context)
  }

  /// Checks the limit of PDF 1.7 on the size of pages, 14,400 units.
  private func check(_ page: Scene) throws(DrawingError) {
    let (width, height) = (page.size.width, page.size.height)
    guard width.isFinite, height.isFinite, width > 0, height > 0, width <= 14_400, height <= 14_400 else {
      throw .unusableSize(width: width, height: height)
    }
  }

  private final class ByteSink {
    private(set) var bytes: [UInt8] = []

    func append(_ data: UnsafePointer<UInt8>?, _ count: Int) {
      bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
    }
  }
}
