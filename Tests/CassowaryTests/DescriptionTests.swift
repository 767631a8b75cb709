import LPCassowary
import Testing

struct DescriptionTests {
  @Test func `A solver prints every part of its state, and a copy keeps what the original had`() throws {
    var solver = Solver()
    let variables = solver.addVariables(5)
    let (left, middle, right) = (variables[0], variables[1], variables[2])
    let midpoint = [LinearTerm(middle, 2), LinearTerm(left, -1), LinearTerm(right, -1)]
    try solver.add(contentsOf: [
      LinearConstraint(terms: midpoint, relation: .equal, constant: 0),
      LinearConstraint(left + 10.0, .lessThanOrEqual, LinearExpression(right)),
      LinearConstraint(LinearExpression(right), .lessThanOrEqual, 100),
      LinearConstraint(LinearExpression(left), .equal, 30, priority: 750),
      LinearConstraint(LinearExpression(variables[3]), .equal, variables[4] + 8.0),
    ])
    let text = solver.description
    for line in [
      "#0 absorbed: 2 x1 - x0 - x2 = 0 @1000", "#3 kink: x0 = 30 @750", "x4 = x3 + -8", "x1 = 0 + 0.5 x0 + 0.5 x2",
      "r0: c1 - c0 - c2 = 0", "x0 = 30", "x1 = 35",
    ] {
      #expect(text.split(separator: "\n").contains(Substring(line)), "\(line)\n\(text)")
    }
    let copy = solver
    _ = try solver.add(LinearConstraint(LinearExpression(left), .equal, 50, priority: 900))
    #expect(copy.description == text)
    #expect(solver.description != text)
  }
}
