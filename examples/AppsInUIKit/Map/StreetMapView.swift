import UIKit

/// A part of a town, drawn in code: blocks, streets, a park, a river, a route and pins.
final class StreetMapView: UIView {
  init() {
    super.init(frame: .zero)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    shade(light: 0xF2EFE9, dark: 0x26282B).setFill()
    UIRectFill(bounds)
    drawGreen()
    drawWater()
    drawStreets(in: context)
    drawRoute()
    drawName("Old Town", at: point(0.2, 0.2))
    drawName("Riverside", at: point(0.64, 0.13))
    drawName("Garden", at: point(0.7, 0.33))
    drawPin(at: point(0.22, 0.4), .systemRed, in: context)
    drawPin(at: point(0.62, 0.24), .systemIndigo, in: context)
    drawHere(at: point(0.44, 0.36))
  }

  /// The point at shares of the width and of the height.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: bounds.width * x, y: bounds.height * y) }

  private func shade(light: UInt32, dark: UInt32) -> UIColor {
    UIColor(rgb: traitCollection.userInterfaceStyle == .dark ? dark : light)
  }

  private func drawGreen() {
    shade(light: 0xCFE8C0, dark: 0x2C4030).setFill()
    let park = CGRect(origin: point(0.6, 0.28), size: CGSize(width: bounds.width * 0.34, height: 120))
    UIBezierPath(roundedRect: park, cornerRadius: 16).fill()
    UIBezierPath(ovalIn: CGRect(x: -30, y: 40, width: 120, height: 90)).fill()
  }

  private func drawWater() {
    let river = UIBezierPath()
    river.move(to: CGPoint(x: bounds.width * 0.45, y: -10))
    river.addCurve(
      to: CGPoint(x: bounds.width + 20, y: bounds.height * 0.24), controlPoint1: point(0.5, 0.16),
      controlPoint2: point(0.8, 0.12))
    river.lineWidth = 44
    river.lineCapStyle = .round
    shade(light: 0xA9D5F2, dark: 0x20405A).setStroke()
    river.stroke()
  }

  private func drawStreets(in context: CGContext) {
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY / 2)
    context.rotate(by: -0.2)
    // Wider lines below narrower ones leave an edge at both sides of each street.
    drawGrid(in: context, width: 9, shade(light: 0xD9D4CA, dark: 0x1A1B1D))
    drawGrid(in: context, width: 7, shade(light: 0xFFFFFF, dark: 0x3A3D41))
    context.setLineWidth(12)
    context.setStrokeColor(shade(light: 0xF8D67A, dark: 0x6B5A2A).cgColor)
    context.strokeLineSegments(between: [CGPoint(x: -bounds.height, y: 96), CGPoint(x: bounds.height, y: 96)])
    context.restoreGState()
  }

  private func drawGrid(in context: CGContext, width: CGFloat, _ color: UIColor) {
    let reach = bounds.height
    context.setLineWidth(width)
    context.setStrokeColor(color.cgColor)
    for index in -6...6 {
      let place = CGFloat(index) * 64
      context.strokeLineSegments(between: [
        CGPoint(x: place, y: -reach), CGPoint(x: place, y: reach), CGPoint(x: -reach, y: place * 0.9),
        CGPoint(x: reach, y: place * 0.9),
      ])
    }
  }

  private func drawRoute() {
    let route = UIBezierPath()
    route.move(to: point(0.44, 0.36))
    for corner in [point(0.4, 0.29), point(0.585, 0.272), point(0.62, 0.24)] { route.addLine(to: corner) }
    route.lineCapStyle = .round
    route.lineJoinStyle = .round
    for (width, color) in [(9, UIColor.white), (6, .systemBlue)] as [(CGFloat, UIColor)] {
      route.lineWidth = width
      color.setStroke()
      route.stroke()
    }
    route.lineWidth = 2
    route.setLineDash([1, 7], count: 2, phase: 0)
    UIColor.white.setStroke()
    route.stroke()
  }

  private func drawName(_ name: String, at middle: CGPoint) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: UIColor.secondaryLabel,
    ]
    let size = name.size(withAttributes: attributes)
    name.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
  }

  private func drawPin(at tip: CGPoint, _ color: UIColor, in context: CGContext) {
    let pin = UIBezierPath(
      arcCenter: CGPoint(x: tip.x, y: tip.y - 26), radius: 13, startAngle: .pi * 0.8, endAngle: .pi * 0.2,
      clockwise: true)
    pin.addLine(to: tip)
    pin.close()
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
    color.setFill()
    pin.fill()
    context.restoreGState()
    UIColor.white.setFill()
    UIBezierPath(ovalIn: CGRect(x: tip.x - 5, y: tip.y - 31, width: 10, height: 10)).fill()
  }

  private func drawHere(at middle: CGPoint) {
    let circles: [(CGFloat, UIColor)] = [
      (28, UIColor.systemBlue.withAlphaComponent(0.18)), (10, .white), (7, .systemBlue),
    ]
    for (radius, color) in circles {
      color.setFill()
      UIBezierPath(
        ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
      ).fill()
    }
  }
}
