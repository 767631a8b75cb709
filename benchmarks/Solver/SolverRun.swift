import LPCassowary

/// Our solver on one problem.
struct SolverRun {
  private(set) var scratch = 0.0
  private(set) var edit = 0.0
  private(set) var toggle = 0.0
  private(set) var content = 0.0
  private(set) var values: [Double] = []

  private let problem: Problem
  private let batch: ConstraintBatch
  private var solver = Solver()
  private var variables: VariableRange
  private var editID: ConstraintID

  /// Times in ms, each the median of many.
  init(_ problem: Problem) throws {
    self.problem = problem
    var template = Solver()
    variables = template.addVariables(problem.variables)
    batch = Self.batch(problem, variables)
    editID = ConstraintID(index: problem.constraints.count)
    try measureScratch()
    try measureEdit()
    try measureToggle()
    try measureContent()
  }

  private static func batch(_ problem: Problem, _ variables: VariableRange) -> ConstraintBatch {
    var batch = ConstraintBatch()
    for line in problem.constraints {
      batch.append(
        line.terms.map { LinearTerm(variables[$0.variable], $0.coefficient) }, line.relation, line.constant,
        priority: line.priority)
    }
    batch.append(
      [LinearTerm(variables[problem.editVariable])], .equal, problem.editValues[0], priority: problem.editPriority)
    return batch
  }

  /// Everything from an empty solver to every value read.
  private mutating func measureScratch() throws {
    var read: [Double] = []
    read.reserveCapacity(problem.variables)
    scratch = try median(seconds: 0.5) { _ in
      solver = Solver()
      variables = solver.addVariables(problem.variables)
      _ = try solver.add(batch)
      read.removeAll(keepingCapacity: true)
      for variable in variables { read.append(solver.value(of: variable)) }
    }
    values = read
  }

  /// After a change every value is up to date: reading one is a multiplication and a sum, and nothing else is left to do.
  private mutating func measureEdit() throws {
    let edited = variables[problem.editVariable]
    var sum = 0.0
    edit = try median(seconds: 0.2) { run in
      try solver.setConstant(editID, problem.editValues[(run + 1) % problem.editValues.count])
      sum += solver.value(of: edited)
    }
    precondition(sum.isFinite)
    try solver.setConstant(editID, problem.editValues[0])
  }

  private mutating func measureToggle() throws {
    guard let line = problem.toggle else { return }
    let constraint = LinearConstraint(
      terms: line.terms.map { LinearTerm(variables[$0.variable], $0.coefficient) }, relation: line.relation,
      constant: line.constant, priority: line.priority)
    toggle = try median(seconds: 0.2) { _ in
      let id = try solver.add(constraint)
      try solver.remove(id)
    }
  }

  private mutating func measureContent() throws {
    let there = problem.replacements.map { (ConstraintID(index: $0.constraint), $0.constant) }
    let back = problem.replacements.map {
      (ConstraintID(index: $0.constraint), problem.constraints[$0.constraint].constant)
    }
    content = try median(seconds: 0.2) { run in try solver.setConstants(run % 2 == 0 ? there : back) }
  }
}

/// The median time of a change in ms, run at least 5 times and for as long as that.
func median(seconds: Double, _ body: (Int) throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  var times: [Duration] = []
  while times.count < 5 || (start.duration(to: clock.now) < .seconds(seconds) && times.count < 2000) {
    times.append(try clock.measure { try body(times.count) })
  }
  times.sort()
  return times[times.count / 2] / .milliseconds(1)
}
