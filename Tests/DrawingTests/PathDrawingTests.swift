import LPLayoutModel
import Foundation
import LPScene
import Testing

@testable import LPDrawing

/// Fill rules, ends and corners of lines, as pixels and in documents.
struct PathDrawingTests {
  private let fonts = SampleScenes.fonts

  private func scene(_ items: [SceneItem]) -> Scene { Scene(size: CGSize(width: 100, height: 100), items: items) }

  private func alpha(_ items: [SceneItem], _ x: Int, _ y: Int) throws -> Int {
    Int(try PNGRenderer(fonts: fonts).raster(scene(items), scale: 1).pixels[(y * 100 + x) * 4 + 3])
  }

  private func ring(evenOdd: Bool) -> Path {
    var path = Path.rect(CGRect(x: 10, y: 10, width: 80, height: 80))
    path.elements += Path.rect(CGRect(x: 30, y: 30, width: 40, height: 40)).elements
    path.usesEvenOddFillRule = evenOdd
    return path
  }

  private func line(_ path: Path, _ change: (inout LineStyle) -> Void) -> SceneItem {
    var style = LineStyle(width: 20)
    change(&style)
    return .stroke(path, SceneItem.Stroke(color: .black, style: style))
  }

  @Test func `the even-odd rule leaves a hole in fills, gradients and clips`() throws {
    let whole = Path.rect(CGRect(x: 0, y: 0, width: 100, height: 100))
    let paint = GradientPaint(
      kind: .axial, stops: [.init(location: 0, color: .black), .init(location: 1, color: .black)], start: .zero,
      end: CGPoint(x: 100, y: 0))
    for evenOdd in [false, true] {
      let ring = ring(evenOdd: evenOdd)
      let group = SceneItem.Group(kind: .plain, id: "g", clip: ring, items: [.fill(whole, .black)])
      for item in [SceneItem.fill(ring, .black), .gradient(ring, paint), .group(group)] {
        #expect(try alpha([item], 50, 50) == (evenOdd ? 0 : 255))
        #expect(try alpha([item], 20, 50) == 255)
        // The rule does not stay for what follows.
        #expect(try alpha([item, .fill(self.ring(evenOdd: false), .black)], 50, 50) == 255)
      }
    }
    let document = try SVGWriter(fonts: fonts).write(
      scene([
        .fill(ring(evenOdd: true), .black), .gradient(ring(evenOdd: true), paint),
        .group(SceneItem.Group(kind: .plain, id: "g", clip: ring(evenOdd: true), items: [.fill(whole, .black)])),
      ]))
    #expect(document.components(separatedBy: "fill-rule=\"evenodd\"").count == 3)
    #expect(document.components(separatedBy: "clip-rule=\"evenodd\"").count == 2)
  }

  @Test func `round and square ends reach half of the width beyond the end`() throws {
    let path = Path.line(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 70, y: 50))
    func reach(_ cap: CGLineCap) throws -> [Int] {
      let items = [line(path) { $0.cap = cap }]
      return [try alpha(items, 78, 50), try alpha(items, 78, 42)]
    }
    #expect(try reach(.butt) == [0, 0])
    #expect(try reach(.round)[0] == 255 && reach(.round)[1] == 0)
    #expect(try reach(.square) == [255, 255])
    // The next line has ends of its own.
    let next = [line(Path.line(from: .zero, to: CGPoint(x: 1, y: 0))) { $0.cap = .square }, line(path) { _ in }]
    #expect(try alpha(next, 78, 50) == 0)
  }

  @Test func `a corner is a mitre up to its limit, round, or cut off`() throws {
    let path = Path([
      .move(CGPoint(x: 10, y: 80)), .line(CGPoint(x: 70, y: 80)), .line(CGPoint(x: 70, y: 10)),
    ])
    func corner(_ join: CGLineJoin, limit: CGFloat = 10) throws -> Int {
      try alpha([line(path) { ($0.join, $0.miterLimit) = (join, limit) }], 78, 88)
    }
    #expect(try corner(.miter) == 255)
    #expect(try corner(.miter, limit: 1) == 0)
    #expect(try corner(.bevel) == 0)
    #expect(try alpha([line(path) { $0.join = .round }], 76, 86) == 255)
    #expect(try corner(.round) == 0)
  }

  @Test func `dashes begin where the phase says`() throws {
    let path = Path.line(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 100, y: 50))
    for (phase, first) in [(0, 255), (20, 0), (40, 255)] {
      let items = [line(path) { ($0.dashes, $0.phase) = ([20, 20], CGFloat(phase)) }]
      #expect(try alpha(items, 10, 50) == first && alpha(items, 30, 50) == 255 - first)
    }
  }

  @Test func `documents have ends, corners and phases, and a plain line has no more than before`() throws {
    let path = Path.line(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 100, y: 50))
    let plain = try SVGWriter(fonts: fonts).write(scene([line(path) { _ in }]))
    #expect(!plain.contains("linecap") && !plain.contains("linejoin") && !plain.contains("dashoffset"))
    let rich = try SVGWriter(fonts: fonts).write(
      scene([
        line(path) {
          ($0.cap, $0.join, $0.miterLimit) = (.round, .bevel, 3)
          ($0.dashes, $0.phase) = ([4, 2], 1)
        }
      ]))
    let parts = ["linecap=\"round\"", "linejoin=\"bevel\"", "miterlimit=\"3\"", "dasharray=\"4 2\""]
    for part in parts + ["dashoffset=\"1\""] {
      #expect(rich.contains(part))
    }
  }

  @Test func `everything about a line and a fill rule counts for the digest`() {
    let path = ring(evenOdd: false)
    let items: [SceneItem] = [
      .fill(path, .black), .fill(ring(evenOdd: true), .black), line(path) { _ in }, line(path) { $0.cap = .round },
      line(path) { $0.cap = .square }, line(path) { $0.join = .round }, line(path) { $0.join = .bevel },
      line(path) { $0.miterLimit = 4 }, line(path) { $0.dashes = [1, 2] },
      line(path) { ($0.dashes, $0.phase) = ([1, 2], 1) },
    ]
    #expect(Set(items.map { scene([$0]).digest { _ in nil } }).count == items.count)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e300])
  func `unusable numbers of lines end, in every format`(_ bad: CGFloat) throws {
    let path = Path.line(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 100, y: 50))
    let items = [
      line(path) { $0.miterLimit = bad }, line(path) { ($0.dashes, $0.phase) = ([4, 2], bad) },
      line(path) { $0.width = bad }, SceneItem.fill(ring(evenOdd: true), .black),
    ]
    #expect(try alpha(items, 20, 20) == 255, "what follows is still drawn")
    #expect(try !SVGWriter(fonts: fonts).write(scene(items)).contains("nan"))
    #expect(try PDFWriter(fonts: fonts).write([scene(items)]).count > 500)
  }
}
