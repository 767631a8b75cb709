public import Foundation

/// How the ends of a line look; raw values are Core Graphics'.
public enum CGLineCap: Int32, Codable, Sendable {
  /// The line ends at its end.
  case butt = 0
  /// A half circle is added.
  case round
  /// Half of a square is added.
  case square
}

/// How the corners of a line look; raw values are Core Graphics'.
public enum CGLineJoin: Int32, Codable, Sendable {
  /// The edges meet in a point, unless it reaches out further than the mitre limit.
  case miter = 0
  /// The corner is a circle.
  case round
  /// The corner is cut off.
  case bevel
}

/// How a path is stroked; lengths are in points.
public struct LineStyle: Hashable, Codable, Sendable {
  /// The width of the line.
  public var width: CGFloat
  /// The ends of the line and of its dashes.
  public var cap = CGLineCap.butt
  /// The corners.
  public var join = CGLineJoin.miter
  /// How many line widths a mitre may be long; a longer one is cut off.
  public var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps; empty for a solid line.
  public var dashes: [CGFloat] = []
  /// The place in the pattern of dashes at which the line begins.
  public var phase: CGFloat = 0

  /// Makes the style of a solid line.
  public init(width: CGFloat, dashes: [CGFloat] = []) {
    self.width = width
    self.dashes = dashes
  }

  /// Whether the style says no more than the width.
  package var isPlain: Bool { self == LineStyle(width: width) }
  /// Whether there are dashes that can be drawn: Core Graphics ignores patterns with negative lengths, or only zeros.
  package var isDashed: Bool {
    dashes.contains { $0 > 0 } && dashes.allSatisfy { $0 >= 0 && $0.isFinite } && phase.isFinite
  }

  /// Returns how far the line reaches from its path at most.
  func reach(along path: Path) -> CGFloat {
    // The corner of a square cap, and of a right angle, is half of a diagonal away.
    let plain = cap == .square || path.elements.count > 2 ? 0.71 : 0.5
    let isBox = path.elements.count == 5 && path.elements.last == .close
    return width * (join != .miter || path.elements.count <= 2 || isBox ? plain : max(plain, miterLimit / 2))
  }

  /// Returns the style of a path that is scaled by a factor.
  package func scaled(by factor: CGFloat) -> LineStyle {
    var style = self
    style.width *= factor
    style.dashes = dashes.map { $0 * factor }
    style.phase *= factor
    return style
  }
}

extension ContentItem {
  /// Returns the items of a stroked path: none for a width that cannot be drawn.
  package static func stroke(_ path: Path, _ color: RGBA, _ style: LineStyle) -> [ContentItem] {
    guard style.width > 0, style.width.isFinite, color.alpha > 0 else { return [] }
    var style = style
    if !style.isDashed { (style.dashes, style.phase) = ([], 0) }
    if !style.miterLimit.isFinite || style.miterLimit < 1 { style.miterLimit = 1 }
    return [style.isPlain ? .stroke(path, color, width: style.width) : .line(path, color, style)]
  }
}
