import AutoLayout
import Foundation

/// The pixels of a picture, on which lines lie: a line between two pixels would be twice as wide and half as dark.
struct PixelGrid {
  private let scale: CGFloat

  init(scale: CGFloat) { self.scale = max(1, scale) }

  /// The width of a line in points, rounded to whole pixels and at least one.
  func width(_ wanted: CGFloat) -> CGFloat { pixels(wanted) / scale }

  /// A vertical or horizontal line of a width, moved by less than a pixel so that its edges lie between pixels.
  func aligned(_ segment: LineSegment, width: CGFloat) -> LineSegment {
    guard segment.start.x == segment.end.x || segment.start.y == segment.end.y else { return segment }
    var line = segment
    if segment.isHorizontal {
      let y = aligned(segment.start.y, width)
      (line.start.y, line.end.y) = (y, y)
    } else {
      let x = aligned(segment.start.x, width)
      (line.start.x, line.end.x) = (x, x)
    }
    return line
  }

  private func pixels(_ width: CGFloat) -> CGFloat { max(1, (width * scale).rounded()) }

  private func aligned(_ value: CGFloat, _ width: CGFloat) -> CGFloat {
    let middle: CGFloat = pixels(width).truncatingRemainder(dividingBy: 2) == 1 ? 0.5 : 0
    return ((value * scale - middle).rounded() + middle) / scale
  }
}
