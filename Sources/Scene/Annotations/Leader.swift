import Foundation

/// The line from a label to its mark. From beside the screen it is level as far as it lies on the screen, so that it
/// crosses no view above or below the mark.
struct Leader: Hashable {
  var start: CGPoint
  /// The point where the line turns; `nil` for a straight one.
  var elbow: CGPoint?
  /// The end at the mark.
  var end: CGPoint

  init(start: CGPoint, elbow: CGPoint? = nil, end: CGPoint) { (self.start, self.elbow, self.end) = (start, elbow, end) }

  var points: [CGPoint] { [start, elbow, end].compactMap { $0 } }

  /// The straight parts.
  var segments: [LineSegment] { zip(points, points.dropFirst()).map { LineSegment(start: $0, end: $1) } }
}
