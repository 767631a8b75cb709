import LPCassowary

/// The lines of a log as linear constraints over sizes, positions and margins.
///
/// Every size and every margin is at least 0. A line holds if it holds within a tolerance, because logs print six
/// digits. Positions that are printed as a number count from the superview.
struct ConflictSystem {
  /// A row that no line prints.
  enum Implicit: Hashable {
    case size(PrintedItem, PrintedAttribute)
    case margin(PrintedItem, PrintedAttribute)
  }

  typealias Row = (terms: [LinearTerm], relation: Relation, constant: Double)

  static let tolerance = 0.02

  /// `nil` where the line is not understood or not required.
  private(set) var rows: [Row?] = []
  private(set) var implicit: [(kind: Implicit, variable: Variable)] = []
  private(set) var items: [PrintedItem] = []
  private(set) var assumptions: [String] = []
  private var variables: [String: Variable] = [:]
  private var superviews: [String: PrintedItem] = [:]
  private(set) var variableCount = 0

  init(_ constraints: [PrintedConstraint?], isAppKit: Bool) {
    for case let constraint? in constraints {
      if let item = constraint.edgeItem, let superview = constraint.superview, superviews[item.key] == nil {
        superviews[item.key] = superview
      }
    }
    for (index, constraint) in constraints.enumerated() {
      guard let constraint, constraint.priority >= 1000 else {
        if constraint != nil { note("Line \(index + 1) has a priority below 1000, so it does not count.") }
        rows.append(nil)
        continue
      }
      rows.append(row(constraint, isAppKit))
    }
  }

  private mutating func note(_ text: String) { if !assumptions.contains(text) { assumptions.append(text) } }

  // MARK: Rows

  private mutating func row(_ constraint: PrintedConstraint, _ isAppKit: Bool) -> Row {
    var coefficients: [(Variable, Double)] = []
    for term in constraint.terms {
      add(placed(term, constraint), term.attribute, term.coefficient, to: &coefficients)
    }
    if constraint.isPosition {
      addOrigin(of: constraint, isAppKit, to: &coefficients)
    } else {
      addFrame(of: constraint, to: &coefficients)
    }
    var merged: [Variable: Double] = [:]
    for (variable, coefficient) in coefficients { merged[variable, default: 0] += coefficient }
    let terms = merged.filter { abs($0.value) > 1e-12 }.sorted { $0.key < $1.key }.map { LinearTerm($0.key, $0.value) }
    return (terms, constraint.relation, constraint.constant)
  }

  /// The term's item; the superview that other lines name in place of one that this line leaves out.
  private func placed(_ term: PrintedConstraint.Term, _ constraint: PrintedConstraint) -> PrintedItem {
    guard constraint.superview == nil, let item = constraint.edgeItem, term.item.key == "superview of \(item.key)"
    else {
      return term.item
    }
    return superviews[item.key] ?? term.item
  }

  private mutating func addOrigin(
    of constraint: PrintedConstraint, _ isAppKit: Bool, to coefficients: inout [(Variable, Double)]
  ) {
    let item = constraint.terms[0].item
    let superview = constraint.superview ?? superviews[item.key]
    if superview == nil { note("The position of \(item.title) counts from a superview that the log does not name.") }
    let origin = superview ?? PrintedItem(key: "superview of \(item.key)", name: "superview")
    let attribute = constraint.terms[0].attribute
    let coefficient = constraint.terms[0].coefficient
    guard isAppKit, !attribute.isHorizontal else {
      add(origin, attribute.isHorizontal ? .left : .top, -coefficient, to: &coefficients)
      return
    }
    note("\(origin.title) counts from its bottom edge, as an unflipped view of AppKit.")
    coefficients = []
    add(origin, .bottom, coefficient, to: &coefficients)
    add(item, attribute.mirrored, -coefficient, to: &coefficients)
  }

  /// Positions with a multiplier count in the coordinates of the superview.
  private mutating func addFrame(of constraint: PrintedConstraint, to coefficients: inout [(Variable, Double)]) {
    for isHorizontal in [true, false] {
      let sum = constraint.terms.filter { !$0.attribute.isSize && $0.attribute.isHorizontal == isHorizontal }
        .reduce(0) { $0 + $1.coefficient }
      guard abs(sum) > 1e-9 else { continue }
      let keys = constraint.items
      let owner = keys.compactMap { superviews[$0.key] }.first { superview in keys.contains { $0.key == superview.key }
      }
      let origin = owner ?? PrintedItem(key: "owner of \(constraint.id)", name: "superview")
      add(origin, isHorizontal ? .left : .top, -sum, to: &coefficients)
    }
  }

  private mutating func add(
    _ item: PrintedItem, _ attribute: PrintedAttribute, _ factor: Double,
    to coefficients: inout [(Variable, Double)]
  ) {
    func part(_ name: String, _ share: Double) {
      coefficients.append((variables["\(item.key) \(name)"]!, factor * share))
    }
    introduce(item)
    switch attribute {
    case .left: part("x", 1)
    case .top: part("y", 1)
    case .width: part("w", 1)
    case .height: part("h", 1)
    case .right: part("x", 1); part("w", 1)
    case .bottom: part("y", 1); part("h", 1)
    case .centerX: part("x", 1); part("w", 0.5)
    case .centerY: part("y", 1); part("h", 0.5)
    case .firstBaseline, .lastBaseline:
      let name = attribute.rawValue
      if variables["\(item.key) \(name)"] == nil {
        makeVariable("\(item.key) \(name)")
        note("The log does not print how far the baseline of \(item.title) lies below its top.")
      }
      part("y", 1); part(name, 1)
    case .leftMargin, .topMargin:
      introduceMargin(item, attribute)
      part(attribute == .leftMargin ? "x" : "y", 1); part(attribute.rawValue, 1)
    case .rightMargin, .bottomMargin:
      introduceMargin(item, attribute)
      part(attribute == .rightMargin ? "x" : "y", 1)
      part(attribute == .rightMargin ? "w" : "h", 1)
      part(attribute.rawValue, -1)
    case .centerXWithinMargins, .centerYWithinMargins:
      let isX = attribute == .centerXWithinMargins
      let margins: [PrintedAttribute] = isX ? [.leftMargin, .rightMargin] : [.topMargin, .bottomMargin]
      for margin in margins { introduceMargin(item, margin) }
      part(isX ? "x" : "y", 1); part(isX ? "w" : "h", 0.5)
      part(margins[0].rawValue, 0.5); part(margins[1].rawValue, -0.5)
    }
  }

  private mutating func introduce(_ item: PrintedItem) {
    guard variables["\(item.key) x"] == nil else { return }
    items.append(item)
    for name in ["x", "y", "w", "h"] { makeVariable("\(item.key) \(name)") }
    implicit.append((.size(item, .width), variables["\(item.key) w"]!))
    implicit.append((.size(item, .height), variables["\(item.key) h"]!))
  }

  private mutating func introduceMargin(_ item: PrintedItem, _ attribute: PrintedAttribute) {
    let name = "\(item.key) \(attribute.rawValue)"
    guard variables[name] == nil else { return }
    makeVariable(name)
    implicit.append((.margin(item, attribute), variables[name]!))
  }

  private mutating func makeVariable(_ name: String) {
    variables[name] = Variable(index: variableCount)
    variableCount += 1
  }

  // MARK: Solving

  var hasMargins: Bool { implicit.contains { if case .margin = $0.kind { true } else { false } } }

  func implicitRow(_ index: Int, margin: Double?) -> Row {
    let (kind, variable) = implicit[index]
    if let margin, case .margin = kind { return ([LinearTerm(variable)], .equal, margin) }
    return ([LinearTerm(variable)], .greaterThanOrEqual, 0)
  }

  /// The row as inequalities that allow the tolerance.
  private static func relaxed(_ row: Row, by tolerance: Double) -> [LinearConstraint] {
    var constraints: [LinearConstraint] = []
    if row.relation != .greaterThanOrEqual {
      constraints.append(
        .init(terms: row.terms, relation: .lessThanOrEqual, constant: row.constant + tolerance))
    }
    if row.relation != .lessThanOrEqual {
      constraints.append(
        .init(terms: row.terms, relation: .greaterThanOrEqual, constant: row.constant - tolerance))
    }
    return constraints
  }

  /// A solver in which these lines hold, or `nil` where they contradict each other.
  func solver(
    _ lines: [Int], margin: Double?, implicit chosen: [Int]? = nil, tolerance: Double = ConflictSystem.tolerance
  ) -> Solver? {
    var solver = Solver()
    _ = solver.addVariables(variableCount)
    var constraints: [LinearConstraint] = []
    for index in chosen ?? Array(implicit.indices) {
      constraints += Self.relaxed(implicitRow(index, margin: margin), by: 0)
    }
    for line in lines {
      guard let row = rows[line] else { continue }
      constraints += Self.relaxed(row, by: tolerance)
    }
    do { try solver.add(contentsOf: constraints) } catch { return nil }
    return solver
  }

  func holds(_ lines: [Int], margin: Double?, implicit chosen: [Int]? = nil) -> Bool {
    solver(lines, margin: margin, implicit: chosen) != nil
  }

  /// The lines of a contradiction that the solver finds by itself, a start for long lists.
  func found(_ lines: [Int], margin: Double?) -> [Int] {
    var rest = lines
    var step = max(1, lines.count / 2)
    while rest.count > 40 {
      var index = 0
      while index < rest.count {
        let smaller = Array(rest[..<index] + rest[min(rest.count, index + step)...])
        if holds(smaller, margin: margin) { index += step } else { rest = smaller }
      }
      if step == 1 { break }
      step = max(1, step / 2)
    }
    return rest
  }

  /// Deletion filtering: each line that the rest contradicts without is left out.
  func minimal(_ lines: [Int], margin: Double?) -> [Int] {
    var rest = found(lines, margin: margin)
    for line in rest {
      let smaller = rest.filter { $0 != line }
      if !holds(smaller, margin: margin) { rest = smaller }
    }
    return rest
  }

  /// The implicit rows that a contradiction needs.
  func neededImplicit(_ lines: [Int], margin: Double?) -> [Int] {
    let used = Set(lines.flatMap { rows[$0]?.terms.map(\.variable) ?? [] })
    var rest = implicit.indices.filter { used.contains(implicit[$0].variable) }
    for index in rest {
      let smaller = rest.filter { $0 != index }
      if !holds(lines, margin: margin, implicit: smaller) { rest = smaller }
    }
    return rest
  }

  func variable(_ item: PrintedItem, _ name: String) -> Variable { variables["\(item.key) \(name)"]! }

  /// How far a line misses its constant when all others hold: the amount by which its constant must change.
  func miss(_ line: Int, among lines: [Int], margin: Double?) -> Double? {
    let rest = lines.filter { $0 != line }
    guard let row = rows[line],
      var solver = solver(rest, margin: margin, tolerance: 1e-6) ?? solver(rest, margin: margin)
    else { return nil }
    let wish = LinearConstraint(terms: row.terms, relation: row.relation, constant: row.constant, priority: 999)
    guard let id = try? solver.add(wish) else { return nil }
    return try? solver.error(of: id)
  }
}
