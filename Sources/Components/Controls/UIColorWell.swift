@_spi(Views) public import LPAutoLayout
public import Foundation

/// A button that shows a colour in a ring of all hues, and would show a colour picker when tapped.
open class UIColorWell: UIControl {
  @_spi(Views) open override var role: ViewRecord.Role { .control }
  /// The title of the colour picker, which is never shown.
  open var title: String?
  /// Whether the colour picker would offer opacity.
  open var supportsAlpha = true
  /// The colour; `nil` for none.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  @_spi(Views) open override func applyClassDefaults() {
    setContentPriorities(hugging: .defaultHigh)
  }

  /// The side of the well, in points.
  private static let side: CGFloat = 28
  /// The width of the ring and the space inside of it, in points.
  private static let (ring, gap): (CGFloat, CGFloat) = (3, 3)

  /// Red, yellow, green, cyan, blue, magenta and red.
  private static let hues: [RGBA] = {
    let (low, high) = (0.15, 1.0)
    return [
      RGBA(red: high, green: low, blue: low), RGBA(red: high, green: high, blue: low),
      RGBA(red: low, green: high, blue: low), RGBA(red: low, green: high, blue: high),
      RGBA(red: low, green: low, blue: high), RGBA(red: high, green: low, blue: high),
      RGBA(red: high, green: low, blue: low),
    ]
  }()

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    let side = min(bounds.width, bounds.height)
    guard side > 2 * (Self.ring + Self.gap) else { return [] }
    let circle = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    var items = ring(circle)
    if let selectedColor {
      items += swatch(circle.insetBy(dx: Self.ring + Self.gap, dy: Self.ring + Self.gap), paint(selectedColor))
    }
    guard !isEnabled else { return items }
    var group = ContentGroup(items)
    group.opacity = 0.5
    return [.group(group)]
  }

  /// The hues around the circle, from red at the right.
  private func ring(_ circle: CGRect) -> [ContentItem] {
    let stops = Self.hues.enumerated().map { index, hue in
      GradientPaint.Stop(location: Double(index) / Double(Self.hues.count - 1), color: hue)
    }
    let center = CGPoint(x: circle.midX, y: circle.midY)
    let hues = GradientPaint(kind: .conic, stops: stops, start: center, end: CGPoint(x: circle.maxX, y: circle.midY))
    var group = ContentGroup([.gradient(.ellipse(in: circle), hues)])
    let middle = circle.insetBy(dx: Self.ring / 2, dy: Self.ring / 2)
    group.mask = [.stroke(.ellipse(in: middle), .black, width: Self.ring)]
    return [.group(group)]
  }

  /// The colour, over black and white halves if it is translucent.
  private func swatch(_ circle: CGRect, _ color: RGBA) -> [ContentItem] {
    guard color.alpha < 1 else { return [.fill(.ellipse(in: circle), color)] }
    var half = Path()
    half.move(to: CGPoint(x: circle.maxX, y: circle.minY))
    half.line(to: CGPoint(x: circle.maxX, y: circle.maxY))
    half.line(to: CGPoint(x: circle.minX, y: circle.maxY))
    half.close()
    var group = ContentGroup([
      .fill(.rect(circle), .white), .fill(half, .black), .fill(.rect(circle), color),
    ])
    group.clip = .ellipse(in: circle)
    return [.group(group)]
  }
}
