import LPLayoutModel
import Foundation
import LPScene
import Testing

@testable import LPDrawing

/// Outlines and shadows of letters as pixels and in documents.
@Suite struct LetterEffectTests {
  private let fonts = SampleScenes.fonts
  private let black = UIFont.systemFont(ofSize: 60, weight: .black)

  private func letters(_ change: (inout GlyphRun) -> Void = { _ in }) throws -> SceneItem {
    let text = SampleScenes.typesetter.typeset(TextRequest(string: "I", font: black, scale: 1))
    var run = try #require(text.lines.first?.runs.first)
    change(&run)
    return .glyphs(run, at: CGPoint(x: 40, y: 10), .black)
  }

  private func raster(_ items: [SceneItem]) throws -> RasterImage {
    try PNGRenderer(fonts: fonts).raster(Scene(size: CGSize(width: 100, height: 100), items: items), scale: 1)
  }

  private func alphas(_ items: [SceneItem]) throws -> [UInt8] {
    let pixels = try raster(items).pixels
    return stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
  }

  /// The pixels that are opaque in plain letters with the same around them, so far inside that no outline reaches.
  private func inner(_ plain: [UInt8]) -> [Int] {
    plain.indices.filter { index in
      (-3...3).allSatisfy { dy in
        (-3...3).allSatisfy { dx in
          let other = index + dy * 100 + dx
          return plain.indices.contains(other) && plain[other] == 255
        }
      }
    }
  }

  @Test func `an outline alone leaves the letters open, and with the fill it makes them bolder`() throws {
    let plain = try alphas([letters()])
    let inside = inner(plain)
    #expect(inside.count > 20)
    let open = try alphas([letters { $0.stroke = TextStroke(width: 2, hidesFill: true) }])
    #expect(inside.allSatisfy { open[$0] == 0 })
    #expect(plain.indices.contains { plain[$0] == 0 && open[$0] > 100 }, "the line is around the edge")
    let bold = try alphas([letters { $0.stroke = TextStroke(width: 2, hidesFill: false) }])
    #expect(
      plain.indices.allSatisfy { Int(bold[$0]) >= Int(plain[$0]) - 1 }
        && bold.reduce(0) { $0 + Int($1) } > plain.reduce(0) { $0 + Int($1) })
  }

  @Test func `an outline has its own colour`() throws {
    let pixels = try raster([
      letters { $0.stroke = TextStroke(width: 4, color: RGBA(hex: 0xFF0000), hidesFill: true) }
    ]).pixels
    let painted = stride(from: 0, to: pixels.count, by: 4).filter { pixels[$0 + 3] == 255 }
    #expect(painted.count > 20)
    #expect(painted.allSatisfy { pixels[$0] == 255 && pixels[$0 + 1] == 0 && pixels[$0 + 2] == 0 })
  }

  @Test func `documents outline letters in units of the font`() throws {
    func document(_ stroke: TextStroke?) throws -> String {
      try SVGWriter(fonts: fonts).write(
        Scene(size: CGSize(width: 100, height: 100), items: [letters { $0.stroke = stroke }]))
    }
    let line = try document(TextStroke(width: 3, color: RGBA(hex: 0xFF0000), hidesFill: true))
    #expect(
      line.contains(##"<g fill="none" stroke="#ff0000" stroke-width=""##)
        || line.contains("fill=\"none\" stroke=\"red\""))
    #expect(line.contains("stroke-miterlimit=\"10\"") && line.contains(">I</text>"))
    let both = try document(TextStroke(width: 3, color: RGBA(hex: 0xFF0000).withAlpha(0.5), hidesFill: false))
    #expect(both.contains("stroke-opacity=\"0.5\"") && !both.contains("fill=\"none\""))
    #expect(try !document(nil).contains("stroke-width"))
  }

  @Test func `librsvg shows an outline as the picture does`() throws {
    let item = try letters { $0.stroke = TextStroke(width: 3, hidesFill: true) }
    let scene = Scene(size: CGSize(width: 100, height: 100), items: [item])
    let svg = try SVGFile.decode(Array(try SVGWriter(fonts: fonts, isBare: true).write(scene).utf8), scale: 1)
    let png = try raster([item])
    let differences = stride(from: 3, to: png.pixels.count, by: 4).map {
      abs(Int(png.pixels[$0]) - Int(svg.pixels[$0]))
    }
    #expect(differences.max()! < 90 && differences.reduce(0, +) < 6000)
  }

  @Test func `a PDF has outlines`() throws {
    func pdf(_ stroke: TextStroke?) throws -> Int {
      try PDFWriter(fonts: fonts).write(
        [Scene(size: CGSize(width: 100, height: 100), items: [letters { $0.stroke = stroke }])], title: "a"
      ).count
    }
    #expect(try pdf(TextStroke(width: 3, hidesFill: false)) > pdf(nil))
  }

  @Test func `an outline counts for the digest`() throws {
    func digest(_ change: (inout GlyphRun) -> Void) throws -> String {
      Scene(size: CGSize(width: 100, height: 100), items: [try letters(change)]).digest { _ in nil }
    }
    let digests = try [
      digest { _ in }, digest { $0.stroke = TextStroke(width: 2, hidesFill: true) },
      digest { $0.stroke = TextStroke(width: 3, hidesFill: true) },
      digest { $0.stroke = TextStroke(width: 2, hidesFill: false) },
      digest { $0.stroke = TextStroke(width: 2, color: .white, hidesFill: true) },
    ]
    #expect(Set(digests).count == 5)
  }

  @Test func `runs take their outline in points and their shadow`() {
    var request = TextRequest(string: "ab", font: .systemFont(ofSize: 20), scale: 2)
    var (plain, rich) = (
      TextRun(length: 1, font: UIFont.systemFont(ofSize: 20).value),
      TextRun(length: 1, font: UIFont.systemFont(ofSize: 20).value)
    )
    rich.stroke = TextStroke(width: 5, hidesFill: true)
    rich.shadow = TextShadow(color: .black, radius: 1, offset: CGSize(width: 2, height: 3))
    request.runs = [plain, rich]
    let runs = SampleScenes.typesetter.typeset(request).lines[0].runs
    #expect(runs.map(\.stroke) == [nil, TextStroke(width: 1, hidesFill: true)])
    #expect(runs.map { $0.shadow?.offset } == [nil, CGSize(width: 2, height: 3)])
    plain.stroke = TextStroke(width: .nan, hidesFill: true)
    request.runs = [plain, rich]
    #expect(SampleScenes.typesetter.typeset(request).lines[0].runs[0].stroke == nil)
  }
}
