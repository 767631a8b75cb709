public import Foundation

/// The rules for what is inside a path; raw values are Core Graphics'.
public enum CGPathFillRule: Int, Sendable {
  /// The non-zero winding rule: inside is where the turns of the path do not cancel out.
  case winding = 0
  /// The even-odd rule: inside is where a ray crosses an odd number of lines.
  case evenOdd
}

/// The ways to draw a path; raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

/// How paint is mixed with what is below; raw values are Core Graphics'. Only `normal` is drawn.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How smoothly images are scaled; all are drawn alike. Raw values are Core Graphics'.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none, low, high, medium = 4
}

/// The canvas of drawing code, with Core Graphics' names: a record of shapes, texts and images, from which pictures
/// of all formats are made. Lengths are in points, y points down, and angles turn clockwise.
public final class CGContext {
  package let canvas: CGRect
  /// The number of pixels in a point of the images that are made of the drawing; 0 for that of the screen.
  package let scale: CGFloat
  private var drawing = DrawingRecord()
  private var state: DrawingState
  private var saved: [DrawingState] = []
  private var lastScope = 0
  /// The path so far, in the coordinates of the canvas.
  private var shape = Path()
  /// Runs after anything was drawn, in a context that writes its pixels to memory.
  package var onDrawing: (() -> Void)?
  /// The features that were asked for and cannot be drawn, each once.
  package private(set) var missingFeatures: [String] = []

  /// - Parameters:
  ///   - canvas: the rectangle that is drawn into.
  ///   - scale: the number of pixels in a point; 0 for that of the screen.
  package init(canvas: CGRect, scale: CGFloat = 0) {
    self.canvas = canvas
    self.scale = scale.isFinite ? max(0, scale) : 0
    state = DrawingState(clipBounds: canvas)
  }

  /// The items that have been drawn, in the coordinates of the canvas.
  package var items: [ContentItem] { drawing.all }

  func miss(_ feature: String) {
    if !missingFeatures.contains(feature) { missingFeatures.append(feature) }
  }

  // MARK: State

  /// Saves colours, lines, transform, clip, opacity and shadow.
  public func saveGState() { saved.append(state) }

  /// Goes back to what was saved last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The transform to the coordinates of the view or image.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates what follows about the origin, clockwise by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms what follows, before the transform so far.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the opacity of what follows, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? Double(min(1, max(0, alpha))) : 1 }
  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { state.fill = resolved(color) }
  /// Sets the colour of areas, from components between 0 and 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of areas to a grey, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = resolved(color) }
  /// Sets the colour of lines, from components between 0 and 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of lines to a grey, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Sets how many line widths a mitre may be long.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, and where in the pattern lines begin; no lengths make lines solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.phase, state.line.dashes) = (phase, lengths)
  }
  /// Sets the shadow of everything that follows to a translucent black. The blur is twice the standard deviation, and
  /// no transform changes it.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(RGBA.black.withAlpha(1 / 3), offset, blur)
  }
  /// Sets the shadow of everything that follows; `nil` for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    if let color { setShadow(resolved(color), offset, blur) } else { state.shadow = nil }
  }
  /// Sets how paint is mixed with what is below. Other modes than `normal` are reported.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { miss("the blend mode '\(mode)'") }
  }
  /// Has no effect: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect: curves are always exact.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Has no effect on how images are scaled.
  public var interpolationQuality = CGInterpolationQuality.default

  private func resolved(_ color: CGColor) -> RGBA { color.resolved(with: .current) }

  private func setShadow(_ color: RGBA, _ offset: CGSize, _ blur: CGFloat) {
    guard color.alpha > 0, blur.isFinite, offset.width.isFinite, offset.height.isFinite,
      max(abs(offset.width), abs(offset.height)) < 1e5
    else { return state.shadow = nil }
    state.shadow = ShadowPaint(
      color: color, radius: min(max(0, blur) / 2, ShadowPaint.greatestRadius), offset: offset)
  }

  // MARK: Path

  /// The path so far, in the coordinates of drawing code; `nil` for none.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(shape.applying(state.transform.inverted())) }
  /// Whether there is no path.
  public var isPathEmpty: Bool { shape.elements.isEmpty }
  /// The end of the path so far.
  public var currentPointOfPath: CGPoint {
    shape.currentPoint.applying(state.transform.inverted())
  }
  /// The rectangle around the path and its control points.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// Starts a new path.
  public func beginPath() { shape = Path() }
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { shape.move(to: point.applying(state.transform)) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) {
    guard !isPathEmpty else { return move(to: point) }
    shape.line(to: point.applying(state.transform))
  }
  /// Adds lines that connect points, as a new subpath.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a cubic Bézier curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let t = state.transform
    if isPathEmpty { move(to: control1) }
    shape.curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
  }
  /// Adds a quadratic Bézier curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend { $0.addQuadCurve(to: end, controlPoint: control) }
  }
  /// Adds an arc after a line to its start; angles are in radians, from the right. As in UIKit's contexts, whose y
  /// points down, an arc that is `clockwise` by its name turns to the left.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
  }
  /// Adds an arc that touches the line to the first point and the one from there to the second, after a line to its
  /// start.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { $0.addArc(from: $0.currentPoint, corner: tangent1End, toward: tangent2End, radius: radius) }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add(.rect(rect.standardized)) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { add(.ellipse(in: rect.standardized)) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { add(path.shape) }
  private func add(_ path: Path) { shape.elements += path.applying(state.transform).elements }
  /// Closes the subpath.
  public func closePath() { if !isPathEmpty { shape.close() } }

  /// Adds to the path what a closure adds to its form in the coordinates of drawing code.
  private func extend(_ add: (UIBezierPath) -> Void) {
    let path = UIBezierPath(cgPath: CGPath(shape.applying(state.transform.inverted())))
    let count = path.shape.elements.count
    add(path)
    shape.elements += Path(Array(path.shape.elements[count...])).applying(state.transform).elements
  }

  // MARK: Painting

  /// Fills the path, and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  /// Strokes the path, and starts a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills and strokes the path, and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = shape
    shape = Path()
    if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke, state.fill) }
    if mode != .fill, mode != .eoFill { stroke(path, state.line) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { draw(Path(rects.flatMap { Path.rect($0.standardized).elements }), fill: true) }
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { draw(.ellipse(in: rect.standardized), fill: true) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { draw(.rect(rect.standardized), fill: false, line: state.line) }
  /// Strokes a rectangle by a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    draw(.rect(rect.standardized), fill: false, line: line)
  }
  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { draw(.ellipse(in: rect.standardized), fill: false, line: state.line) }
  /// Strokes a line between the first and the second point, the third and the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = stride(from: 0, to: points.count - 1, by: 2).flatMap {
      Path.line(from: points[$0], to: points[$0 + 1]).elements
    }
    draw(Path(lines), fill: false, line: state.line)
  }

  /// Makes a rectangle transparent, which is drawn only where it removes everything or nothing.
  public func clear(_ rect: CGRect) {
    let area = rect.applying(state.transform).intersection(state.clipBounds)
    if area.contains(canvas) {
      drawing = DrawingRecord()
    } else if items.contains(where: { $0.extent.intersects(area) }) {
      miss("clearing a part of what was drawn")
    }
  }

  /// Fills a path in the coordinates of the canvas.
  private func fill(_ path: Path, evenOdd: Bool, _ color: RGBA) {
    guard !path.elements.isEmpty else { return }
    var path = path
    path.usesEvenOddFillRule = evenOdd
    let color = color.withAlpha(color.alpha * state.alpha)
    if color.alpha > 0 { emit([.fill(path, color)]) }
  }

  /// Strokes a path in the coordinates of the canvas.
  private func stroke(_ path: Path, _ style: LineStyle) {
    guard !path.elements.isEmpty, state.transform.isInvertible else { return }
    guard state.transform.isSimilarity else {
      return draw(ContentItem.stroke(path.applying(state.transform.inverted()), state.stroke, style))
    }
    let color = state.stroke.withAlpha(state.stroke.alpha * state.alpha)
    emit(ContentItem.stroke(path, color, style.scaled(by: state.transform.lengthFactor)))
  }

  // MARK: For other drawing code

  /// Fills and strokes a path in the coordinates of drawing code, without touching the path so far.
  func draw(_ path: Path, fill isFilled: Bool, evenOdd: Bool = false, alpha: CGFloat = 1, line: LineStyle? = nil) {
    let usual = state.alpha
    state.alpha *= Double(alpha)
    let placed = path.applying(state.transform)
    if isFilled { fill(placed, evenOdd: evenOdd, state.fill) }
    if let line { stroke(placed, line) }
    state.alpha = usual
  }

  /// The rectangle that what follows can be seen in, in the coordinates of drawing code.
  var visible: CGRect {
    state.transform.isInvertible ? state.clipBounds.applying(state.transform.inverted()) : .null
  }

  /// Draws items in the coordinates of drawing code, with its opacity and shadow.
  package func draw(_ items: [ContentItem], alpha: CGFloat = 1) {
    let opacity = state.alpha * Double(min(1, max(0, alpha)))
    guard !items.isEmpty, state.transform.isInvertible, opacity > 0 else { return }
    let t = state.transform
    let isMoved = (t.a, t.b, t.c, t.d) == (1, 0, 0, 1)
    let vector = CGPoint(x: t.tx, y: t.ty)
    guard opacity < 1 || !isMoved else { return emit(vector == .zero ? items : items.map { $0.moved(by: vector) }) }
    var group = ContentGroup(items)
    group.opacity = opacity
    group.transform = t.isIdentity ? nil : t
    emit([.group(group)])
  }

  /// Draws what a class paints itself, as it is: a label's text.
  package func record(_ items: [ContentItem]) { draw(items) }

  /// Adds items in the coordinates of the canvas that are painted by one call, and so cast one shadow.
  private func emit(_ items: [ContentItem]) {
    guard !items.isEmpty else { return }
    defer { onDrawing?() }
    guard let shadow = state.shadow else {
      for item in items { drawing.add(item, in: state.scopes) }
      return
    }
    var group = ContentGroup(items)
    group.shadow = shadow
    drawing.add(.group(group), in: state.scopes)
  }

  // MARK: Clips and layers

  /// The rectangle around what the clips let through.
  public var boundingBoxOfClipPath: CGRect { visible }

  /// Clips what follows to the path, and starts a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = shape
    shape = Path()
    clip(to: path, rule)
  }

  /// Clips what follows to a rectangle, and starts a new path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips what follows to rectangles, and starts a new path.
  public func clip(to rects: [CGRect]) {
    shape = Path()
    addRects(rects)
    clip()
  }

  /// Removes all clips since the last transparency layer began.
  public func resetClip() {
    state.scopes.removeAll { $0.clip != nil }
    state.clipBounds = canvas
  }

  /// Clips what follows to a path in the coordinates of the canvas.
  private func clip(to path: Path, _ rule: CGPathFillRule) {
    var path = path
    path.usesEvenOddFillRule = rule == .evenOdd
    state.clipBounds = path.elements.isEmpty ? .null : state.clipBounds.intersection(path.controlPointBounds)
    open { $0.clip = path }
  }

  /// Draws what follows as opaque as items in the coordinates of drawing code are at each place, in a rectangle.
  package func clip(to rect: CGRect, maskedBy items: [ContentItem]) {
    var group = ContentGroup(items)
    group.transform = state.transform.isIdentity ? nil : state.transform
    var path = Path.rect(rect.standardized).applying(state.transform)
    path.usesEvenOddFillRule = false
    state.clipBounds = state.clipBounds.intersection(path.controlPointBounds)
    open { ($0.clip, $0.mask) = (path, group.isPlain ? items : [.group(group)]) }
  }

  func addClip(_ path: Path, evenOdd: Bool) {
    clip(to: path.applying(state.transform), evenOdd ? .evenOdd : .winding)
  }

  /// Draws what follows as a whole, with the opacity and the shadow of the moment.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    saveGState()
    let (opacity, shadow) = (state.alpha, state.shadow)
    open { ($0.opacity, $0.shadow) = (opacity, shadow) }
    (state.alpha, state.shadow) = (1, nil)
  }

  /// Ends what `beginTransparencyLayer` began.
  public func endTransparencyLayer() { restoreGState() }

  private func open(_ set: (inout DrawingScope) -> Void) {
    lastScope += 1
    var scope = DrawingScope(number: lastScope)
    set(&scope)
    state.scopes.append(scope)
  }
}
