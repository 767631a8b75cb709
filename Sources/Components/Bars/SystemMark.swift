package import Foundation
package import LPLayoutModel

/// A mark that iOS draws semibold, as lines between points; sizes of its ink in points at the default text size.
///
/// The sizes are what is known of iOS; nothing was measured, and there is no published figure.
package struct SystemMark {
  private let points: [CGPoint]
  private let size: CGSize
  private let width: CGFloat

  /// The arrow of a row that leads further.
  package static let disclosure = SystemMark(
    points: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 1)], size: CGSize(width: 7.5, height: 12.5),
    width: 2)
  /// The arrow of a back button.
  package static let back = SystemMark(
    points: [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 1)], size: CGSize(width: 12, height: 21),
    width: 2.7)
  /// The mark of a row that is chosen.
  package static let check = SystemMark(
    points: [CGPoint(x: 0, y: 0.56), CGPoint(x: 0.36, y: 1), CGPoint(x: 1, y: 0)],
    size: CGSize(width: 15, height: 14.5), width: 2)

  /// Returns the mark in the middle of a rectangle.
  ///
  /// - Parameters:
  ///   - scale: how many times as large as at the default text size.
  ///   - flips: whether it is mirrored horizontally.
  package func item(in rect: CGRect, _ color: RGBA, scale: CGFloat = 1, flips: Bool = false) -> ContentItem {
    let line = width * scale
    let (inner, outer) = (size.width * scale - line, size.height * scale - line)
    let start = CGPoint(x: rect.midX - inner / 2, y: rect.midY - outer / 2)
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: start.x + inner * (flips ? 1 - point.x : point.x), y: start.y + outer * point.y)
      if index == 0 { path.move(to: place) } else { path.line(to: place) }
    }
    var style = LineStyle(width: line)
    (style.cap, style.join) = (.round, .round)
    return .line(path, color, style)
  }
}
