import LPComponents
import LPAutoLayout
import Foundation
import Testing

/// Code that draws: what it records, in what order, and within which clips.
@MainActor
struct DrawingCodeTests {
  /// A view whose drawing is a closure.
  private class Canvas: UIView {
    var code: (CGContext) -> Void = { _ in }
    private(set) var rects: [CGRect] = []

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      if let context = UIGraphicsGetCurrentContext() { code(context) }
    }
  }

  private let environment = LayoutEnvironment(
    traits: TraitValues(userInterfaceStyle: .dark, displayScale: 2), screenSize: CGSize(width: 200, height: 200))

  private func result(_ code: @escaping (CGContext) -> Void) -> LayoutResult {
    LayoutEnvironment.$current.withValue(environment) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let canvas = Canvas(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
      canvas.code = code
      root.addSubview(canvas)
      return .capture(root)
    }
  }

  private func items(_ code: @escaping (CGContext) -> Void) -> [ContentItem] { result(code).views[1].content.items }

  private let box = CGRect(x: 10, y: 10, width: 20, height: 20)

  // MARK: When

  @Test func `drawing code is called once for a layout, with the bounds and without a context left behind`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let canvas = Canvas(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    canvas.bounds.origin = CGPoint(x: 0, y: 5)
    canvas.code = { $0.fill(CGRect(x: 0, y: 5, width: 4, height: 4)) }
    root.addSubview(canvas)
    let record = LayoutResult.capture(root).views[1]
    #expect(canvas.rects == [CGRect(x: 0, y: 5, width: 100, height: 60)])
    #expect(record.content.items == [.fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), .black)])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `views that are hidden, in hidden views or empty do not draw`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (hidden, empty, inside) = (Canvas(frame: root.bounds), Canvas(frame: .zero), Canvas(frame: root.bounds))
    for view in [hidden, empty] { root.addSubview(view) }
    hidden.isHidden = true
    hidden.addSubview(inside)
    _ = LayoutResult.capture(root)
    #expect(hidden.rects.isEmpty && empty.rects.isEmpty && inside.rects.isEmpty)
  }

  @Test func `an image view does not call its drawing code, as in UIKit`() {
    final class Picture: UIImageView {
      var isDrawn = false
      override func draw(_ rect: CGRect) { isDrawn = true }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let picture = Picture(frame: root.bounds)
    root.addSubview(picture)
    _ = LayoutResult.capture(root)
    #expect(!picture.isDrawn)
  }

  @Test func `a label that draws its text in a smaller rectangle records its lines there`() throws {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)))
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    (label.text, label.numberOfLines) = ("aaa bbb ccc ddd", 0)
    root.addSubview(label)
    let content = LayoutResult.capture(root).views[1].content
    guard case .text(let block, let point, _) = try #require(content.items.first) else {
      Issue.record("no text: \(content.items)")
      return
    }
    #expect(point.x == 30 && block.size.width <= 60)
    #expect(content.textLines == block.lines.map(\.text) && content.textLines.count > 1)
  }

  @Test func `a label that draws something first still shows its text above`() {
    final class Marked: UILabel {
      override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        super.draw(rect)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let label = Marked(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "a"
    root.addSubview(label)
    let items = LayoutResult.capture(root).views[1].content.items
    guard items.count == 2, case .fill = items[0], case .text = items[1] else {
      Issue.record("\(items)")
      return
    }
  }

  // MARK: Colours, state and transforms

  @Test func `colours are those of the view's appearance`() {
    let drawn = items { _ in
      UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.setFill()
      UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
    }
    #expect(drawn == [.fill(.rect(box), .white)])
  }

  @Test func `saved state comes back, and the opacity multiplies that of colours`() {
    let drawn = items { context in
      context.saveGState()
      context.setFillColor(UIColor.white)
      context.setAlpha(0.5)
      context.translateBy(x: 5, y: 0)
      context.fill(CGRect(x: 5, y: 10, width: 20, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.restoreGState()
    }
    #expect(drawn == [.fill(.rect(box), RGBA.white.withAlpha(0.5)), .fill(.rect(box), .black)])
  }

  @Test func `a line is as wide as the transform makes it, in both directions`() {
    let even = items { context in
      context.scaleBy(x: 2, y: 2)
      context.setLineDash(phase: 1, lengths: [3, 2])
      context.setLineWidth(4)
      context.stroke(CGRect(x: 15, y: 10, width: 10, height: 10))
    }
    var style = LineStyle(width: 8, dashes: [6, 4])
    style.phase = 2
    #expect(even == [.line(.rect(CGRect(x: 30, y: 20, width: 20, height: 20)), .black, style)])
    let stretched = items { context in
      context.scaleBy(x: 2, y: 1)
      context.stroke(CGRect(x: 10, y: 20, width: 10, height: 10))
    }
    var group = ContentGroup([.stroke(.rect(CGRect(x: 10, y: 20, width: 10, height: 10)), .black, width: 1)])
    group.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(stretched == [.group(group)])
  }

  @Test func `a path keeps the transform of the moment at which each part was added`() {
    let drawn = items { context in
      context.move(to: CGPoint(x: 1, y: 1))
      context.translateBy(x: 10, y: 0)
      context.addLine(to: CGPoint(x: 1, y: 1))
      #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
      context.strokePath()
      #expect(context.isPathEmpty)
      context.strokePath()
    }
    #expect(drawn == [.stroke(.line(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 11, y: 1)), .black, width: 1)])
  }

  // MARK: Clips, layers and shadows

  @Test func `what is drawn in one clip is one group, and clips lie in each other`() throws {
    let drawn = items { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.saveGState()
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clip(using: .evenOdd)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    guard drawn.count == 1, case .group(let outer) = drawn[0] else {
      Issue.record("\(drawn)")
      return
    }
    #expect(outer.clip == .rect(CGRect(x: 0, y: 0, width: 50, height: 50)) && outer.items.count == 4)
    guard case .group(let inner) = outer.items[2] else {
      Issue.record("\(outer.items)")
      return
    }
    #expect(inner.clip?.usesEvenOddFillRule == true && inner.items.count == 1)
  }

  @Test func `what reaches out of the view is clipped to it`() {
    let drawn = items { $0.fill(CGRect(x: -10, y: 0, width: 20, height: 20)) }
    var group = ContentGroup([.fill(.rect(CGRect(x: -10, y: 0, width: 20, height: 20)), .black)])
    group.clip = .rect(CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(drawn == [.group(group)])
  }

  @Test func `a shadow is cast by each call, and by a transparency layer as a whole`() throws {
    let drawn = items { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4, color: UIColor.white)
      context.fill(CGRect(x: 20, y: 20, width: 10, height: 10))
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 40, y: 20, width: 10, height: 10))
      context.fill(CGRect(x: 45, y: 20, width: 10, height: 10))
      context.endTransparencyLayer()
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 70, y: 20, width: 10, height: 10))
    }
    let shadow = ShadowPaint(color: .white, radius: 2, offset: CGSize(width: 1, height: 2))
    guard drawn.count == 3, case .group(let first) = drawn[0], case .group(let layer) = drawn[1] else {
      Issue.record("\(drawn)")
      return
    }
    #expect(first.shadow == shadow && first.items.count == 1)
    #expect(layer.shadow == shadow && layer.items.count == 2)
    #expect(drawn[2] == .fill(.rect(CGRect(x: 70, y: 20, width: 10, height: 10)), .black))
  }

  // MARK: Paths

  @Test func `caps, joins and the even-odd rule of a path are recorded`() {
    let drawn = items { _ in
      let path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20))
      path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 10, height: 10)))
      (path.usesEvenOddFillRule, path.lineCapStyle, path.lineJoinStyle, path.lineWidth) = (true, .round, .bevel, 2)
      path.fill()
      path.stroke()
    }
    guard drawn.count == 2, case .fill(let filled, _) = drawn[0], case .line(let line, _, let style) = drawn[1] else {
      Issue.record("\(drawn)")
      return
    }
    #expect(filled.usesEvenOddFillRule && !line.usesEvenOddFillRule)
    #expect(style.cap == .round && style.join == .bevel && style.width == 2)
  }

  @Test func `an arc between tangents touches both lines`() throws {
    var path: CGPath?
    _ = items { context in
      context.move(to: CGPoint(x: 10, y: 50))
      context.addArc(tangent1End: CGPoint(x: 10, y: 10), tangent2End: CGPoint(x: 50, y: 10), radius: 8)
      path = context.path
    }
    let elements = try #require(path?.shape.elements)
    guard elements.count == 3, case .line(let start) = elements[1], case .curve(let end, _, _) = elements[2] else {
      Issue.record("\(elements)")
      return
    }
    #expect(hypot(start.x - 10, start.y - 18) < 1e-6 && hypot(end.x - 18, end.y - 10) < 1e-6)
  }

  @Test func `an arc of a context turns the other way than a path's of the same name, as in UIKit`() throws {
    var path: CGPath?
    _ = items { context in
      context.addArc(center: CGPoint(x: 30, y: 30), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      path = context.path
    }
    let expected = UIBezierPath(
      arcCenter: CGPoint(x: 30, y: 30), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path == expected.cgPath)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `numbers that are not usable end`(_ bad: CGFloat) {
    let drawn = items { context in
      context.translateBy(x: bad, y: 0)
      context.scaleBy(x: bad, y: 1)
      context.setLineWidth(bad)
      context.addArc(center: .zero, radius: bad, startAngle: bad, endAngle: 0, clockwise: true)
      context.drawPath(using: .fillStroke)
      context.stroke(CGRect(x: bad, y: 0, width: 1, height: 1))
      "text".draw(in: CGRect(x: 0, y: 0, width: bad, height: 10))
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.white.cgColor], locations: nil)!
      context.drawLinearGradient(gradient, start: CGPoint(x: bad, y: 0), end: .zero, options: [])
    }
    #expect(drawn.count < 10)
  }

  // MARK: Gradients

  private var gradient: CGGradient {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray,
      locations: nil)!
  }

  @Test(
    arguments: [
      ([], 20, 40), (.drawsBeforeStartLocation, 0, 40), ([.drawsBeforeStartLocation, .drawsAfterEndLocation], 0, 100),
    ] as [(CGGradientDrawingOptions, CGFloat, CGFloat)])
  func `a linear gradient ends where its line does, unless it goes on`(
    _ options: CGGradientDrawingOptions, _ left: CGFloat, _ right: CGFloat
  ) {
    let gradient = gradient
    let drawn = items {
      $0.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 5), end: CGPoint(x: 40, y: 5), options: options)
    }
    guard drawn.count == 1, case .gradient(let shape, let paint) = drawn[0] else {
      Issue.record("\(drawn)")
      return
    }
    #expect(shape.controlPointBounds == CGRect(x: left, y: 0, width: right - left, height: 60))
    #expect(paint.kind == .axial && paint.start.x == 20 && paint.end.x == 40 && paint.stops.count == 2)
  }

  @Test func `a radial gradient between two circles leaves the inner one out`() {
    let gradient = gradient
    let middle = CGPoint(x: 50, y: 30)
    let drawn = items {
      $0.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 5, endCenter: middle, endRadius: 20, options: [])
    }
    guard drawn.count == 1, case .gradient(let shape, let paint) = drawn[0] else {
      Issue.record("\(drawn)")
      return
    }
    #expect(shape.usesEvenOddFillRule && paint.stops.map(\.location) == [0.25, 1])
  }

  // MARK: Texts and images

  @Test func `texts wrap in their rectangle and end at its height`() {
    let text = "one two three four five six seven eight"
    let whole = text.boundingRect(
      with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(whole.width <= 60 && whole.height > 3 * "one".size().height)
    let drawn = items { _ in text.draw(in: CGRect(x: 5, y: 6, width: 60, height: 33)) }
    guard drawn.count == 1, case .text(let block, let point, let color) = drawn[0] else {
      Issue.record("\(drawn)")
      return
    }
    #expect(point == CGPoint(x: 5, y: 6) && block.size.height <= 33.5 && color == .black)
    #expect(block.lines.count > 1)
  }

  /// Keeps the last text that it was asked for.
  private final class ListeningText: TextMeasuring {
    nonisolated(unsafe) private(set) var last: TextRequest?

    func typeset(_ request: TextRequest) -> TypesetText {
      last = request
      return FixedAdvanceText().typeset(request)
    }
  }

  @Test func `a text is drawn with its attributes`() throws {
    let text = ListeningText()
    let root = LayoutEnvironment.$current.withValue(LayoutEnvironment(text: text)) {
      let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      canvas.code = { _ in
        NSString(string: "Ada").draw(
          at: CGPoint(x: 1, y: 2),
          withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.white])
      }
      return LayoutResult.capture(canvas)
    }
    let drawn = root.views[0].content.items
    guard drawn.count == 1, case .text(_, let point, let color) = drawn[0] else {
      Issue.record("\(drawn)")
      return
    }
    #expect(point == CGPoint(x: 1, y: 2) && color == .white)
    let request = try #require(text.last)
    #expect(request.string == "Ada" && request.runs?.map(\.font.pointSize) == [20])
  }

  @Test func `an image that drawing code makes is drawn wherever it is shown, scaled and in a tint`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(image.size == CGSize(width: 20, height: 10))
    let shape = Path.rect(CGRect(x: 0, y: 0, width: 20, height: 10))
    func shown(_ image: UIImage, _ size: CGSize) -> [ContentItem] {
      let view = UIImageView(image: image)
      view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.frame = CGRect(origin: .zero, size: size)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      root.addSubview(view)
      return LayoutResult.capture(root).views[1].content.items
    }
    #expect(shown(image, image.size) == [.fill(shape, .white)])
    #expect(
      shown(image.withRenderingMode(.alwaysTemplate), image.size) == [.fill(shape, RGBA(red: 1, green: 0, blue: 0))])
    var group = ContentGroup([.fill(shape, .white)])
    group.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(shown(image, CGSize(width: 40, height: 30)) == [.group(group)])
    let drawn = items { _ in image.draw(in: CGRect(x: 10, y: 10, width: 20, height: 10), blendMode: .normal, alpha: 0.5)
    }
    guard drawn.count == 1, case .group(let half) = drawn[0] else {
      Issue.record("\(drawn)")
      return
    }
    #expect(half.opacity == 0.5)
  }

  // MARK: What cannot be drawn

  @Test func `what drawing code cannot do is reported`() {
    let found = result { context in
      context.setBlendMode(.multiply)
      context.setBlendMode(.multiply)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clear(CGRect(x: 5, y: 5, width: 10, height: 10))
    }.diagnostics.filter { $0.rule == "unsupported" }
    #expect(found.count == 2 && found.allSatisfy { $0.severity == .warning })
    #expect(found.first?.message.contains("multiply") == true)
  }

  @Test func `clearing everything removes what was drawn, and clearing nothing is no mistake`() {
    let found = result { context in
      context.clear(CGRect(x: 0, y: 0, width: 100, height: 60))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clear(CGRect(x: 0, y: 0, width: 100, height: 60))
    }
    #expect(found.views[1].content.items.isEmpty && found.diagnostics.isEmpty)
  }
}
