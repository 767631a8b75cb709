public import Foundation

/// A path of lines and curves, for shape layers, masks and shadows; points, y down.
open class UIBezierPath: NSObject {
  /// The path's lines and curves.
  final var shape: Path
  /// The path in the form that layers and contexts take.
  open var cgPath: CGPath {
    get { CGPath(shape) }
    set { shape = newValue.shape }
  }
  /// The end of the path so far.
  open var currentPoint: CGPoint { shape.currentPoint }

  /// Makes an empty path.
  public override init() { shape = Path() }
  /// Makes a path of another form.
  public init(cgPath: CGPath) { shape = cgPath.shape }
  /// Makes a rectangle.
  public init(rect: CGRect) { shape = .rect(rect) }
  /// Makes the ellipse that fills a rectangle.
  public init(ovalIn rect: CGRect) { shape = .ellipse(in: rect) }
  /// Makes a rectangle with continuous corners, as UIKit's class does since iOS 7.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    shape = .roundedRect(rect, radius: cornerRadius, corners: .all, curve: .continuous)
  }
  /// Makes a rectangle, some corners of which are continuous curves. The radius is the width of the radii.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    // The corners have the same bits.
    shape = .roundedRect(
      rect, radius: cornerRadii.width, corners: CACornerMask(rawValue: corners.rawValue & 15), curve: .continuous)
  }
  /// Makes an arc around a point; angles are in radians, clockwise from the right.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    shape = Path()
    super.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line.
  open var lineJoinStyle = CGLineJoin.miter
  /// How many line widths a mitre may be long; a longer one is cut off.
  open var miterLimit: CGFloat = 10
  /// Has no effect: curves are always exact.
  open var flatness: CGFloat = 0.6
  /// Whether a place is inside if the number of lines around it is odd.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Sets the lengths of dashes and gaps, and where in the pattern the line begins; `nil` makes it solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// How the path is stroked.
  var lineStyle: LineStyle {
    var style = LineStyle(width: lineWidth, dashes: dashes)
    (style.cap, style.join, style.miterLimit, style.phase) = (lineCapStyle, lineJoinStyle, miterLimit, dashPhase)
    return style
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { shape.elements.isEmpty }
  /// The rectangle around the path and its control points; points.
  open var bounds: CGRect { isEmpty ? .null : shape.controlPointBounds }
  /// Removes everything.
  open func removeAllPoints() { shape = Path() }
  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) { shape = shape.applying(transform) }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { shape.move(to: point) }
  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { shape.line(to: point) }
  /// Adds a cubic Bézier curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (controlPoint.x - point.x) * 2 / 3, y: point.y + (controlPoint.y - point.y) * 2 / 3)
    }
    shape.curve(to: endPoint, control1: toward(currentPoint), control2: toward(endPoint))
  }
  /// Closes the subpath with a straight line.
  open func close() { shape.close() }
  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { shape.elements += bezierPath.shape.elements }

  /// Adds an arc around a point, after a line to its start; angles are in radians, clockwise from the right. Angles that
  /// are not finite add nothing.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard startAngle.isFinite, endAngle.isFinite, radius.isFinite else { return }
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let count = max(1, Int((abs(sweep) / (CGFloat.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if shape.elements.isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
      let (start, end) = (point(from), point(to))
      addCurve(
        to: end, controlPoint1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        controlPoint2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  /// Adds an arc that touches the lines from a point to a corner and on to another point, after a line to its start.
  package final func addArc(from start: CGPoint, corner: CGPoint, toward end: CGPoint, radius: CGFloat) {
    let (x1, y1) = (start.x - corner.x, start.y - corner.y)
    let (x2, y2) = (end.x - corner.x, end.y - corner.y)
    let (first, second) = (hypot(x1, y1), hypot(x2, y2))
    let cosine = (x1 * x2 + y1 * y2) / (first * second)
    guard radius > 0, first > 0, second > 0, abs(cosine) < 0.999_999 else { return addLine(to: corner) }
    let half = acos(cosine) / 2
    let (reach, distance) = (radius / tan(half), radius / sin(half))
    let middle = (x: x1 / first + x2 / second, y: y1 / first + y2 / second)
    let length = hypot(middle.x, middle.y)
    let center = CGPoint(
      x: corner.x + middle.x / length * distance, y: corner.y + middle.y / length * distance)
    func angle(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGFloat {
      atan2(corner.y + y / side * reach - center.y, corner.x + x / side * reach - center.x)
    }
    addArc(
      withCenter: center, radius: radius, startAngle: angle(x1, y1, first), endAngle: angle(x2, y2, second),
      clockwise: x1 * y2 - y1 * x2 < 0)
  }

  /// Returns the angle of an arc, which is at most a full turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let sweep = clockwise ? end - start : start - end
    if sweep >= turn { return clockwise ? turn : -turn }
    let positive = sweep < 0 ? sweep - (sweep / turn).rounded(.down) * turn : sweep
    return clockwise ? positive : -positive
  }
}
