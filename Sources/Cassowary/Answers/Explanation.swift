/// Why a value is what it is.
package struct Explanation: Sendable, Equatable {
  /// A constraint that holds the value, and by how much the value moves when the constraint's constant moves by one.
  package struct Contribution: Sendable, Equatable {
    package let constraint: ConstraintID
    package let share: Double
  }

  /// An optional constraint on the same variables that is not satisfied, and by how much it is missed.
  package struct Loss: Sendable, Equatable {
    package let constraint: ConstraintID
    package let priority: Float
    package let amount: Double
  }

  /// In the order in which the constraints were added. The value is `Σ share × constant` (plus the expression's own
  /// constant).
  package let contributions: [Contribution]

  /// By falling priority, then in the order in which they were added.
  package let lost: [Loss]
}
