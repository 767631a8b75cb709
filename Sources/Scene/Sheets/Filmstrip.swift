package import LPLayoutModel
package import Foundation

/// The steps of an animated change in two rows: frames interpolated, as UIKit animates, and constants animated, where
/// each step is solved. It lists the constraints that interpolated frames violate between the ends.
package struct Filmstrip: Sendable {
  package typealias Frame = TransitionRecord.Frame

  /// A constraint that interpolated rectangles violate, over all steps.
  package struct Break: Hashable, Sendable {
    /// The index of the constraint in every step.
    package let constraint: Int
    /// The equation at the worst step; its constant may be animated, too.
    package var equation: String
    package let priority: Float
    /// The time of the step with the largest error.
    package var time: TimeInterval
    package var by: CGFloat
    /// The error at that step if constants are animated, in points: wanted minus actual.
    package var solvedBy: CGFloat
    package var first: TimeInterval
    package var last: TimeInterval
    /// The paths of the views that the constraint relates; the screen is listed only if there is no other view.
    package let views: [String]
  }

  /// How far a view moves at once because constraints are replaced.
  package struct Jump: Hashable, Sendable {
    package let name: String
    /// The largest distance that one of the view's edges moves, in points.
    package let distance: CGFloat
  }

  package let title: String
  /// The name of the variant; `nil` for the default one.
  package let variant: String?
  /// The duration and curve: `350 ms easeInOut`.
  package let timing: String
  package let frames: [Frame]
  package let breaks: [Break]
  package let removed: [String]
  package let made: [String]
  package let jumps: [Jump]

  package init(_ transition: TransitionRecord, title: String, variant: String? = nil) {
    self.title = title
    self.variant = variant
    timing = transition.timing
    removed = transition.removed
    made = transition.made
    frames = transition.frames
    breaks = Self.collect(frames)
    jumps = transition.onset.map { Self.jumps(from: transition.before, to: $0) } ?? []
  }

  private static func collect(_ frames: [Frame]) -> [Break] {
    var breaks: [Break] = []
    for frame in frames {
      for found in frame.interpolated.breaks {
        guard let known = breaks.firstIndex(where: { $0.constraint == found.constraint }) else {
          let record = frame.interpolated.result.constraints[found.constraint]
          let views = frame.interpolated.result.paths(of: record)
          breaks.append(
            Break(
              constraint: found.constraint, equation: found.equation, priority: found.priority, time: frame.time,
              by: found.by,
              solvedBy: found.solvedBy, first: frame.time, last: frame.time, views: views))
          continue
        }
        breaks[known].last = frame.time
        if abs(found.by) > abs(breaks[known].by) {
          (breaks[known].by, breaks[known].solvedBy, breaks[known].time) = (found.by, found.solvedBy, frame.time)
          breaks[known].equation = found.equation
        }
      }
    }
    return breaks
  }

  /// How far views move at the first instant, beyond rounding.
  private static func jumps(from before: LayoutResult, to first: LayoutResult) -> [Jump] {
    let old = Dictionary(before.views.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    return first.views.compactMap { view in
      guard !view.isHidden, let index = old[view.path] else { return nil }
      let from = before.views[index].frame
      let edges = [
        view.frame.minX - from.minX, view.frame.maxX - from.maxX, view.frame.minY - from.minY,
        view.frame.maxY - from.maxY,
      ]
      let distance = edges.map(abs).max() ?? 0
      return distance > 1 ? Jump(name: view.name, distance: distance) : nil
    }
  }
}

extension LayoutResult {
  /// The paths of the views that a constraint relates; the screen is listed only if there is no other view.
  fileprivate func paths(of record: ConstraintRecord) -> [String] {
    let related: [Int] = record.ends.map { end in
      switch end.item {
      case .view(let index): index
      case .guide(let index): guides[index].owner
      }
    }
    let inner = related.filter { views[$0].parent != nil }
    return (inner.isEmpty ? related : inner).map { views[$0].path }
  }
}
