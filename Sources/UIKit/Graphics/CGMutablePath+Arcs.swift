public import LPAutoLayout
public import LPLayoutModel

extension CGPath {
  /// Returns whether a point, after a transform, is inside the path.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    shape.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }
}

extension CGMutablePath {
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
    extend(transform) {
      $0.addArc(from: $0.currentPoint, corner: tangent1End, toward: tangent2End, radius: radius)
    }
  }

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
  public final func reversing() -> UIBezierPath {
    let path = UIBezierPath(cgPath: CGPath(cgPath.shape.reversed))
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }
}
