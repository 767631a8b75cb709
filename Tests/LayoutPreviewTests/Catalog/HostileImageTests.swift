import LPLayoutModel
import LPDrawing
import Foundation
import LPScene
import Testing

@testable import LPCatalogs

/// Image files that would take much time or memory, or that are damaged.
struct HostileImageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let hasPoppler = ["/usr/bin/pdftocairo", "/usr/local/bin/pdftocairo"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Writes a PDF file whose page draws a rectangle again and again, with further objects that nothing uses.
  private func pdf(rectangles: Int, objects: Int) throws -> PDFPage {
    let content = "0 0 1 rg " + String(repeating: "1 1 10 10 re f ", count: rectangles)
    var parts = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 64 64]/Contents 4 0 R/Resources<<>>>>",
      "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
    ]
    for number in 0..<objects { parts.append("<</Next \(number + 5) 0 R>>") }
    let body = parts.enumerated().map { "\($0.offset + 1) 0 obj\($0.element)endobj\n" }.joined()
    try folder.write("%PDF-1.4\n" + body + "trailer<</Root 1 0 R>>\n", to: "page.pdf")
    return PDFPage(path: folder.url.appendingPathComponent("page.pdf").path)
  }

  @Test(.enabled(if: hasPoppler))
  func `a PDF file with thousands of objects is drawn`() throws {
    let png = try pdf(rectangles: 10, objects: 5000).png(scale: 1)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(.enabled(if: hasPoppler))
  func `a PDF file was drawn without a limit of time where the shell takes one limit at once`() throws {
    var page = try pdf(rectangles: 3_000_000, objects: 0)
    page.time = 1
    let failure = #expect(throws: ImageFileError.self) { try page.png(scale: 1) }
    #expect(failure?.description.contains("needs over 1 s") == true, "\(String(describing: failure))")
  }

  @Test(.enabled(if: hasPoppler))
  func `a PDF file that needs more memory than the limit is refused`() throws {
    var page = try pdf(rectangles: 10, objects: 0)
    page.memory = 1000
    #expect(throws: ImageFileError.self) { try page.png(scale: 1) }
  }

  @Test func `a damaged image of a document was called missing`() throws {
    let whole = try PNGFile.encode(RasterImage(width: 8, height: 8, pixels: [UInt8](repeating: 90, count: 256)))
    try Data(whole.prefix(whole.count / 2)).write(to: folder.url.appendingPathComponent("cut.png"))
    let images = CatalogImages(folder: folder.url, scale: 1, reportsMissing: false)
    #expect(images.size(of: .file("cut")) == nil)
    #expect(images.size(of: .file("none")) == nil)
    let notes = images.takeNotes().map(\.message)
    #expect(notes.count == 2)
    #expect(notes[0].hasPrefix("no image file for 'none' in"))
    #expect(notes[1].contains("cut.png") && !notes[1].contains("none"))
  }
}
