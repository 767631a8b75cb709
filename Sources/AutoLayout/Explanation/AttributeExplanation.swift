/// Explains why an attribute of a view or guide has its value.
///
/// Points, in the screen's coordinates. `base` and the contributions' amounts add up to `value`.
package struct AttributeExplanation: Hashable, Codable, Sendable {
  /// The name in equations: `follow`, `card.margins`.
  package var item: String
  package var attribute: String
  /// The solved value, before edges are rounded to the pixel grid.
  package var value: Double
  /// The part that comes from the item itself: a guide's inset, or a baseline's distance from the edge.
  package var base: Amount?
  /// The contributions, from the item outwards.
  package var contributions: [Contribution]
  /// The optional constraints around the chain that are not satisfied, the strongest first.
  package var unsatisfied: [Unsatisfied]
  /// The inequalities on the attribute's axis that have slack, the tightest first.
  package var room: [Room]
  /// The other valid values; `nil` if there are none.
  package var freedom: Freedom?
  package var conflicts: [ConflictExplanation]

  package struct Amount: Hashable, Codable, Sendable {
    package var amount: Double
    package var note: String
  }

  /// The contribution of a constraint to a value.
  package struct Contribution: Hashable, Codable, Sendable {
    package var cause: Cause
    /// The contribution in points: the constraint's constant times its factor.
    package var amount: Double
    /// How the value changes as the constant grows.
    package var more: Course?
    package var less: Course?
  }

  /// How the value changes with a constant in one direction.
  package struct Course: Hashable, Codable, Sendable {
    package var rate: Double
    /// The distance in points up to the next breakpoint; `nil` if there is none within range.
    package var distance: Double?
    /// The constraints that hold the value only beyond the breakpoint, the author's own first.
    package var then: [Cause]
    /// Whether required constraints contradict each other beyond the breakpoint.
    package var conflicts: Bool
  }

  package struct Unsatisfied: Hashable, Codable, Sendable {
    package var cause: Cause
    /// The error in points.
    package var amount: Double
    /// The constraints that prevent it from holding.
    package var rivals: [Cause]
  }

  package struct Room: Hashable, Codable, Sendable {
    package var cause: Cause
    /// The slack in points.
    package var slack: Double
  }

  /// The other valid values of an ambiguous attribute.
  package struct Freedom: Hashable, Codable, Sendable {
    /// The least valid value; `nil` if nothing limits it.
    package var least: Double?
    package var greatest: Double?
    /// The changes that determine the value, as tried on the solution; empty if none of those tried does.
    package var pins: [Pin]
  }

  package struct Pin: Hashable, Codable, Sendable {
    /// The constraints or priorities as one writes them.
    package var changes: [String]
    /// The value with the changes.
    package var value: Double
  }
}

extension Double {
  /// The number without the last digits, which are rounding errors, and without a negative zero.
  var settled: Double {
    guard isFinite, magnitude < 1e6 else { return self }
    let rounded = (self * 1e9).rounded() / 1e9
    return rounded == 0 ? 0 : rounded
  }
}
