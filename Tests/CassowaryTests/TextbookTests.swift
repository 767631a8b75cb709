import LPCassowary
import LPSupport
import Testing

/// Problems from the literature, with their published answers.
struct TextbookTests {
  /// Badros, Borning and Stuckey 2001, section 2: xm is the middle of xl and xr, at least 10 apart, within 0…100.
  @Test func `The midpoint of the Cassowary paper follows its ends`() throws {
    var solver = Solver()
    let (left, middle, right) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.add(contentsOf: [
      LinearConstraint(2 * middle - left - right, .equal, 0),
      LinearConstraint(right - left, .greaterThanOrEqual, 10),
      LinearConstraint(LinearExpression(left), .greaterThanOrEqual, 0),
      LinearConstraint(LinearExpression(right), .lessThanOrEqual, 100),
    ])
    let edit = try solver.add(LinearConstraint(LinearExpression(middle), .equal, 45, priority: 999))
    for (asked, given) in [(45.0, 45.0), (60, 60), (99, 95), (-3, 5)] {
      try solver.setConstant(edit, asked)
      #expect(abs(solver.value(of: middle) - given) < 1e-9)
      #expect(abs(solver.value(of: left) + solver.value(of: right) - 2 * given) < 1e-9)
      #expect(solver.value(of: right) - solver.value(of: left) > 10 - 1e-9)
    }
  }

  /// Beale 1955, the classic that cycles under the steepest rule: optimum −1/20 at (1/25, 0, 1, 0).
  @Test func `Beale's cycling example ends at its optimum`() throws {
    var solver = Solver()
    let x = solver.addVariables(4)
    let rows: [([Double], Double)] = [
      ([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1),
    ]
    for (coefficients, bound) in rows {
      _ = try solver.add(
        LinearConstraint(
          terms: zip(x, coefficients).map { LinearTerm($0, $1) }, relation: .lessThanOrEqual, constant: bound))
    }
    for variable in x { _ = try solver.add(LinearConstraint(LinearExpression(variable), .greaterThanOrEqual, 0)) }
    let cost = zip(x, [-0.75, 150, -0.02, 6]).map { LinearTerm($0, $1) }
    _ = try solver.add(LinearConstraint(terms: cost, relation: .lessThanOrEqual, constant: -1, priority: 500))
    #expect(abs(solver.value(of: LinearExpression(cost)) + 0.05) < 1e-9)
    for (variable, value) in zip(x, [0.04, 0, 1, 0]) { #expect(abs(solver.value(of: variable) - value) < 1e-9) }
  }

  /// Dantzig's kind of maximum with a corner: 3x + 5y over x ≤ 4, 2y ≤ 12, 3x + 2y ≤ 18 (Hillier and Lieberman,
  /// Introduction to Operations Research, the Wyndor Glass problem): 36 at (2, 6).
  @Test func `The Wyndor Glass problem has its corner`() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(contentsOf: [
      LinearConstraint(LinearExpression(x), .lessThanOrEqual, 4), LinearConstraint(2 * y, .lessThanOrEqual, 12),
      LinearConstraint(3 * x + 2 * y, .lessThanOrEqual, 18),
      LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 0),
      LinearConstraint(LinearExpression(y), .greaterThanOrEqual, 0),
      LinearConstraint(3 * x + 5 * y, .greaterThanOrEqual, 1000, priority: 1),
    ])
    #expect(abs(solver.value(of: x) - 2) < 1e-9)
    #expect(abs(solver.value(of: y) - 6) < 1e-9)
  }

  /// kiwi aborts in this sequence: an unsatisfiable add that is caught, then an edit.
  @Test func `After a refused constraint, edits go on`() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let edit = try solver.add(LinearConstraint(LinearExpression(x), .equal, 100, priority: 999))
    try solver.add(contentsOf: [
      LinearConstraint(LinearExpression(x), .greaterThanOrEqual, 10), LinearConstraint(y - x, .equal, 5),
    ])
    for step in 0..<50 {
      #expect(throws: SolverError.self) {
        _ = try solver.add(LinearConstraint(LinearExpression(y), .lessThanOrEqual, 14))
      }
      try solver.setConstant(edit, Double(step))
      #expect(solver.value(of: x) == max(10, Double(step)))
      #expect(solver.value(of: y) == solver.value(of: x) + 5)
    }
  }

  @Test(arguments: [1e-6, 1e-3, 1e3, 1e6]) func `Scaling a constraint does not change its answer`(scale: Double) throws
  {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(contentsOf: [
      LinearConstraint(x * scale + y * scale, .equal, 300 * scale),
      LinearConstraint(x * scale, .greaterThanOrEqual, 120 * scale),
      LinearConstraint(y * scale - x * (2 * scale), .greaterThanOrEqual, 0, priority: 750),
      LinearConstraint(LinearExpression(y), .equal, 100, priority: 250),
    ])
    #expect(abs(solver.value(of: x) - 120) < 1e-6)
    #expect(abs(solver.value(of: y) - 180) < 1e-6)
  }

  @Test(arguments: [3, 40, 700]) func `Of a chain that shares one length everything within is free`(count: Int) throws {
    var solver = Solver()
    let places = solver.addVariables(count + 1)
    let sizes = solver.addVariables(count)
    let other = solver.addVariables(1)[0]
    func term(_ variable: Variable, _ coefficient: Double) -> LinearTerm { LinearTerm(variable, coefficient) }
    for index in 0..<count {
      _ = try solver.add(
        LinearConstraint(terms: [term(sizes[index], 1)], relation: .greaterThanOrEqual, constant: 0))
      _ = try solver.add(
        LinearConstraint(
          terms: [term(places[index + 1], 1), term(places[index], -1), term(sizes[index], -1)], relation: .equal,
          constant: 0))
    }
    for (variable, value) in [(places[0], 0), (places[count], 667), (other, 5)] as [(Variable, Double)] {
      _ = try solver.add(LinearConstraint(terms: [term(variable, 1)], relation: .equal, constant: value))
    }
    let free = Set(solver.freeVariables().map(\.index))
    #expect(free == Set((places.dropFirst().dropLast().map(\.index)) + sizes.map(\.index)))
    // At a priority of their own all but the last have one value.
    for size in sizes.dropLast() {
      _ = try solver.add(
        LinearConstraint(terms: [term(size, 1)], relation: .equal, constant: 0.5, priority: 250))
    }
    #expect(solver.freeVariables().isEmpty)
  }

  @Test func `Shuffling the constraints of a determined system changes nothing`() throws {
    for seed in 0..<200 {
      let system = RandomSystem(seed: seed)
      var solver = Solver()
      let variables = solver.addVariables(system.variableCount)
      if try conflict(adding: system.linear(variables), to: &solver) != nil { continue }
      var random = SplitMix64(seed: UInt64(seed))
      var other = Solver()
      _ = other.addVariables(system.variableCount)
      for constraint in system.linear(variables).shuffled(using: &random) { _ = try other.add(constraint) }
      let free = Set(solver.freeVariables())
      for variable in variables where !free.contains(variable) {
        #expect(abs(solver.value(of: variable) - other.value(of: variable)) < 1e-6, "seed \(seed)")
      }
    }
  }
}
