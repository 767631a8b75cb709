/// Moves from breakpoint to breakpoint: a little beyond one, the active constraints give the rate of every value, and
/// the rates give the place where the next constraint becomes or stops being active.
struct SweepWalk {
  private var solver: Solver
  private let id: ConstraintID
  private let end: Double
  private let direction: Double
  private var points: [Sweep.Point]
  private var slopes: [[Double]] = []
  private var conflict: Conflict?

  init(_ original: Solver, of id: ConstraintID, from start: Double, to end: Double) throws(SolverError) {
    if !end.isFinite { throw .notFinite(position: 0) }
    solver = original
    try solver.setConstant(id, start)
    self.id = id
    self.end = end
    direction = end < start ? -1 : 1
    points = [Sweep.Point(constant: start, values: solver.values())]
  }

  mutating func run() -> Sweep {
    while conflict == nil, let last = points.last, last.constant != end { advance(from: last.constant) }
    return Sweep(points: straightened(), conflict: conflict)
  }

  mutating func follow(_ expression: LinearExpression) -> Reach {
    let start = points[0].constant
    var (rate, distance) = (0.0, 0.0)
    var holders: [ConstraintID] = []
    while conflict == nil, distance < abs(end - start) {
      advance(from: start + direction * distance)
      guard let slope = slopes.last.map(expression.value), conflict == nil else { break }
      let now = solver.explanation(of: expression).contributions.map(\.constraint)
      if slopes.count == 1 { (rate, holders) = (slope, now) }
      if abs(slope - rate) > Tolerance.feasibility {
        let new = now.filter { !holders.contains($0) }
        return Reach(rate: rate, distance: distance, successors: new, conflict: nil)
      }
      distance = abs(points[points.count - 1].constant - start)
    }
    return Reach(rate: rate, distance: distance, successors: [], conflict: conflict)
  }

  private mutating func advance(from place: Double) {
    let length = abs(end - place)
    // This is well above the tolerance of constraints, so that a contradiction is not mistaken for rounding.
    let shortest = 100 * Tolerance.feasibility * max(1, abs(place))
    var probe = min(length, max(1, length) * 1e-3)
    while true {
      let here = probe == length ? end : place + direction * probe
      if let found = conflict(at: here) {
        // Beyond a breakpoint that is too near to be skipped, there may still be answers.
        if probe > 16 * shortest { probe /= 16; continue }
        conflict = found
        return
      }
      var active = ActiveSystem(solver.state)
      let rates = active.rates(of: id.rawIndex)
      let (back, ahead) = solver.state.straightRange(moving: id.rawIndex, rates, direction)
      let reach = back >= probe * (1 - 1e-6) - Tolerance.position
      if reach || probe <= shortest {
        return append(here, rates, min(ahead, abs(end - here)))
      }
      probe = (probe - back) > 0 && (probe - back) < probe ? (probe - back) / 2 : probe / 16
    }
  }

  private mutating func conflict(at constant: Double) -> Conflict? {
    do throws(SolverError) { try solver.setConstant(id, constant) } catch {
      if case .conflict(let conflict) = error { return conflict }
    }
    return nil
  }

  private mutating func append(_ here: Double, _ rates: [Double], _ ahead: Double) {
    let place = ahead >= abs(end - here) ? end : here + direction * ahead
    let values = zip(solver.values(), rates).map { $0 + $1 * (place - here) }
    points.append(Sweep.Point(constant: place, values: values))
    slopes.append(rates)
  }

  /// Returns the points without those at which no rate changes.
  private func straightened() -> [Sweep.Point] {
    points.enumerated().filter { index, _ in
      if index == 0 || index >= slopes.count { return true }
      return zip(slopes[index - 1], slopes[index]).contains { abs($0 - $1) > Tolerance.feasibility }
    }.map(\.element)
  }
}

extension LinearExpression {
  /// The rate of the sum of its terms, given the rates of all variables.
  fileprivate func value(_ rates: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * rates[$1.variable.index] }
  }
}

extension SolverState {
  /// Returns the distances back and ahead in which no constraint becomes or stops being satisfied, and no free variable
  /// passes 0.
  fileprivate func straightRange(moving moved: Int32, _ rates: [Double], _ direction: Double) -> (Double, Double) {
    var range = (back: Double.infinity, ahead: Double.infinity)
    func limit(_ distance: Double, _ speed: Double) {
      if abs(distance) <= Tolerance.feasibility || abs(speed) <= Tolerance.position { return }
      let time = -distance / (speed * direction)
      if time > 0 { range.ahead = min(range.ahead, time) } else { range.back = min(range.back, -time) }
    }
    for index in 0..<Int32(constraints.records.count) where constraints.records[index].role != .removed {
      let record = constraints.records[index]
      var speed = index == moved ? -1.0 : 0
      for place in record.terms {
        speed += constraints.terms[place].coefficient * rates[Int(constraints.terms[place].variable)]
      }
      limit(error(of: record), speed)
    }
    for variable in 0..<variableCount { limit(value(of: Int32(variable)), rates[variable]) }
    return range
  }
}

/// How an expression follows a constraint's constant, and how far.
package struct Reach: Sendable, Equatable {
  /// The change of the expression when the constant moves by one in this direction.
  package let rate: Double
  /// How far the constant can move until the rate changes; the requested length if it does not change.
  package let distance: Double
  /// The constraints that hold the expression beyond this point and not before; empty if nothing changes.
  package let successors: [ConstraintID]
  /// The conflict of required constraints beyond `distance`, if there is one.
  package let conflict: Conflict?
}

extension Solver {
  /// Moves a constraint's constant by at most `length` (down if it is negative), as long as an expression follows it at
  /// one rate. The solver itself does not change.
  package func reach(
    of id: ConstraintID, by length: Double, watching expression: LinearExpression
  ) throws(SolverError) -> Reach {
    let start = try constraint(id).constant
    var walk = try SweepWalk(self, of: id, from: start, to: start + length)
    return walk.follow(expression)
  }
}

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
