/// Explains a value.
package struct Explanation: Sendable, Equatable {
  /// A constraint that holds the value, and the change of the value when the constraint's constant changes by one.
  package struct Contribution: Sendable, Equatable {
    package let constraint: ConstraintID
    package let share: Double
  }

  /// An optional constraint on the same variables that is not satisfied, and its error.
  package struct Unsatisfied: Sendable, Equatable {
    package let constraint: ConstraintID
    package let priority: Float
    package let amount: Double
  }

  /// The contributions, in the order in which the constraints were added. The value is `Σ share × constant` (plus the
  /// expression's own constant).
  package let contributions: [Contribution]

  /// The unsatisfied constraints by descending priority, and then in the order in which they were added.
  package let unsatisfied: [Unsatisfied]
}
