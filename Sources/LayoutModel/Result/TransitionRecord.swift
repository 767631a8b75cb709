package import Foundation

/// A change of a layout: its ends, and the steps between in two kinds, as UIKit animates and as constants would.
package struct TransitionRecord: Sendable {
  /// One moment of the change.
  package struct Step: Sendable {
    /// The time in seconds since the start.
    package let time: TimeInterval
    package let result: LayoutResult
    /// The constraints that interpolated rectangles violate and the solved step satisfies.
    package let breaks: [Break]

    package init(time: TimeInterval, result: LayoutResult, breaks: [Break]) {
      self.time = time
      self.result = result
      self.breaks = breaks
    }
  }

  /// A constraint that interpolated rectangles leave unsatisfied.
  package struct Break: Hashable, Sendable {
    /// The index in the step's constraints.
    package let constraint: Int
    package let equation: String
    package let priority: Float
    /// The error in points, wanted minus actual, as in `ConstraintRecord.State`.
    package let by: CGFloat
    /// The error if constants are animated instead.
    package let solvedBy: CGFloat

    package init(constraint: Int, equation: String, priority: Float, by: CGFloat, solvedBy: CGFloat) {
      self.constraint = constraint
      self.equation = equation
      self.priority = priority
      self.by = by
      self.solvedBy = solvedBy
    }
  }

  /// Both kinds of steps at one time.
  package struct Frame: Sendable {
    /// The time since the start, in seconds.
    package let time: TimeInterval
    package let interpolated: Step
    package let solved: Step

    package init(time: TimeInterval, interpolated: Step, solved: Step) {
      self.time = time
      self.interpolated = interpolated
      self.solved = solved
    }
  }

  package let before: LayoutResult
  /// The timing of the animations, in words.
  package let timing: String
  /// The equations that hold only before; they end at the start, all at once.
  package let removed: [String]
  package let made: [String]
  /// The steps at equal distances of time, from the start to the end.
  package let frames: [Frame]
  /// The layout right after the start, where constraints are replaced at once; `nil` for a change without a duration.
  package let onset: LayoutResult?

  package init(
    before: LayoutResult, timing: String, removed: [String], made: [String], frames: [Frame], onset: LayoutResult?
  ) {
    self.before = before
    self.timing = timing
    self.removed = removed
    self.made = made
    self.frames = frames
    self.onset = onset
  }
}
