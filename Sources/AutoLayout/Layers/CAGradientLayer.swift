public import Foundation

/// A layer that is filled with a gradient.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor` or `UIColor`; other objects are left out, and a single colour fills the layer.
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1 and ascending; `nil`, or another number of them than of colours, spreads the
  /// colours evenly.
  open var locations: [NSNumber]?
  /// The start, from (0, 0) at the top left to (1, 1); the top middle unless set.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, from (0, 0) at the top left to (1, 1); the bottom middle unless set.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial

  @_spi(Views) open override func paint(in rect: CGRect, with traits: UITraitCollection) -> [ContentItem] {
    let stops = stops(with: traits)
    guard let last = stops.last, rect.width > 0, rect.height > 0 else { return [] }
    let shape = Path.roundedRect(rect, radius: cornerRadius, corners: maskedCorners, curve: cornerCurve)
    let (start, end) = (place(startPoint, in: rect), place(endPoint, in: rect))
    guard stops.count > 1, let start, let end, !isFlat(from: start, to: end) else { return [.fill(shape, last.color)] }
    return [.gradient(shape, GradientPaint(kind: kind, stops: stops, start: start, end: end))]
  }

  private var kind: GradientPaint.Kind { GradientPaint.Kind(rawValue: type.rawValue) ?? .axial }

  /// Whether there is no distance for the colours to change over, so that the last one fills everything.
  private func isFlat(from start: CGPoint, to end: CGPoint) -> Bool {
    let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
    return kind == .radial ? min(x, y) < 1e-3 : max(x, y) < 1e-3
  }

  private func place(_ unit: CGPoint, in rect: CGRect) -> CGPoint? {
    guard unit.x.isFinite, unit.y.isFinite, max(abs(unit.x), abs(unit.y)) <= 1000 else { return nil }
    return CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
  }

  private func stops(with traits: UITraitCollection) -> [GradientPaint.Stop] {
    let colors = (colors ?? []).compactMap { ($0 as? UIColor)?.resolved(with: traits) }
    let given = locations.flatMap { $0.count == colors.count ? $0.map(\.doubleValue) : nil }
    var reached = 0.0
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let location = given?[index] ?? even
      reached = max(reached, location.isFinite ? min(1, max(0, location)) : reached)
      return GradientPaint.Stop(location: reached, color: color)
    }
  }
}
