public import Foundation

/// The rules for what is inside a path; raw values are Core Animation's.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The non-zero winding rule: inside is where the turns of the path do not cancel out.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule: inside is where a ray crosses an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line; raw values are Core Animation's.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends at its end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle is added.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half of a square is added.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var style: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The corners of a line; raw values are Core Animation's.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The edges meet in a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var style: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates; `nil` for none. Later changes of the one that is set do not count.
  open var path: CGPath? {
    get { givenPath }
    set { givenPath = newValue?.copy() }
  }
  private var givenPath: CGPath?
  /// The colour inside the path; black unless set, `nil` for none.
  open var fillColor: CGColor? = .black
  /// The colour of the line; `nil` for none.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// Where the line begins, as a share of the path's length.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a share of the path's length.
  open var strokeEnd: CGFloat = 1
  /// Which places are inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How many line widths a mitre may be long; a longer one is cut off.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The place in the pattern of dashes at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0

  @_spi(Views) open override func paint(in rect: CGRect, with traits: UITraitCollection) -> [ContentItem] {
    guard var path = path?.shape.moved(by: CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)) else {
      return []
    }
    var items: [ContentItem] = []
    path.usesEvenOddFillRule = fillRule == .evenOdd
    if let fill = fillColor?.resolved(with: traits), fill.alpha > 0 { items.append(.fill(path, fill)) }
    guard let stroke = strokeColor?.resolved(with: traits) else { return items }
    path.usesEvenOddFillRule = false
    var style = LineStyle(width: lineWidth, dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    (style.cap, style.join, style.miterLimit) = (lineCap.style, lineJoin.style, miterLimit)
    style.phase = lineDashPhase
    return items + ContentItem.stroke(path.trimmed(from: strokeStart, to: strokeEnd), stroke, style)
  }
}
