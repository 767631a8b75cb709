import LPCassowary
import LPSupport

/// Collects a problem of one of the families and writes it in the shared text format.
struct ProblemWriter {
  /// A view's four variables.
  struct Box {
    let x: Int
    var y: Int { x + 1 }
    var width: Int { x + 2 }
    var height: Int { x + 3 }
    /// Origin and size along the horizontal (0) or the vertical (1).
    func origin(_ axis: Int) -> Int { x + axis }
    func size(_ axis: Int) -> Int { x + 2 + axis }
  }

  typealias Terms = [(variable: Int, coefficient: Double)]

  private(set) var problem = Problem()
  /// Intrinsic sizes and the like: the same in every run.
  var numbers: SplitMix64

  init(_ name: String, seed: UInt64) {
    problem.name = name
    numbers = SplitMix64(seed: seed)
  }

  mutating func view() -> Box {
    let box = Box(x: problem.variables)
    problem.variables += 4
    problem.views += 1
    require([(box.width, 1)], .greaterThanOrEqual, 0)
    require([(box.height, 1)], .greaterThanOrEqual, 0)
    return box
  }

  mutating func root() -> Box {
    let box = view()
    require([(box.x, 1)], .equal, 0)
    require([(box.y, 1)], .equal, 0)
    return box
  }

  @discardableResult
  mutating func require(
    _ terms: Terms, _ relation: Relation, _ constant: Double, priority: Float = 1000
  ) -> Int {
    problem.constraints.append(
      Problem.Line(priority: priority, relation: relation, constant: constant, terms: terms))
    return problem.constraints.count - 1
  }

  /// Four constraints: resist and hug, horizontally and vertically.
  @discardableResult
  mutating func intrinsic(
    _ box: Box, _ width: Double, _ height: Double, hug: Float = 250, resist: Float = 750
  ) -> [Int] {
    [
      require([(box.width, 1)], .greaterThanOrEqual, width, priority: resist),
      require([(box.width, 1)], .lessThanOrEqual, width, priority: hug),
      require([(box.height, 1)], .greaterThanOrEqual, height, priority: resist),
      require([(box.height, 1)], .lessThanOrEqual, height, priority: hug),
    ]
  }

  /// The box in the middle of the problem, which is toggled and gets other content.
  mutating func change(_ box: Box, atLeast height: Double, _ intrinsic: [Int], to size: (Double, Double)) {
    problem.toggle = Problem.Line(
      priority: 1000, relation: .greaterThanOrEqual, constant: height, terms: [(box.height, 1)])
    problem.replacements = zip(intrinsic, [size.0, size.0, size.1, size.1]).map { ($0, $1) }
  }

  mutating func edit(_ variable: Int, _ values: [Double]) {
    problem.editVariable = variable
    problem.editValues = values
  }
}

extension SplitMix64 {
  mutating func next(_ range: ClosedRange<Int>) -> Double { Double(range.lowerBound + below(range.count)) }
}

extension Problem {
  /// The text that `init(parsing:)` reads.
  var text: String {
    func number(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
    func constraint(_ line: Line) -> String {
      let relation = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][line.relation] ?? ""
      let terms = line.terms.map { "  \($0.variable) \(number($0.coefficient))" }.joined()
      return "\(number(Double(line.priority))) \(relation) \(number(line.constant)) \(line.terms.count)\(terms)"
    }
    var lines = ["problem \(name)", "views \(views)", "vars \(variables)"]
    lines += constraints.map { "c " + constraint($0) }
    let values = editValues.map { " " + number($0) }.joined()
    lines.append("edit \(editVariable) \(number(Double(editPriority))) \(editValues.count)\(values)")
    if let toggle { lines.append("toggle " + constraint(toggle)) }
    lines.append(
      "replace \(replacements.count)" + replacements.map { "  \($0.constraint) \(number($0.constant))" }.joined())
    return lines.joined(separator: "\n") + "\n"
  }
}
