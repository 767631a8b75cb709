/// All values while one constant moves; they are linear between the points.
package struct Sweep: Sendable {
  package struct Point: Sendable {
    package let constant: Double
    /// The values of all variables, by index.
    package let values: [Double]
  }

  /// The points in the order of the movement: its start, each constant at which the rate of a value changes, and its
  /// end.
  package let points: [Point]

  /// Why the movement ends early, at its last point: beyond it, required constraints contradict each other.
  package let conflict: Conflict?
}

extension Solver {
  /// Moves a constraint's constant and returns the exact path of all values. The solver itself does not change. Throws
  /// `SolverError` if the constraint is unknown, a bound is not finite, or there is no answer at `start`.
  package func sweep(constant id: ConstraintID, from start: Double, to end: Double) throws(SolverError) -> Sweep {
    var walk = try SweepWalk(self, of: id, from: start, to: end)
    return walk.run()
  }
}
