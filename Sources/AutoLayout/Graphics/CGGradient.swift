public import Foundation

/// A space of colours; all colours are sRGB here.
public final class CGColorSpace: NSObject, Sendable {
  /// The space of screens.
  public static func deviceRGB() -> CGColorSpace { CGColorSpace() }
}

/// Returns the space of screens.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Returns the space of screens; greys are colours of it.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
/// A list of objects, with Core Foundation's name.
public typealias CFArray = [Any]

/// How a gradient goes on beyond its ends; raw values are Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour fills what is before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what is after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that follow each other.
public final class CGGradient {
  let stops: [GradientPaint.Stop]

  /// Makes a gradient of colours, evenly spread or at ascending places from 0 to 1; `nil` without colours.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { ($0 as? UIColor)?.resolved(with: .current) }
    guard !colors.isEmpty else { return nil }
    var reached = 0.0
    stops = colors.indices.map { index in
      let place = locations.map { Double($0[index]) } ?? Double(index) / Double(max(1, colors.count - 1))
      reached = max(reached, place.isFinite ? min(1, max(0, place)) : reached)
      return .init(location: reached, color: colors[index])
    }
  }

  /// Makes a gradient of components, four for each colour; `nil` without colours.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    stops = (0..<count).map { index in
      let part = components + 4 * index
      let place = locations.map { Double($0[index]) } ?? Double(index) / Double(max(1, count - 1))
      return .init(
        location: place, color: RGBA(red: part[0], green: part[1], blue: part[2], alpha: part[3]))
    }
  }
}

extension CGContext {
  /// Paints a gradient along a line, within the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = hypot(dx, dy)
    guard length > 1e-6, length.isFinite, !visible.isNull else { return }
    let direction = CGPoint(x: dx / length, y: dy / length)
    // Coordinates along the line and across it.
    let corners = [
      CGPoint(x: visible.minX, y: visible.minY), CGPoint(x: visible.maxX, y: visible.minY),
      CGPoint(x: visible.minX, y: visible.maxY), CGPoint(x: visible.maxX, y: visible.maxY),
    ].map { CGPoint(x: $0.x - startPoint.x, y: $0.y - startPoint.y) }
    let along = corners.map { $0.x * direction.x + $0.y * direction.y }
    let across = corners.map { $0.y * direction.x - $0.x * direction.y }
    let first = options.contains(.drawsBeforeStartLocation) ? min(0, along.min()!) : 0
    let last = options.contains(.drawsAfterEndLocation) ? max(length, along.max()!) : length
    func point(_ t: CGFloat, _ s: CGFloat) -> CGPoint {
      CGPoint(
        x: startPoint.x + direction.x * t - direction.y * s, y: startPoint.y + direction.y * t + direction.x * s)
    }
    let (left, right) = (across.min()!, across.max()!)
    var shape = Path()
    shape.move(to: point(first, left))
    for corner in [point(last, left), point(last, right), point(first, right)] { shape.line(to: corner) }
    shape.close()
    paint(gradient, shape, .axial, gradient.stops, startPoint, endPoint)
  }

  /// Paints a gradient between two circles, within the clip. Circles with different centres are reported.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard hypot(startCenter.x - endCenter.x, startCenter.y - endCenter.y) < 1e-3 else {
      return miss("a radial gradient between circles with different centres")
    }
    guard startRadius != endRadius, startRadius >= 0, endRadius >= 0, startRadius.isFinite, endRadius.isFinite,
      !visible.isNull
    else { return }
    let isInward = startRadius > endRadius
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
    let fillsInside = options.contains(isInward ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    let fillsOutside = options.contains(isInward ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    func circle(_ radius: CGFloat) -> Path {
      .ellipse(in: CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
    }
    var shape = fillsOutside ? .rect(visible.union(circle(outer).controlPointBounds)) : circle(outer)
    if !fillsInside, inner > 0 {
      shape.elements += circle(inner).elements
      shape.usesEvenOddFillRule = true
    }
    let stops = isInward ? Array(gradient.stops.reversed()) : gradient.stops
    let placed = stops.map { stop in
      let share = CGFloat(isInward ? 1 - stop.location : stop.location)
      return GradientPaint.Stop(location: Double((inner + share * (outer - inner)) / outer), color: stop.color)
    }
    paint(
      gradient, shape, .radial, placed, endCenter, CGPoint(x: endCenter.x + outer, y: endCenter.y + outer))
  }

  /// Paints a gradient around a point, beginning in a direction in radians from the right, within the clip.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard angle.isFinite, !visible.isNull else { return }
    paint(
      gradient, .rect(visible), .conic, gradient.stops, center,
      CGPoint(x: center.x + cos(angle), y: center.y + sin(angle)))
  }

  private func paint(
    _ gradient: CGGradient, _ shape: Path, _ kind: GradientPaint.Kind, _ stops: [GradientPaint.Stop], _ start: CGPoint,
    _ end: CGPoint
  ) {
    let stops = stops.count == 1 ? stops + stops : stops
    draw([.gradient(shape, GradientPaint(kind: kind, stops: stops, start: start, end: end))])
  }
}
