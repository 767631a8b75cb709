import LPCassowary

/// A constraint problem in the plain text format that `gen.py` of the shared problems documents.
struct Problem {
  struct Line {
    var priority: Float
    var relation: Relation
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  var name = ""
  var views = 0
  var variables = 0
  var constraints: [Line] = []
  var editVariable = 0
  var editPriority: Float = 999
  var editValues: [Double] = []
  var toggle: Line?
  var replacements: [(constraint: Int, constant: Double)] = []
}

/// Where a problem's text is wrong.
struct ProblemError: Error, CustomStringConvertible {
  var line: Int
  var reason: String
  var description: String { "line \(line): \(reason)" }
}

extension Problem {
  init(parsing text: String) throws(ProblemError) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      var reader = FieldReader(fields: line.split(separator: " ", omittingEmptySubsequences: true), line: number)
      guard let kind = reader.next() else { continue }
      switch kind {
      case "problem": name = String(try reader.word())
      case "views": views = try reader.integer()
      case "vars": variables = try reader.integer()
      case "c": constraints.append(try reader.constraint(variables))
      case "toggle": toggle = try reader.constraint(variables)
      case "edit":
        editVariable = try reader.variable(variables)
        editPriority = Float(try reader.number())
        for _ in 0..<(try reader.integer()) { editValues.append(try reader.number()) }
      case "replace":
        for _ in 0..<(try reader.integer()) {
          let index = try reader.integer()
          if index < 0 || index >= constraints.count { throw reader.error("there is no constraint \(index)") }
          replacements.append((index, try reader.number()))
        }
      default: throw reader.error("unknown record '\(kind)'")
      }
    }
    if variables == 0 { throw ProblemError(line: number, reason: "no variables: is this a .prob file?") }
    if editValues.isEmpty { throw ProblemError(line: number, reason: "no edit record") }
  }
}

private struct FieldReader {
  var fields: [Substring]
  var line: Int
  var position = 0

  init(fields: [Substring], line: Int) {
    self.fields = fields
    self.line = line
  }

  func error(_ reason: String) -> ProblemError { ProblemError(line: line, reason: reason) }

  mutating func next() -> Substring? {
    if position == fields.count { return nil }
    position += 1
    return fields[position - 1]
  }

  mutating func word() throws(ProblemError) -> Substring {
    guard let field = next() else { throw error("ends too early") }
    return field
  }

  mutating func number() throws(ProblemError) -> Double {
    let field = try word()
    guard let value = Double(field), value.isFinite else { throw error("'\(field)' is not a number") }
    return value
  }

  mutating func integer() throws(ProblemError) -> Int {
    let field = try word()
    guard let value = Int(field), value >= 0 else { throw error("'\(field)' is not a count") }
    return value
  }

  mutating func variable(_ count: Int) throws(ProblemError) -> Int {
    let index = try integer()
    if index >= count { throw error("variable \(index) of \(count)") }
    return index
  }

  mutating func constraint(_ count: Int) throws(ProblemError) -> Problem.Line {
    let priority = Float(try number())
    let symbol = try word()
    let relations: [Substring: Relation] = ["<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual]
    guard let relation = relations[symbol] else { throw error("'\(symbol)' is no relation") }
    let constant = try number()
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<(try integer()) { terms.append((try variable(count), try number())) }
    return Problem.Line(priority: priority, relation: relation, constant: constant, terms: terms)
  }
}
