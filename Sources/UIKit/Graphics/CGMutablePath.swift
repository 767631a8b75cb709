public import LPAutoLayout
public import LPLayoutModel

extension CGPath {
  /// Makes a rectangle with circular or elliptic corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(transform.map { path.shape.applying($0.pointee) } ?? path.shape)
  }

  /// Returns whether a point is inside the path.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    shape.applying(transform).contains(point, evenOdd: rule == .evenOdd)
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

  /// Adds a quadratic Bézier curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    extend { $0.addQuadCurve(to: end.applying(transform), controlPoint: control.applying(transform)) }
  }

  /// Adds an arc after a line to its start; angles are in radians, clockwise from the right. As in UIKit's contexts, whose
  /// y points down, an arc that is `clockwise` by its name turns to the left.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    extend(transform) {
      $0.addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
  }

  /// Adds an arc of an angle, in radians; a positive one turns to the right.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }

  /// Adds an arc that touches the line to the first point and the one from there to the second, after a line to its
  /// start.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    extend {
      $0.addArc(
        from: $0.currentPoint, corner: tangent1End.applying(transform), toward: tangent2End.applying(transform),
        radius: radius)
    }
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

  /// Adds what a closure adds to the path, in coordinates that a transform maps.
  private func extend(_ transform: CGAffineTransform = .identity, _ add: (UIBezierPath) -> Void) {
    let path = UIBezierPath(cgPath: CGPath(shape.applying(transform.inverted())))
    let count = shape.elements.count
    add(path)
    shape.elements += Path(Array(path.cgPath.shape.elements[count...])).applying(transform).elements
  }
}

extension UIBezierPath {
  /// Returns whether a point is inside the path, by its rule.
  public final func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns the path from its end to its start.
  public final func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(cgPath.shape.reversed)) }
}
