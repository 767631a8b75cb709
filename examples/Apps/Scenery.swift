import LayoutPreview

/// A picture that is drawn in code: a sky with a sun or a moon, and hills in front of it.
final class Scenery: View {
  private var number = 0

  /// Makes the picture of a number; the same number is always the same picture.
  convenience init(_ number: Int) {
    self.init(frame: .zero)
    self.number = number
    named("picture")
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let palette = Self.palettes[number % Self.palettes.count]
    let sky = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [palette.top.cgColor, palette.bottom.cgColor] as CFArray,
      locations: nil)
    if let sky {
      context.drawLinearGradient(
        sky, start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY), options: [])
    }
    drawSun(in: rect, context, palette)
    for layer in 0..<3 { drawHills(in: rect, layer, palette) }
  }

  private func drawSun(in rect: CGRect, _ context: CGContext, _ palette: Palette) {
    let side = min(rect.width, rect.height)
    let middle = CGPoint(
      x: rect.minX + rect.width * (0.25 + 0.5 * share(7)), y: rect.minY + rect.height * (0.2 + 0.2 * share(3)))
    context.saveGState()
    context.setShadow(offset: .zero, blur: side * 0.12, color: palette.sun.cgColor)
    context.setFillColor(palette.sun.cgColor)
    let radius = side * 0.09
    context.fillEllipse(in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    context.restoreGState()
  }

  private func drawHills(in rect: CGRect, _ layer: Int, _ palette: Palette) {
    let top = rect.minY + rect.height * (0.5 + 0.16 * CGFloat(layer))
    let swing = rect.height * (0.2 - 0.04 * CGFloat(layer))
    let path = BezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: top - swing * (share(layer) - 0.5)))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: top - swing * (share(layer + 11) - 0.5)),
      controlPoint1: CGPoint(x: rect.minX + rect.width * 0.35, y: top - swing * 2 * (share(layer + 5) - 0.2)),
      controlPoint2: CGPoint(x: rect.minX + rect.width * 0.7, y: top + swing * 2 * (share(layer + 9) - 0.4)))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.close()
    palette.hills[layer].setFill()
    path.fill()
  }

  /// A share between 0 and 1 that looks random and depends on the picture and the salt alone.
  private func share(_ salt: Int) -> CGFloat {
    let percent: Int = (number * 37 + salt * 53 + 29) % 100
    return CGFloat(percent) / 100
  }

  private struct Palette {
    let top: Color
    let bottom: Color
    let sun: Color
    let hills: [Color]
  }

  private static func color(_ hex: UInt32) -> Color {
    Color(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }

  private static func palette(_ top: UInt32, _ bottom: UInt32, _ sun: UInt32, _ hills: [UInt32]) -> Palette {
    Palette(top: color(top), bottom: color(bottom), sun: color(sun), hills: hills.map(color))
  }

  private static let palettes = [
    palette(0x3A7BD5, 0xBFE6FF, 0xFFF3C4, [0x7FA8C9, 0x4F8A6B, 0x2E5E46]),
    palette(0x41295A, 0xF3904F, 0xFFE29A, [0x8C4A5E, 0x5E3350, 0x2F1B33]),
    palette(0x0F2027, 0x2C5364, 0xF5F3CE, [0x28495A, 0x1B3543, 0x0E1F29]),
    palette(0xFF9A9E, 0xFAD0C4, 0xFFFFFF, [0xD98BA0, 0xA86884, 0x6E4565]),
    palette(0x56AB2F, 0xD9F2A6, 0xFFF7B0, [0x8CBF5A, 0x4D8B3A, 0x2C5A2A]),
    palette(0x8E9EAB, 0xEEF2F3, 0xFFFFFF, [0x9BA8B2, 0x6C7A86, 0x434E57]),
  ]
}
