import LPLayoutModel
import Foundation
import LPScene
import Testing

@testable import LPDrawing

/// All pictures here are 16 × 8, red on the left and blue on the right.
@Suite struct ImageFilesTests {
  let folder: URL

  init() throws { folder = try SampleScenes.temporaryDirectory() }

  private func bytes(_ text: String) -> [UInt8] { Array(Data(base64Encoded: text) ?? Data()) }

  private var jpeg: [UInt8] {
    bytes(
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU"
        + "FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
        + "FBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA"
        + "FQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCf0kIWHCzDJf/Z")
  }

  private var inkJPEG: [UInt8] {
    bytes(
      "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUV"
        + "FQwPFxgWFBgSFBUU/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABcAAAMBAAAAAAAAAAAAAAAAAAAJCgj/xAAUEAEAAAAAAAAAAAAA"
        + "AAAAAAAA/9oADgRDAE0AWQBLAAA/AN6lvlvmpp6goVD/2Q==")
  }

  private var webp: [UInt8] { bytes("UklGRigAAABXRUJQVlA4TBwAAAAvD8ABAA8wFKdAPg73/EcLxILJ/KU7U4jof+QA") }

  private let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 16 8">
    <rect width="8" height="8" fill="#dc1414"/><rect x="8" width="8" height="8" fill="#1414dc"/>MORE</svg>
    """

  private func file(_ bytes: [UInt8]) throws -> String {
    let path = folder.appendingPathComponent("\(UUID().uuidString).image").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func svg(_ more: String) throws -> String { try file(Array(svg.replacing("MORE", with: more).utf8)) }

  private func picture(_ path: String, scale: Int = 1, tint: RGBA? = nil, flipped: Bool = false) throws -> RasterImage {
    let rect = CGRect(x: 0, y: 0, width: 16, height: 8)
    let scene = Scene(size: rect.size, items: [.image(path, in: rect, flipped: flipped, tint: tint)])
    return try PNGRenderer(fonts: SampleScenes.fonts, images: ImageFiles(scale: scale)).raster(scene, scale: scale)
  }

  /// Whether a pixel is the colour up to what a lossy format changes.
  private func isClose(_ pixel: [UInt8], _ color: [UInt8]) -> Bool {
    zip(pixel, color).allSatisfy { abs(Int($0) - Int($1)) <= 12 }
  }

  @Test func `photos, web pictures and drawings are shown`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [try file(jpeg), try file(inkJPEG), try file(webp), try svg("")] {
      let image = try picture(path)
      #expect(isClose(image.at(3, 4), [220, 20, 20, 255]) && isClose(image.at(12, 4), [20, 20, 220, 255]))
      let mirrored = try picture(path, flipped: true)
      #expect(isClose(mirrored.at(3, 4), [20, 20, 220, 255]))
    }
  }

  @Test func `a drawing has as many pixels as the screen`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try svg("")
    let size = try ImageFiles(scale: 3).size(at: path)
    #expect((size.width, size.height) == (48, 24) && size.isVector)
    let image = try picture(path, scale: 3)
    #expect(image.at(23, 4) == [220, 20, 20, 255] && image.at(24, 4) == [20, 20, 220, 255], "the edge is sharp")
  }

  /// The eight orientations of Exif, each with the colour at the top left and the size.
  @Test(arguments: [
    (1, true, false), (2, false, false), (3, false, false), (4, true, false), (5, true, true), (6, true, true),
    (7, false, true), (8, false, true),
  ])
  func `a photo stands as its camera was held`(_ value: Int, _ isRed: Bool, _ isUpright: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let tiff: [UInt8] = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0]
    let exif = Array("Exif".utf8) + [0, 0] + tiff
    let photo = Array(jpeg[..<2]) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + Array(jpeg[2...])
    let image = try JPEGFile.decode(photo)
    #expect((image.width, image.height) == (isUpright ? (8, 16) : (16, 8)))
    #expect(isClose(image.at(0, 0), isRed ? [220, 20, 20, 255] : [20, 20, 220, 255]))
    let path = try file(photo)
    let svg = try SVGWriter(fonts: SampleScenes.fonts).write(
      Scene(
        size: CGSize(width: 16, height: 16),
        items: [.image(path, in: CGRect(x: 0, y: 0, width: 16, height: 16), flipped: false)]))
    #expect(svg.contains("data:image/jpeg;base64,") == (value == 1), "programs differ in whether they turn photos")
  }

  @Test func `a template is shown in the tint by its opacity alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try file(
      Array(svg.replacing("fill=\"#1414dc\"", with: "fill-opacity=\"0.5\"").replacing("MORE", with: "").utf8))
    let green = RGBA(hex: 0x00FF00)
    let image = try picture(path, tint: green)
    #expect(image.at(3, 4) == [0, 255, 0, 255])
    #expect(image.at(12, 4)[3] == 128 && image.at(12, 4)[1] == 255)
    let rect = CGRect(x: 0, y: 0, width: 16, height: 8)
    let svg = try SVGWriter(fonts: SampleScenes.fonts, images: ImageFiles(scale: 2)).write(
      Scene(
        size: rect.size,
        items: [
          .image(path, in: rect, flipped: false, tint: green), .image(path, in: rect, flipped: false, tint: green),
          .image(path, in: rect, flipped: false),
        ]))
    #expect(svg.components(separatedBy: "data:image/png").count == 3, "one of each color")
  }

  @Test func `nothing outside of a drawing is read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let secret = try svg("")
    let plain = try picture(try svg(""))
    for more in [
      "<image xlink:href=\"file://\(secret)\" width=\"16\" height=\"8\"/>", "<use xlink:href=\"\(secret)#x\"/>",
      "<script>while (true) {}</script>", "<style>@import url(\"file://\(secret)\");</style>",
      "<foreignObject width=\"16\" height=\"8\"><iframe src=\"file:///etc/passwd\"/></foreignObject>",
    ] {
      #expect(try picture(try svg(more)) == plain, "\(more)")
    }
  }

  @Test func `a damaged or huge file says what is wrong`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var wide = jpeg
    if let frame = wide.firstRange(of: [0xFF, 0xC0]) {
      wide.replaceSubrange(frame.upperBound + 3..<frame.upperBound + 7, with: [0x75, 0x30, 0x75, 0x30])
    }
    // A hundred bytes that took half a gigabyte.
    let large = svg.replacing("viewBox=\"0 0 16 8\"", with: "width=\"5000\" height=\"5000\"")
    var bitmap = try PNGFile.encode(RasterImage(width: 1, height: 1, pixels: [0, 0, 0, 255]))
    bitmap.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
    let huge = svg.replacing("viewBox=\"0 0 16 8\"", with: "width=\"40000\" height=\"8\"")
    for (bytes, message) in [
      (Array(jpeg.prefix(jpeg.count / 2)), "The JPEG file is damaged"), (wide, "too large"),
      (Array(webp.prefix(36)), "The WebP file is damaged"), (Array(svg.utf8.dropLast(12)), "The SVG file is damaged"),
      (Array(huge.utf8), "An SVG image of 40000 × 8 pixels is too large"), (Array("GIF89a".utf8), "use a PNG, JPEG"),
      ([], "use a PNG, JPEG"),
      (
        Array(large.utf8),
        "An SVG image of 5000 × 5000 pixels is too large: a side may have 32767 pixels and the whole 10000000"
      ),
      (bitmap, "A PNG image of 10000 × 10000 pixels is too large"),
    ] {
      let path = try file(bytes)
      let error = #expect(throws: ImageFileError.self) { try ImageFiles().size(at: path) }
      #expect(error?.description.contains(message) ?? false, "\(error?.description ?? "") lacks \(message)")
      #expect(try picture(path).at(8, 1)[3] == 255, "a crossed-out box is drawn")
    }
  }
}
