import LPLayoutModel
import Foundation
import LPScene
import Testing

@testable import LPDrawing

/// Shadows, gradients and masks as pixels and in documents.
struct LayerDrawingTests {
  private let fonts = SampleScenes.fonts

  private func raster(_ items: [SceneItem], _ side: CGFloat = 100, scale: Int = 1) throws -> RasterImage {
    try PNGRenderer(fonts: fonts).raster(
      Scene(size: CGSize(width: side, height: side), items: items), scale: scale)
  }

  private func shadowed(_ radius: CGFloat, _ change: (inout ShadowPaint) -> Void = { _ in }) -> SceneItem {
    let box = Path.rect(CGRect(x: 30, y: 30, width: 40, height: 40))
    var group = SceneItem.Group(kind: .plain, id: "box", items: [.fill(box, .white)])
    var shadow = ShadowPaint(color: .black, radius: radius, offset: .zero)
    change(&shadow)
    group.shadow = shadow
    return .group(group)
  }

  @Test(arguments: [1, 1.9, 2, 3, 5.5, 8, 20])
  func `a blurred edge has the profile of a Gaussian`(_ deviation: Double) {
    // An edge across the picture: its blur is the Gaussian's cumulative distribution.
    let (side, edge) = (300, 150)
    var blur = AlphaBlur(width: side, height: side, coverage: (0..<side * side).map { $0 % side < edge ? 0 : 255 })
    blur.blur(deviation: deviation)
    let row = blur.coverage[side * side / 2..<side * side / 2 + side]
    for (place, value) in row.enumerated() where 80..<220 ~= place {
      let distance = Double(place) + 0.5 - Double(edge)
      let expected = 255 * 0.5 * erfc(-distance / (deviation * 2.0.squareRoot()))
      #expect(abs(Double(value) - expected) < 255 * 0.03, "\(deviation) at \(distance)")
    }
  }

  @Test func `a blur keeps the amount of coverage, and nothing appears from nothing`() {
    var coverage = [UInt8](repeating: 0, count: 100 * 80)
    for row in 35..<45 { for column in 40..<60 { coverage[row * 100 + column] = 200 } }
    let sum = coverage.reduce(0) { $0 + Int($1) }
    var blur = AlphaBlur(width: 100, height: 80, coverage: coverage)
    blur.blur(deviation: 4)
    #expect(abs(blur.coverage.reduce(0) { $0 + Int($1) } - sum) < sum / 50)
    var empty = AlphaBlur(width: 30, height: 30, coverage: [UInt8](repeating: 0, count: 900))
    empty.blur(deviation: 50)
    #expect(empty.coverage.allSatisfy { $0 == 0 })
    var none = AlphaBlur(width: 0, height: 0, coverage: [])
    none.blur(deviation: 5)
    #expect(none.coverage.isEmpty)
  }

  @Test(arguments: [1, 2, 3])
  func `a shadow is half as dark at the edge of its shape, at every scale`(_ scale: Int) throws {
    let picture = try raster([shadowed(4) { $0.offset.height = 20 }], scale: scale)
    func alpha(_ x: Int, _ y: Int) -> Int { Int(picture.pixels[(y * scale * picture.width + x * scale) * 4 + 3]) }
    #expect(abs(alpha(50, 90) - 128) < 16, "the edge is at 90")
    #expect(alpha(50, 99) < 12 && alpha(50, 80) > 240)
    #expect(alpha(50, 20) == 0 && alpha(2, 50) == 0)
  }

  @Test func `a shadow is cast by text, not by a box around it`() throws {
    let text = SampleScenes.typesetter.typeset(TextRequest(string: "l l", font: .systemFont(ofSize: 60)))
    var group = SceneItem.Group(
      kind: .plain, id: "text", items: SampleScenes.items(of: text, at: CGPoint(x: 20, y: 10), .white))
    group.shadow = ShadowPaint(color: .black, radius: 1, offset: .zero)
    let picture = try raster([.group(group)])
    let row = (0..<100).map { Int(picture.pixels[(45 * 100 + $0) * 4 + 3]) }
    #expect(row.max()! > 200 && row[20...60].contains(0), "there is a gap between the letters: \(row)")
  }

  @Test func `content is painted over its shadow as it is without one`() throws {
    let text = SampleScenes.typesetter.typeset(TextRequest(string: "Abc", font: .systemFont(ofSize: 20)))
    let items =
      [SceneItem.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 100)), .white)]
      + SampleScenes.items(of: text, at: CGPoint(x: 20, y: 30), .black)
    var group = SceneItem.Group(kind: .plain, id: "text", items: items)
    let plain = try raster([.group(group)], scale: 2)
    group.shadow = ShadowPaint(color: .black, radius: 5, offset: .zero)
    #expect(try raster([.group(group)], scale: 2) == plain)
  }

  @Test(arguments: [
    (CGFloat.nan, CGSize.zero), (.infinity, .zero), (-1, .zero), (1e9, .zero),
    (4, CGSize(width: CGFloat.nan, height: 0)),
    (4, CGSize(width: 1e9, height: 0)), (4, CGSize(width: 9e5, height: 0)),
  ])
  func `hostile numbers end, in every format`(_ radius: CGFloat, _ offset: CGSize) throws {
    let item = shadowed(radius) { $0.offset = offset }
    let scene = Scene(size: CGSize(width: 100, height: 100), items: [item])
    let picture = try raster([item], scale: 3)
    #expect(picture.pixels[(150 * 300 + 150) * 4] == 255, "the box is there")
    #expect(try SVGWriter(fonts: fonts).write(scene).contains("nan") == false)
    #expect(try PDFWriter(fonts: fonts).write([scene]).count > 500)
  }

  @Test func `a gradient has its colours at its ends and their mean in the middle`() throws {
    func gradient(_ kind: GradientPaint.Kind, _ start: CGPoint, _ end: CGPoint) throws -> RasterImage {
      let stops = [
        GradientPaint.Stop(location: 0, color: RGBA(hex: 0xFF0000)),
        GradientPaint.Stop(location: 1, color: RGBA(hex: 0x0000FF)),
      ]
      let paint = GradientPaint(kind: kind, stops: stops, start: start, end: end)
      return try raster([.gradient(.rect(CGRect(x: 0, y: 0, width: 100, height: 100)), paint)])
    }
    func color(_ picture: RasterImage, _ x: Int, _ y: Int) -> [Int] {
      (0..<3).map { Int(picture.pixels[(y * 100 + x) * 4 + $0]) }
    }
    func near(_ color: [Int], _ expected: [Int]) -> Bool { zip(color, expected).allSatisfy { abs($0 - $1) < 9 } }
    let axial = try gradient(.axial, CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50))
    #expect(near(color(axial, 0, 10), [255, 0, 0]) && near(color(axial, 99, 90), [0, 0, 255]))
    #expect(near(color(axial, 50, 3), [128, 0, 128]))
    let radial = try gradient(.radial, CGPoint(x: 50, y: 50), CGPoint(x: 90, y: 70))
    #expect(near(color(radial, 50, 50), [255, 0, 0]) && near(color(radial, 70, 50), [128, 0, 128]))
    #expect(near(color(radial, 50, 60), [128, 0, 128]), "the ellipse is half as high")
    #expect(near(color(radial, 5, 5), [0, 0, 255]))
    let conic = try gradient(.conic, CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 0))
    #expect(
      near(color(conic, 53, 5), [250, 0, 5]) && near(color(conic, 46, 5), [5, 0, 250]), "clockwise from the top")
    #expect(near(color(conic, 50, 95), [128, 0, 128]) && near(color(conic, 95, 50), [191, 0, 64]))
  }

  @Test func `a gradient to a clear colour keeps its colour`() throws {
    let stops = [
      GradientPaint.Stop(location: 0, color: RGBA(hex: 0xFF0000)),
      GradientPaint.Stop(location: 1, color: RGBA(hex: 0xFF0000, alpha: 0)),
    ]
    for kind in [GradientPaint.Kind.axial, .conic] {
      let paint = GradientPaint(kind: kind, stops: stops, start: CGPoint(x: 50, y: 0), end: CGPoint(x: 50, y: 100))
      let picture = try raster([.gradient(.rect(CGRect(x: 0, y: 0, width: 100, height: 100)), paint)])
      for index in stride(from: 0, to: picture.pixels.count, by: 4) where picture.pixels[index + 3] > 20 {
        #expect(picture.pixels[index] > 240 && picture.pixels[index + 1] < 15)
      }
    }
  }

  @Test func `gradients with unusable numbers paint nothing`() throws {
    let stops = [GradientPaint.Stop(location: 0, color: .black), GradientPaint.Stop(location: 1, color: .white)]
    for (start, end) in [
      (CGPoint(x: CGFloat.nan, y: 0), CGPoint.zero), (.zero, .zero), (.zero, CGPoint(x: 1e12, y: 0)),
    ] {
      for kind in [GradientPaint.Kind.axial, .radial, .conic] {
        let paint = GradientPaint(kind: kind, stops: stops, start: start, end: end)
        let items = [SceneItem.gradient(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), paint)]
        #expect(try raster(items).pixels.allSatisfy { $0 == 0 })
        let scene = Scene(size: CGSize(width: 10, height: 10), items: items)
        #expect(try !SVGWriter(fonts: fonts).write(scene).contains("<rect"))
        _ = try PDFWriter(fonts: fonts).write([scene])
      }
    }
  }

  @Test func `a mask lets through what its opacity says`() throws {
    var group = SceneItem.Group(
      kind: .plain, id: "masked", items: [.fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 100)), .black)])
    group.mask = [
      .fill(.rect(CGRect(x: 0, y: 0, width: 50, height: 100)), .white),
      .fill(.rect(CGRect(x: 50, y: 0, width: 25, height: 100)), RGBA.white.withAlpha(0.5)),
    ]
    let picture = try raster([.group(group)])
    let row = [25, 60, 90].map { picture.pixels[(50 * 100 + $0) * 4 + 3] }
    #expect(row[0] == 255 && abs(Int(row[1]) - 128) < 2 && row[2] == 0)
  }

  @Test func `everything about shadows, masks and gradients counts for the digest`() {
    func digest(_ item: SceneItem) -> String {
      Scene(size: CGSize(width: 10, height: 10), items: [item]).digest { _ in nil }
    }
    func gradient(_ change: (inout GradientPaint) -> Void) -> SceneItem {
      var paint = GradientPaint(
        kind: .axial, stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)], start: .zero,
        end: CGPoint(x: 1, y: 1))
      change(&paint)
      return .gradient(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), paint)
    }
    func masked(_ mask: [SceneItem]?) -> SceneItem {
      var group = SceneItem.Group(kind: .plain, id: "", items: [gradient { _ in }])
      group.mask = mask
      return .group(group)
    }
    let items = [
      gradient { _ in }, gradient { $0.kind = .radial }, gradient { $0.kind = .conic }, gradient { $0.start.x = 2 },
      gradient { $0.end.y = 2 }, gradient { $0.stops[1].location = 0.5 }, gradient { $0.stops[0].color = .white },
      shadowed(1), shadowed(2), shadowed(1) { $0.offset.width = 1 }, shadowed(1) { $0.color = .white },
      shadowed(1) { $0.path = Path() }, shadowed(1) { $0.path = .rect(.zero) }, masked([]), masked([gradient { _ in }]),
    ]
    #expect(Set(items.map(digest)).count == items.count)
    #expect(digest(masked(nil)) == digest(gradient { _ in }))
  }
}
