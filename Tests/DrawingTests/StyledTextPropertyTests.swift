import LPLayoutModel
import Foundation
import LPScene
import LPSupport
import Testing

@testable import LPDrawing

/// What holds for any mixture of scripts and styles.
@Suite struct StyledTextPropertyTests {
  /// Returns a request for a random text in random runs.
  static func request(_ random: inout SplitMix64, width: CGFloat) -> TextRequest {
    let parts = TypesettingPropertyTests.parts
    let texts = (0..<Int.random(in: 1...10, using: &random)).map { _ in parts.randomElement(using: &random)! }
    var request = TextRequest(
      string: texts.joined(), font: .systemFont(ofSize: 17), maxWidth: width,
      numberOfLines: Int.random(in: 0...4, using: &random),
      lineBreakMode: NSLineBreakMode(rawValue: Int.random(in: 0...5, using: &random))!,
      alignment: NSTextAlignment(rawValue: Int.random(in: 0...4, using: &random))!,
      direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft, scale: 2)
    request.runs = texts.map { run($0, &random) }
    return request
  }

  private static func run(_ text: String, _ random: inout SplitMix64) -> TextRun {
    let weights: [UIFont.Weight] = [.light, .regular, .semibold, .black]
    let font = UIFont(
      family: Int.random(in: 0...5, using: &random) == 0 ? .monospacedSystem : .system,
      pointSize: .random(in: 9...30, using: &random), weight: weights.randomElement(using: &random)!,
      isItalic: Int.random(in: 0...4, using: &random) == 0)
    var run = TextRun(length: text.utf16.count, font: font.value)
    let colors: [UInt32] = [0x1C1C1E, 0xC00000, 0x0060C0, 0x207020]
    run.color = RGBA(hex: colors.randomElement(using: &random)!)
    if Int.random(in: 0...5, using: &random) == 0 { run.kern = .random(in: -1...3, using: &random) }
    if Int.random(in: 0...5, using: &random) == 0 { run.baselineOffset = .random(in: -6...6, using: &random) }
    if Int.random(in: 0...3, using: &random) == 0 { run.underline = .init(style: .single) }
    if Int.random(in: 0...7, using: &random) == 0 { run.background = RGBA(hex: 0xFFF0A0) }
    if Int.random(in: 0...7, using: &random) == 0 { run.paragraph.lineSpacing = .random(in: 0...8, using: &random) }
    return run
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func anyTextIsSetWithinItsRoom(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<8 {
      let request = Self.request(&random, width: .random(in: 30...200, using: &random))
      let text = SampleScenes.typesetter.typeset(request)
      #expect(!text.lines.isEmpty && (request.numberOfLines == 0 || text.lines.count <= request.numberOfLines))
      #expect(text.size.height.isFinite && text.size.width.isFinite)
      #expect(zip(text.lines, text.lines.dropFirst()).allSatisfy { $0.baseline <= $1.baseline })
      for line in text.lines {
        #expect(line.runs.allSatisfy { $0.glyphs.count == $0.positions.count })
        let isClipped = request.lineBreakMode == .byClipping && line.isTruncated
        let isMinimal = line.text.filter { $0 != "\u{AD}" }.count <= 2
        #expect(line.width <= request.maxWidth! + 0.5 || isClipped || isMinimal, "\(line.text): \(line.width)")
      }
      if request.numberOfLines == 0 {
        #expect(shown(text.lines.map(\.text).joined()) == shown(request.string))
      }
    }
  }

  private func shown(_ string: String) -> String {
    String(
      String.UnicodeScalarView(
        string.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{AD}" && $0 != "-" }))
  }

  // MARK: The three formats

  /// The pages that are drawn in each format; `STYLED_PAGES=10` draws ten, with 1,000 paragraphs.
  private static let pages = (0..<(ProcessInfo.processInfo.environment["STYLED_PAGES"].flatMap(Int.init) ?? 3))
    .map(page)

  /// A page of 100 paragraphs in four columns.
  private static func page(_ number: Int) -> Scene {
    var random = SplitMix64(seed: UInt64(1000 + number))
    let size = CGSize(width: 900, height: 1600)
    var items: [SceneItem] = [.fill(.rect(CGRect(origin: .zero, size: size)), .white)]
    for index in 0..<100 {
      let block = SampleScenes.typesetter.typeset(request(&random, width: 200))
      let origin = CGPoint(x: 10 + CGFloat(index % 4) * 222, y: 8 + CGFloat(index / 4) * 63)
      let marks = block.lines.flatMap { $0.marks ?? [] }
      func fills(_ kind: TextMark.Kind) -> [SceneItem] {
        marks.filter { $0.kind == kind }.map { mark in
          .fill(.rect(mark.rect.offsetBy(dx: origin.x, dy: origin.y)), mark.color ?? .black)
        }
      }
      let glyphs = block.lines.flatMap(\.runs).map { SceneItem.glyphs($0, at: origin, $0.color ?? .black) }
      items += fills(.background) + glyphs + fills(.line)
    }
    return Scene(size: size, items: items, title: "Page \(number)")
  }

  @Test("hundreds of paragraphs of mixed runs look the same as PNG and SVG", arguments: Rasterizer.installed)
  func vectorPages(_ program: Rasterizer) throws {
    let directory = try SampleScenes.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    // A browser takes a second for each page, so it draws one.
    for scene in Self.pages.prefix(program == .librsvg ? Self.pages.count : 1) {
      let ours = try PNGRenderer(fonts: SampleScenes.fonts).raster(scene, scale: 1)
      let svg = try SVGWriter(fonts: SampleScenes.fonts).write(scene)
      let theirs = try #require(try program.raster(svg, size: (ours.width, ours.height), scale: 1, in: directory))
      let difference = ours.meanDifference(from: theirs)
      #expect(difference < 0.01, "\(scene.title) by \(program.rawValue): \(difference)")
    }
  }

  @Test(.enabled(if: PDFWriterTests.hasPoppler, "Poppler's tools are not installed"))
  func printedPages() throws {
    let directory = try SampleScenes.temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    let scenes = Self.pages
    let file = directory.appendingPathComponent("a.pdf").path
    try Data(PDFWriter(fonts: SampleScenes.fonts).write(scenes)).write(to: URL(fileURLWithPath: file))
    _ = try PDFWriterTests.poppler("pdftocairo", ["-png", "-r", "144", file, directory.path + "/page"])
    for (index, scene) in scenes.enumerated() {
      let digits = String(repeating: "0", count: String(scenes.count).count - String(index + 1).count)
      let name = "page-\(digits)\(index + 1).png"
      let page = try Data(contentsOf: directory.appendingPathComponent(name))
      let ours = try PNGRenderer(fonts: SampleScenes.fonts).raster(scene, scale: 2)
      let difference = ours.meanDifference(from: try PNGFile.decode(Array(page)))
      #expect(difference < 0.01, "\(scene.title): \(difference)")
    }
  }
}
