import AutoLayout
import Foundation

/// The pale edge beside lines, which keeps them legible on any background. It is left out over text, of whose letters
/// it would erase parts.
struct Halo {
  /// The rectangles of lines of text that overlap a rectangle.
  let texts: (CGRect) -> [CGRect]

  /// The halo over a screen without text.
  static var overNothing: Halo { Halo { _ in [] } }

  init(texts: @escaping (CGRect) -> [CGRect]) { self.texts = texts }

  init(besides texts: [CGRect]) { self.init { rect in texts.filter { $0.intersects(rect) } } }

  /// The parts of lines whose halo of a width covers no text.
  func parts(of segments: [LineSegment], width: CGFloat) -> [LineSegment] {
    segments.flatMap { segment -> [LineSegment] in
      let rects = segment.rects(width: width)
      guard rects.count == 1 else { return rects.allSatisfy { texts($0).isEmpty } ? [segment] : [] }
      let covered = texts(rects[0])
      return covered.isEmpty ? [segment] : parts(of: segment, without: covered, reach: width / 2)
    }
  }

  /// The pieces of a vertical or horizontal line before, between and after rectangles.
  private func parts(of segment: LineSegment, without rects: [CGRect], reach: CGFloat) -> [LineSegment] {
    let axis: NSLayoutConstraint.Axis = segment.isHorizontal ? .horizontal : .vertical
    let (start, end) =
      segment.isHorizontal ? (segment.start.x, segment.end.x) : (segment.start.y, segment.end.y)
    let across = segment.isHorizontal ? segment.start.y : segment.start.x
    var (low, pieces): (CGFloat, [LineSegment]) = (min(start, end), [])
    for range in rects.map({ $0.range(axis) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let stop = range.lowerBound - reach
      if stop - low > 0.5 { pieces.append(.along(axis, from: low, to: stop, at: across)) }
      low = max(low, range.upperBound + reach)
    }
    let high = max(start, end)
    return high - low > 0.5 ? pieces + [.along(axis, from: low, to: high, at: across)] : pieces
  }

  /// The stroke of the halo around lines; nothing where all of it would cover text.
  func items(around segments: [LineSegment], _ stroke: SceneItem.Stroke) -> [SceneItem] {
    let parts = parts(of: segments, width: stroke.style.width)
    guard !parts.isEmpty else { return [] }
    return [.stroke(Path(parts.flatMap { Path.line(from: $0.start, to: $0.end).elements }), stroke)]
  }
}
