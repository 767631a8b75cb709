public import Foundation

extension CGPath {
  /// Makes a rectangle with circular or elliptic corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(transform.map { path.shape.applying($0.pointee) } ?? path.shape)
  }
}

extension CGMutablePath {
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.move(to: point.applying(transform))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.line(to: point.applying(transform))
  }

  /// Adds lines that connect points, as a new subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
    }
  }

  /// Adds a cubic Bézier curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    shape.curve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    shape.elements += Path.rect(rect.standardized).applying(transform).elements
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fills a rectangle, from its right end, clockwise where y points down.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.standardized
    let circle = CGMutablePath()
    // A quarter of a circle of radius 1 as one cubic: control points at 4/3·(√2 − 1).
    let kappa = 0.552_284_749_830_793_6
    circle.move(to: CGPoint(x: 1, y: 0))
    for (x, y) in [(0.0, 1.0), (-1, 0), (0, -1), (1, 0)] {
      let start = CGPoint(x: y, y: -x)
      circle.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: start.x + x * kappa, y: start.y + y * kappa),
        control2: CGPoint(x: x + start.x * kappa, y: y + start.y * kappa))
    }
    circle.closeSubpath()
    let placed = circle.shape.scaled(
      x: rect.width / 2, y: rect.height / 2, movedBy: CGPoint(x: rect.midX, y: rect.midY))
    shape.elements += placed.applying(transform).elements
  }

  /// Adds a rectangle with circular or elliptic corners, which are at most half as large as its sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let (width, height) = (min(max(0, cornerWidth), rect.width / 2), min(max(0, cornerHeight), rect.height / 2))
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    // A circle, stretched.
    let stretch = height / width
    let circular = CGRect(x: 0, y: 0, width: rect.width, height: rect.height / stretch)
    let path = Path.roundedRect(circular, radius: width).scaled(x: 1, y: stretch, movedBy: rect.origin)
    shape.elements += path.applying(transform).elements
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    shape.elements += path.shape.applying(transform).elements
  }

  /// Closes the subpath.
  public func closeSubpath() { if !isEmpty { shape.close() } }
}
