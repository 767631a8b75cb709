import UIKit

/// A picture that is drawn in code: a sky with a sun or a moon, and hills in front of it.
final class SceneryView: UIView {
  /// The number of the picture; the same number is always the same picture.
  var number: Int { didSet { setNeedsDisplay() } }

  init(_ number: Int = 0) {
    self.number = number
    super.init(frame: .zero)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let palette = SceneryPalette.all[number % SceneryPalette.all.count]
    drawSky(palette, in: context)
    drawSun(palette, in: context)
    for layer in palette.hills.indices { drawHills(layer, palette) }
  }

  private func drawSky(_ palette: SceneryPalette, in context: CGContext) {
    let colors = [palette.top.cgColor, palette.bottom.cgColor] as CFArray
    guard let sky = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil) else {
      return
    }
    context.drawLinearGradient(
      sky, start: CGPoint(x: bounds.midX, y: bounds.minY), end: CGPoint(x: bounds.midX, y: bounds.maxY), options: [])
  }

  private func drawSun(_ palette: SceneryPalette, in context: CGContext) {
    let side = min(bounds.width, bounds.height)
    let middle = point(0.25 + 0.5 * share(7), 0.2 + 0.2 * share(3))
    let radius = side * 0.09
    context.saveGState()
    context.setShadow(offset: .zero, blur: side * 0.12, color: palette.sun.cgColor)
    context.setFillColor(palette.sun.cgColor)
    context.fillEllipse(in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    context.restoreGState()
  }

  /// Draws a row of hills; later ones are lower and nearer.
  private func drawHills(_ layer: Int, _ palette: SceneryPalette) {
    let top = 0.5 + 0.16 * CGFloat(layer)
    let swing = 0.2 - 0.04 * CGFloat(layer)
    let path = UIBezierPath()
    path.move(to: point(0, 1))
    path.addLine(to: point(0, top - swing * (share(layer) - 0.5)))
    path.addCurve(
      to: point(1, top - swing * (share(layer + 11) - 0.5)),
      controlPoint1: point(0.35, top - swing * 2 * (share(layer + 5) - 0.2)),
      controlPoint2: point(0.7, top + swing * 2 * (share(layer + 9) - 0.4)))
    path.addLine(to: point(1, 1))
    path.close()
    palette.hills[layer].setFill()
    path.fill()
  }

  /// The point at shares of the width and of the height.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
  }

  /// A share between 0 and 1 that looks random and depends on the picture and the salt alone.
  private func share(_ salt: Int) -> CGFloat {
    let hundredths = (number * 37 + salt * 53 + 29) % 100
    return CGFloat(hundredths) / 100
  }
}
