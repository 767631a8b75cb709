import LPCassowary
import Testing

struct SweepTests {
  @Test func `A label gives way at its hugging, its intrinsic width and its neighbour`() throws {
    var solver = Solver()
    let (title, time, width) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let ids = try solver.add(contentsOf: [
      LinearConstraint(LinearExpression(width), .equal, 300, priority: 999),
      LinearConstraint(title + time - width, .lessThanOrEqual, -8),
      LinearConstraint(LinearExpression(title), .greaterThanOrEqual, 0),
      LinearConstraint(LinearExpression(time), .greaterThanOrEqual, 0),
      LinearConstraint(LinearExpression(title), .equal, 120, priority: 750),
      LinearConstraint(LinearExpression(time), .equal, 40, priority: 751),
    ])
    let sweep = try solver.sweep(constant: ids[0], from: 300, to: 0)
    #expect(sweep.conflict == nil)
    let breakpoints = sweep.points.map(\.constant)
    #expect(breakpoints.count == 5)
    for (found, expected) in zip(breakpoints, [300.0, 168, 48, 8, 0]) { #expect(abs(found - expected) < 1e-9) }
    #expect(abs(sweep.value(of: title, at: 100) - 52) < 1e-9)
    #expect(abs(sweep.value(of: time, at: 28) - 20) < 1e-9)
    #expect(solver.value(of: width) == 300)
  }

  @Test func `A sweep into a contradiction ends where answers end`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let low = try solver.add(LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 0))
    let high = try solver.add(LinearConstraint(LinearExpression(x), .lessThanOrEqual, 10))
    let sweep = try solver.sweep(constant: low, from: 0, to: 50)
    #expect(abs(sweep.points.last!.constant - 10) < 1e-6)
    #expect(sweep.conflict?.members == [.existing(low), .existing(high)])
  }

  @Test func `Between any two points the path agrees with solving there`() throws {
    var breakpoints = 0
    for seed in 0..<ReferenceTests.count {
      let system = RandomSystem(seed: seed)
      var solver = Solver()
      let variables = solver.addVariables(system.variableCount)
      if try conflict(adding: system.linear(variables), to: &solver) != nil { continue }
      let id = ConstraintID(index: seed % system.constraints.count)
      let start = system.constraints[id.index].constant.double
      let sweep = try solver.sweep(constant: id, from: start, to: start + 12)
      breakpoints += sweep.points.count - 2
      for step in 0...24 {
        let constant = start + Double(step) / 2 + 0.01
        if constant > sweep.points.last!.constant - 1e-3 { break }
        var there = solver
        #expect(throws: Never.self, "seed \(seed) at \(constant) before \(sweep.points.last!.constant)") {
          try there.setConstant(id, constant)
        }
        for variable in variables {
          #expect(
            abs(sweep.value(of: variable, at: constant) - there.value(of: variable)) < 1e-5,
            "seed \(seed) at \(constant)")
        }
      }
    }
    #expect(breakpoints > ReferenceTests.count / 8)
  }
}

struct RelaxationTests {
  @Test func `Each way out says how far, and works`() throws {
    var ways = 0
    for seed in 0..<ReferenceTests.count {
      let system = RandomSystem(seed: seed)
      var solver = Solver()
      let variables = solver.addVariables(system.variableCount)
      let constraints = system.linear(variables)
      guard let conflict = try conflict(adding: constraints, to: &solver) else { continue }
      let found = try solver.relaxations(of: conflict, adding: constraints)
      for member in conflict.members {
        guard case .added(let index) = member else { continue }
        var changed = system
        changed.constraints[index].priority = 999.5
        let way = found.first { $0.member == member }
        #expect((way != nil) == ExactReference(changed).isFeasible, "seed \(seed), \(member)")
        guard let way else { continue }
        ways += 1
        var shifted = constraints
        shifted[index].constant = way.constant
        var fresh = Solver()
        _ = fresh.addVariables(system.variableCount)
        try fresh.add(contentsOf: shifted)
      }
    }
    #expect(ways > 10)
  }
}

extension Sweep {
  /// A variable's value at a constant within the sweep.
  fileprivate func value(of variable: Variable, at constant: Double) -> Double {
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
