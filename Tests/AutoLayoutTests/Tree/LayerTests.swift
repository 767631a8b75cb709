import LPAutoLayout
import Foundation
import Testing

/// Layers: shadows, gradients, corners, masks and layers inside, as the result records them.
@MainActor
struct LayerTests {
  private func effects(_ view: UIView) -> LayerEffects? {
    let root = UIView(frame: CGRect(0, 0, 300, 300))
    root.addSubview(view)
    let record = LayoutResult.capture(root).views[1]
    withExtendedLifetime(root) {}
    return record.appearance.effects
  }

  private func box() -> UIView { UIView(frame: CGRect(20, 30, 100, 40)) }

  @Test func `views without special layers record no effects`() {
    let view = box()
    view.backgroundColor = .systemBlue
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 1
    #expect(effects(view) == nil)
  }

  @Test func `a shadow has the colour's and its own opacity, and Core Animation's defaults`() throws {
    let view = box()
    #expect(view.layer.shadowOpacity == 0 && view.layer.shadowRadius == 3)
    #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3))
    view.layer.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowPath = UIBezierPath(rect: CGRect(0, 0, 10, 10)).cgPath
    let shadow = try #require(effects(view)?.shadow)
    #expect(shadow.color == RGBA(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(shadow.radius == 3 && shadow.offset == CGSize(width: 0, height: -3))
    #expect(shadow.path == .rect(CGRect(0, 0, 10, 10)))
  }

  @Test func `a view that clips has no shadow, as in Core Animation`() {
    let view = box()
    view.layer.shadowOpacity = 1
    view.layer.masksToBounds = true
    #expect(effects(view)?.shadow == nil)
    // The view and its layer have one property of two names.
    #expect(view.clipsToBounds)
    let scroll = UIScrollView()
    #expect(scroll.layer.masksToBounds)
    scroll.layer.masksToBounds = false
    #expect(!scroll.clipsToBounds)
    let layer = CALayer()
    layer.masksToBounds = true
    #expect(layer.masksToBounds)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `numbers that are not finite draw no shadow and no gradient`(_ bad: CGFloat) throws {
    let view = box()
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = bad
    #expect(effects(view)?.shadow == nil)
    let moved = box()
    moved.layer.shadowOpacity = 1
    moved.layer.shadowOffset = CGSize(width: bad, height: 0)
    #expect(effects(moved)?.shadow == nil)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(0, 0, 10, 10)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.startPoint.x = bad
    let filled = box()
    filled.layer.addSublayer(gradient)
    #expect(effects(filled)?.sublayers.first?.items == [.fill(.rect(CGRect(0, 0, 10, 10)), RGBA(hex: 0x0000FF))])
    let nowhere = CALayer()
    nowhere.frame = CGRect(bad, 0, 10, 10)
    nowhere.backgroundColor = UIColor.red.cgColor
    let empty = box()
    empty.layer.addSublayer(nowhere)
    #expect(effects(empty) == nil)
  }

  @Test func `radii are bounded from both sides`() {
    for (given, drawn) in [(-5, 0), (1e9, ShadowPaint.greatestRadius)] as [(CGFloat, CGFloat)] {
      let view = box()
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = given
      #expect(effects(view)?.shadow?.radius == drawn)
    }
  }

  @Test func `a gradient spreads its colours, and resolves them for the view's traits`() throws {
    let view = box()
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.label, UIColor.blue.cgColor]
    view.layer.addSublayer(gradient)
    let item = try #require(effects(view)?.sublayers.first?.items.first)
    guard case .gradient(let path, let paint) = item else {
      Issue.record("\(item)")
      return
    }
    #expect(path == .rect(CGRect(0, 0, 100, 40)))
    #expect(paint.kind == .axial && paint.start == CGPoint(x: 50, y: 0) && paint.end == CGPoint(x: 50, y: 40))
    #expect(paint.stops.map(\.location) == [0, 0.5, 1] && paint.stops[1].color == .black)
  }

  @Test func `places of colours are put in order, and too few of them are ignored`() {
    func places(_ locations: [NSNumber]?) -> [Double] {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(0, 0, 10, 10)
      gradient.colors = [UIColor.red, UIColor.blue, UIColor.green]
      gradient.locations = locations
      let view = box()
      view.layer.addSublayer(gradient)
      guard case .gradient(_, let paint)? = effects(view)?.sublayers.first?.items.first else { return [] }
      return paint.stops.map(\.location)
    }
    #expect(places([0.2, 0.1, 4]) == [0.2, 0.2, 1])
    #expect(places([NSNumber(value: Double.nan), 0.5, 1]) == [0, 0.5, 1])
    #expect(places([0.5]) == [0, 0.5, 1])
  }

  @Test func `gradients without enough colours or distance fill with one colour`() {
    func items(_ change: (CAGradientLayer) -> Void) -> [ContentItem]? {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(0, 0, 10, 10)
      gradient.colors = [UIColor.red, UIColor.blue]
      change(gradient)
      let view = box()
      view.layer.addSublayer(gradient)
      return effects(view)?.sublayers.first?.items
    }
    let shape = Path.rect(CGRect(0, 0, 10, 10))
    #expect(items { $0.colors = nil } == nil)
    #expect(items { $0.colors = ["red"] } == nil)
    #expect(items { $0.colors = [UIColor.red] } == [.fill(shape, RGBA(hex: 0xFF0000))])
    #expect(items { $0.endPoint = $0.startPoint } == [.fill(shape, RGBA(hex: 0x0000FF))])
    // An ellipse without a width.
    #expect(items { ($0.type, $0.endPoint) = (.radial, CGPoint(x: 0.5, y: 1)) } == [.fill(shape, RGBA(hex: 0x0000FF))])
  }

  private final class Backdrop: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func `a view whose layer is a gradient is as large as its layout makes it`() throws {
    let view = Backdrop(frame: CGRect(20, 30, 100, 40))
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [UIColor.red, UIColor.blue]
    #expect(layer.frame == view.frame && layer.bounds == view.bounds)
    guard case .gradient(let path, _)? = effects(view)?.backdrop.first else {
      Issue.record("no gradient")
      return
    }
    #expect(path == .rect(CGRect(0, 0, 100, 40)))
  }

  @Test func `layers are painted among the subviews in the order in which they were added`() {
    let view = box()
    func layer() -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(0, 0, 5, 5)
      layer.backgroundColor = UIColor.red.cgColor
      return layer
    }
    let (below, between, above) = (layer(), layer(), layer())
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.layer.addSublayer(between)
    view.addSubview(second)
    view.layer.addSublayer(above)
    view.layer.insertSublayer(below, at: 0)
    #expect(view.layer.sublayers?.map { $0 === below ? 0 : $0 === between ? 1 : 2 } == [0, 1, 2])
    #expect(effects(view)?.sublayers.map(\.subviewsBelow) == [0, 1, 2])
    view.layer.insertSublayer(above, below: second.layer)
    #expect(view.layer.sublayers?.last === above)
    #expect(effects(view)?.sublayers.map(\.subviewsBelow) == [0, 1, 1])
    between.removeFromSuperlayer()
    #expect(between.superlayer == nil && view.layer.sublayers?.count == 2)
  }

  @Test func `a layer is never put into itself or into two layers`() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    outer.addSublayer(outer)
    #expect(inner.sublayers == nil && outer.sublayers?.count == 1)
    let other = CALayer()
    other.addSublayer(inner)
    #expect(outer.sublayers == nil && inner.superlayer === other)
    let view = UIView()
    other.addSublayer(view.layer)
    #expect(other.sublayers?.count == 1, "the layers of views belong to the views")
  }

  @Test func `very deep layers end, and masks in circles too`() {
    let view = box()
    var outer = view.layer
    for _ in 0..<100 {
      let inner = CALayer()
      inner.frame = CGRect(0, 0, 10, 10)
      inner.backgroundColor = UIColor.red.cgColor
      outer.addSublayer(inner)
      outer = inner
    }
    #expect(effects(view)?.sublayers.first?.items.count == 31)
    let masked = box()
    let mask = CALayer()
    mask.frame = CGRect(0, 0, 10, 10)
    mask.backgroundColor = UIColor.red.cgColor
    mask.mask = mask
    defer { mask.mask = nil }
    masked.layer.mask = mask
    #expect(effects(masked)?.mask?.count == 1)
  }

  @Test func `a shape layer fills and strokes its path, dashed where the lengths are usable`() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(1, 2, 3, 4)).cgPath
    shape.frame = CGRect(10, 10, 20, 20)
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineDashPattern = [4, 2]
    let view = box()
    view.layer.addSublayer(shape)
    let path = Path.rect(CGRect(11, 12, 3, 4))
    let blue = RGBA(hex: 0x0000FF)
    let dashed = ContentItem.line(path, blue, LineStyle(width: 1, dashes: [4, 2]))
    #expect(effects(view)?.sublayers.first?.items == [.fill(path, .black), dashed])
    shape.lineDashPattern = [-4]
    shape.fillColor = nil
    #expect(effects(view)?.sublayers.first?.items == [.stroke(path, blue, width: 1)])
  }

  @Test func `a shape layer's fill rule, caps, joins and dash phase are recorded`() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(0, 0, 3, 4)).cgPath
    shape.strokeColor = UIColor.blue.cgColor
    (shape.fillRule, shape.lineCap, shape.lineJoin, shape.miterLimit) = (.evenOdd, .round, .bevel, 4)
    (shape.lineDashPattern, shape.lineDashPhase) = ([2, 1], 3)
    let view = box()
    view.layer.addSublayer(shape)
    var path = Path.rect(CGRect(0, 0, 3, 4))
    var style = LineStyle(width: 1, dashes: [2, 1])
    (style.cap, style.join, style.miterLimit, style.phase) = (.round, .bevel, 4, 3)
    let line = ContentItem.line(path, RGBA(hex: 0x0000FF), style)
    path.usesEvenOddFillRule = true
    #expect(effects(view)?.sublayers.first?.items == [.fill(path, .black), line])
  }

  @Test func `the anchor point is where a transform turns, and the layout stays`() throws {
    let view = box()
    view.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(20, 30, 100, 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(20, 30, 200, 80))
    let root = UIView(frame: CGRect(0, 0, 300, 300))
    root.addSubview(view)
    let record = LayoutResult.capture(root).views[1]
    #expect(record.frame == CGRect(20, 30, 100, 40))
    let map = try #require(record.appearance.transform).around(CGPoint(x: 70, y: 50))
    #expect(CGPoint(x: 20, y: 30).applying(map) == CGPoint(x: 20, y: 30))
    #expect(CGPoint(x: 120, y: 70).applying(map) == CGPoint(x: 220, y: 110))
    view.anchorPoint.x = .nan
    #expect(view.anchorPoint.x == 0)
    view.frame = CGRect(0, 0, 100, 40)
    #expect(view.bounds.size == CGSize(width: 50, height: 20) && view.frame == CGRect(0, 0, 100, 40))
  }

  @Test func `the frame of a layer follows from its position, anchor point and transform`() {
    let layer = CALayer()
    layer.bounds = CGRect(0, 0, 20, 10)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.frame == CGRect(40, 45, 20, 10))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(50, 50, 20, 10))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(50, 50, 40, 20))
    layer.frame = CGRect(0, 0, 10, 10)
    #expect(layer.bounds.size == CGSize(width: 5, height: 5) && layer.frame == CGRect(0, 0, 10, 10))
  }

  @Test func `corners are rounded one by one, by circles or by continuous curves`() {
    let rect = CGRect(0, 0, 100, 60)
    func path(_ radius: CGFloat, _ corners: CACornerMask, _ curve: CALayerCornerCurve) -> Path {
      let view = UIView(frame: rect)
      let layer = CAGradientLayer()
      layer.frame = rect
      layer.colors = [UIColor.red]
      (layer.cornerRadius, layer.maskedCorners, layer.cornerCurve) = (radius, corners, curve)
      view.layer.addSublayer(layer)
      guard case .fill(let path, _)? = effects(view)?.sublayers.first?.items.first else { return Path() }
      return path
    }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let circular = path(10, top, .circular)
    #expect(circular.elements.count { if case .curve = $0 { true } else { false } } == 6)
    #expect(circular.controlPointBounds == rect)
    #expect(circular.elements.contains(.line(CGPoint(x: 100, y: 60))), "the bottom corners are sharp")
    // A circle's points are as far from its middle as its radius is.
    let ends = circular.elements.compactMap { if case .curve(let end, _, _) = $0, end.x < 20 { end } else { nil } }
    for end in ends { #expect(abs(hypot(end.x - 10, end.y - 10) - 10) < 1e-6) }
    let smooth = path(10, .init(rawValue: 15), .continuous)
    #expect(smooth.elements.first == .move(CGPoint(x: 100 - 15.28665, y: 0)))
    // Half of the shorter side leaves no room for the longer curve.
    let capsule = path(30, .init(rawValue: 15), .continuous)
    guard case .move(let start)? = capsule.elements.first else {
      Issue.record("no start")
      return
    }
    #expect(abs(start.x - 70) < 1e-9)
    #expect(path(.nan, top, .continuous) == .rect(rect))
    #expect(path(-1, top, .continuous) == .rect(rect))
  }

  @Test func `effects survive JSON, and views without them have no key for them`() throws {
    let view = box()
    view.layer.shadowOpacity = 1
    let masked = CAShapeLayer()
    masked.path = UIBezierPath(ovalIn: view.bounds).cgPath
    view.layer.mask = masked
    let root = UIView(frame: CGRect(0, 0, 300, 300))
    root.addSubview(view)
    let result = LayoutResult.capture(root)
    let data = try JSONEncoder().encode(result)
    #expect(try JSONDecoder().decode(LayoutResult.self, from: data) == result)
    #expect(String(decoding: data, as: UTF8.self).ranges(of: "\"effects\"").count == 1)
  }

  @Test func `arcs go the way that UIKit's go`() {
    let half = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(half.currentPoint.x + 10) < 1e-9)
    #expect(half.cgPath.boundingBox.maxY > 9 && half.cgPath.boundingBox.minY > -1e-9)
    let back = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(back.cgPath.boundingBox.minY < -9)
    let wrong = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .infinity, clockwise: true)
    #expect(wrong.cgPath.isEmpty)
  }
}
