import AutoLayout
import Foundation
import Scene
import Testing
import ThreadTime

@testable import Drawing

@Suite struct PDFWriterTests {
  let writer = PDFWriter(fonts: SampleScenes.fonts)

  /// What a tool of Poppler prints about a file; `nil` where it is not installed.
  static func poppler(_ tool: String, _ arguments: [String]) throws -> String? {
    let path = "/usr/bin/" + tool
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = output
    try process.runWithinLimit()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  static var hasPoppler: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext") }

  @Test func theSameScenesGiveTheSameBytesWithoutTheTimeOfDay() throws {
    let first = try writer.write([SampleScenes.languages()], title: "Languages")
    #expect(first.starts(with: Array("%PDF-1.".utf8)))
    #expect(try PDFWriter(fonts: FontSet()).write([SampleScenes.languages()], title: "Languages") == first)
    #expect(String(decoding: first, as: UTF8.self).contains("/CreationDate (20000101000000Z)"))
  }

  @Test(.enabled(if: hasPoppler, "Poppler's tools are not installed"))
  func pagesHoldTextThatCanBeCopied() throws {
    let directory = try SampleScenes.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appendingPathComponent("a.pdf").path
    let scenes = [SampleScenes.languages(), SampleScenes.shapes(picture: try SampleScenes.picture(in: directory))]
    try Data(writer.write(scenes)).write(to: URL(fileURLWithPath: file))
    let text = try #require(try Self.poppler("pdftotext", [file, "-"]))
    for words in ["The quick brown fox", "Größe ändern", "שלום", "Swift 6.3"] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(try Self.poppler("pdfinfo", [file])?.contains("Pages:           2") == true)
  }

  @Test(.enabled(if: hasPoppler, "Poppler's tools are not installed"))
  func pagesLookLikeThePictures() throws {
    let directory = try SampleScenes.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let scenes = [
      SampleScenes.languages(), SampleScenes.shapes(picture: try SampleScenes.picture(in: directory)),
      SampleScenes.layers(),
    ]
    let file = directory.appendingPathComponent("a.pdf").path
    try Data(writer.write(scenes)).write(to: URL(fileURLWithPath: file))
    _ = try Self.poppler("pdftocairo", ["-png", "-r", "144", file, directory.path + "/page"])
    for (index, scene) in scenes.enumerated() {
      let page = try Data(contentsOf: directory.appendingPathComponent("page-\(index + 1).png"))
      let ours = try PNGRenderer(fonts: SampleScenes.fonts).raster(scene, scale: 2)
      #expect(ours.meanDifference(from: try PNGFile.decode(Array(page))) < 0.01, "\(scene.title)")
    }
  }

  @Test func pagesAreAskedForOneByOne() throws {
    let scene = SampleScenes.languages()
    var asked = 0
    let pages = (0..<300).lazy.map { number in
      asked += 1
      return Scene(size: scene.size, items: number == 299 ? scene.items : [], title: "Page \(number)")
    }
    let bytes = try writer.write(pages, title: "Long")
    #expect(asked == 300)
    #expect(String(decoding: bytes, as: UTF8.self).contains("/Count 300"))
    #expect(throws: DrawingError.self) {
      try writer.write([scene, Scene(size: CGSize(width: 20_000, height: 1), items: [])])
    }
  }

  @Test func documentsWithoutPagesAreRefused() {
    #expect(throws: DrawingError.self) { try writer.write([]) }
    #expect(throws: DrawingError.self) { try writer.write([Scene(size: CGSize(width: 0, height: 1), items: [])]) }
    #expect(throws: DrawingError.self) { try writer.write([Scene(size: CGSize(width: 20_000, height: 1), items: [])]) }
  }
}
