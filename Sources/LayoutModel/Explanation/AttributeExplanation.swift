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
  /// The views whose sizes make a row or a cell as high as it is, the one with the largest share first; `nil` for other
  /// values.
  package var pushedBy: [Amount]?

  package init(
    item: String, attribute: String, value: Double, base: Amount? = nil, contributions: [Contribution],
    unsatisfied: [Unsatisfied], room: [Room], freedom: Freedom? = nil, conflicts: [ConflictExplanation]
  ) {
    self.item = item
    self.attribute = attribute
    self.value = value
    self.base = base
    self.contributions = contributions
    self.unsatisfied = unsatisfied
    self.room = room
    self.freedom = freedom
    self.conflicts = conflicts
  }

  package struct Amount: Hashable, Codable, Sendable {
    package var amount: Double
    package var note: String

    package init(amount: Double, note: String) {
      self.amount = amount
      self.note = note
    }
  }

  /// The contribution of a constraint to a value.
  package struct Contribution: Hashable, Codable, Sendable {
    package var cause: Cause
    /// The contribution in points: the constraint's constant times its factor.
    package var amount: Double
    /// How the value changes as the constant grows.
    package var more: Course?
    package var less: Course?

    package init(cause: Cause, amount: Double, more: Course? = nil, less: Course? = nil) {
      self.cause = cause
      self.amount = amount
      self.more = more
      self.less = less
    }
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

    package init(rate: Double, distance: Double? = nil, then: [Cause], conflicts: Bool) {
      self.rate = rate
      self.distance = distance
      self.then = then
      self.conflicts = conflicts
    }
  }

  package struct Unsatisfied: Hashable, Codable, Sendable {
    package var cause: Cause
    /// The error in points.
    package var amount: Double
    /// The constraints that prevent it from holding.
    package var rivals: [Cause]

    package init(cause: Cause, amount: Double, rivals: [Cause]) {
      self.cause = cause
      self.amount = amount
      self.rivals = rivals
    }
  }

  package struct Room: Hashable, Codable, Sendable {
    package var cause: Cause
    /// The slack in points.
    package var slack: Double

    package init(cause: Cause, slack: Double) {
      self.cause = cause
      self.slack = slack
    }
  }

  /// The other valid values of an ambiguous attribute.
  package struct Freedom: Hashable, Codable, Sendable {
    /// The least valid value; `nil` if nothing limits it.
    package var least: Double?
    package var greatest: Double?
    /// The changes that determine the value, as tried on the solution; empty if none of those tried does.
    package var pins: [Pin]

    package init(least: Double? = nil, greatest: Double? = nil, pins: [Pin]) {
      self.least = least
      self.greatest = greatest
      self.pins = pins
    }
  }

  package struct Pin: Hashable, Codable, Sendable {
    /// The constraints or priorities as one writes them.
    package var changes: [String]
    /// The value with the changes.
    package var value: Double

    package init(changes: [String], value: Double) {
      self.changes = changes
      self.value = value
    }
  }
}

extension Double {
  /// The number without the last digits, which are rounding errors, and without a negative zero.
  package var settled: Double {
    guard isFinite, magnitude < 1e6 else { return self }
    let rounded = (self * 1e9).rounded() / 1e9
    return rounded == 0 ? 0 : rounded
  }
}
