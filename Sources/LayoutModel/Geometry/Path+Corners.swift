package import Foundation

extension Path {
  /// Makes a rectangle whose corners in a set are rounded by a curve.
  ///
  /// A radius that is not a number rounds nothing; others are limited to half of the shorter side.
  package static func roundedRect(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve
  ) -> Path {
    guard radius > 0, !corners.isEmpty else { return .rect(rect) }
    if corners.isSuperset(of: .all), curve != .continuous { return roundedRect(rect, radius: radius) }
    let limit = min(rect.width, rect.height) / 2
    guard limit > 0 else { return .rect(rect) }
    let corner = CornerSegments(radius: min(radius, limit), limit: limit, isContinuous: curve == .continuous)
    return Path(corner.outline(of: rect, corners)).closed
  }

  private var closed: Path {
    var path = self
    path.close()
    return path
  }
}

/// The curves of a corner, as distances along the two edges from the corner's point.
private struct CornerSegments {
  /// Where the curve leaves the first edge, followed by three points for each cubic; x along the first edge, y along the
  /// second one.
  private var points: [CGPoint]

  /// The continuous corner of radius 1, from the first edge to the axis of symmetry and on to the second edge. It
  /// begins 1.528665 radii from the corner, as `cornerCurveExpansionFactor(_:)` tells; the points in between were
  /// measured on the paths of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7.
  private static let continuous: [(Double, Double)] = [
    (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
    (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
  ]

  init(radius: CGFloat, limit: CGFloat, isContinuous: Bool) {
    // Where the edges are too short for the whole curve, it approaches the circle.
    let share = isContinuous ? min(1, max(0, (limit / radius - 1) / (Self.continuous[0].0 - 1))) : 0
    points = zip(Self.continuous, Self.circular).map { smooth, round in
      CGPoint(
        x: radius * (round.0 + (smooth.0 - round.0) * share), y: radius * (round.1 + (smooth.1 - round.1) * share))
    }
  }

  /// A quarter of a circle as three cubics that end where those of the continuous corner do.
  private static let circular: [(Double, Double)] = {
    // The second curve begins at a sine of 1 − 0.63149379.
    let first: Double = asin(1 - continuous[3].0)
    let angles: [Double] = [0, first, Double.pi / 2 - first, Double.pi / 2]
    func point(_ angle: Double) -> (Double, Double) { (1 - sin(angle), 1 - cos(angle)) }
    var points = [point(0)]
    for (start, end) in zip(angles, angles.dropFirst()) {
      let reach = 4 / 3 * tan((end - start) / 4)
      let (from, to) = (point(start), point(end))
      points.append((from.0 - reach * cos(start), from.1 + reach * sin(start)))
      points.append((to.0 + reach * cos(end), to.1 - reach * sin(end)))
      points.append(to)
    }
    return points
  }()

  /// Walks clockwise from the end of the top left corner.
  func outline(of rect: CGRect, _ corners: CACornerMask) -> [Path.Element] {
    var elements: [Path.Element] = []
    // Each corner has its point, and the directions of the edge that leads to it, backwards, and of the next one.
    let places: [(CACornerMask, CGPoint, back: CGPoint, on: CGPoint)] = [
      (
        .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)
      ),
      (
        .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)
      ),
      (
        .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)
      ),
      (
        .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)
      ),
    ]
    for (corner, point, back, on) in places {
      let shown = corners.contains(corner) ? points : [.zero]
      let mapped = shown.map {
        CGPoint(x: point.x + back.x * $0.x + on.x * $0.y, y: point.y + back.y * $0.x + on.y * $0.y)
      }
      elements.append(elements.isEmpty ? .move(mapped[0]) : .line(mapped[0]))
      for index in stride(from: 1, to: mapped.count, by: 3) {
        elements.append(.curve(mapped[index + 2], control1: mapped[index], control2: mapped[index + 1]))
      }
    }
    return elements
  }
}
