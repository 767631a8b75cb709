/// All values while one constant moves: straight between the points.
package struct Sweep: Sendable {
  package struct Point: Sendable {
    package let constant: Double
    /// The values of all variables, by index.
    package let values: [Double]
  }

  /// In the order of the movement: its start, each constant at which some value's rate changes, and its end.
  package let points: [Point]

  /// Why the movement ends early, at its last point: beyond it required constraints contradict each other.
  package let conflict: Conflict?
}

extension Sweep {
  /// A variable's value at a constant within the sweep.
  package func value(of variable: Variable, at constant: Double) -> Double {
    guard var before = points.first else { return 0 }
    for point in points {
      if (point.constant - constant) * (points[points.count - 1].constant - points[0].constant) >= 0 {
        let (a, b) = (before.values[variable.index], point.values[variable.index])
        if point.constant == before.constant { return b }
        return a + (b - a) * (constant - before.constant) / (point.constant - before.constant)
      }
      before = point
    }
    return before.values[variable.index]
  }
}

extension Solver {
  /// Moves a constraint's constant and returns the exact path of all values. The solver itself stays as it is. Throws
  /// where the constraint is unknown, a bound is not finite, or there is no answer at `start`.
  package func sweep(constant id: ConstraintID, from start: Double, to end: Double) throws(SolverError) -> Sweep {
    var walk = try SweepWalk(self, id, start, end)
    return walk.run()
  }
}
