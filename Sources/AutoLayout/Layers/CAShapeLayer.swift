public import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates; `nil` for none.
  open var path: CGPath?
  /// The colour inside the path; black unless set, `nil` for none.
  open var fillColor: CGColor? = .black
  /// The colour of the line; `nil` for none.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps, in points; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?

  package override func paint(in rect: CGRect, with traits: UITraitCollection) -> [ContentItem] {
    guard let path = path?.moved(by: CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)) else {
      return []
    }
    var items: [ContentItem] = []
    if let fill = fillColor?.resolved(with: traits), fill.alpha > 0 { items.append(.fill(path, fill)) }
    guard let stroke = strokeColor?.resolved(with: traits), lineWidth > 0, lineWidth.isFinite else { return items }
    let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    if dashes.contains(where: { $0 > 0 }), dashes.allSatisfy({ $0 >= 0 && $0.isFinite }) {
      items.append(.dashes(path, stroke, width: lineWidth, lengths: dashes))
    } else {
      items.append(.stroke(path, stroke, width: lineWidth))
    }
    return items
  }
}
