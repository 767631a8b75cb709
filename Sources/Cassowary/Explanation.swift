/// Why a value is what it is.
public struct Explanation: Sendable, Equatable {
  /// A constraint that holds the value, and by how much the value moves when the constraint's constant moves by one.
  public struct Contribution: Sendable, Equatable {
    public let constraint: ConstraintID
    public let share: Double
  }

  /// An optional constraint on the same variables that is not satisfied, and by how much it is missed.
  public struct Loss: Sendable, Equatable {
    public let constraint: ConstraintID
    public let priority: Float
    public let amount: Double
  }

  /// In the order in which the constraints were added. The value is `Σ share × constant` (plus the expression's own
  /// constant).
  public let contributions: [Contribution]

  /// By falling priority, then in the order in which they were added.
  public let lost: [Loss]
}

/// Answers many questions about one state of a solver: made in time linear in the solver's size, each question then
/// costs about as much as its answer is long.
public struct Explainer: Sendable {
  var active: ActiveSystem
  let engine: Engine
}

extension Solver {
  public func explainer() -> Explainer { Explainer(active: ActiveSystem(engine), engine: engine) }

  public func explanation(of variable: Variable) -> Explanation { explanation(of: LinearExpression(variable)) }

  public func explanation(of expression: LinearExpression) -> Explanation {
    var explainer = explainer()
    return explainer.explanation(of: expression)
  }
}

extension Explainer {
  public mutating func explanation(of variable: Variable) -> Explanation {
    explanation(of: LinearExpression(variable))
  }

  public mutating func explanation(of expression: LinearExpression) -> Explanation {
    if !isKnownUniquelyReferenced(&active) { active = active.copy() }
    return Explanation(
      contributions: active.shares(of: expression).map {
        Explanation.Contribution(constraint: ConstraintID(rawIndex: $0.index), share: $0.value)
      },
      lost: engine.losses(around: expression))
  }
}

extension Explainer {
  /// The constraints that hold any of the variables, as numbers in the order of adding; each once, in no order of worth.
  /// Much less work than an explanation of each.
  ///
  /// - Parameter longest: For a variable at the end of a chain of more constraints than this the answer has only the one
  ///   that it stands in, without following the chain.
  public mutating func holders(of variables: [Variable], longest: Int = .max) -> [Int32] {
    if !isKnownUniquelyReferenced(&active) { active = active.copy() }
    return active.holders(of: variables, longest: longest)
  }
}

extension Engine {
  /// Unsatisfied optional constraints on the columns of an expression and on the rows that they are in.
  func losses(around expression: LinearExpression) -> [Explanation.Loss] {
    var places: Set<Int32> = []
    for term in expression.terms {
      let root = affine[term.variable.rawIndex].root
      if root < 0 || classes[root].column < 0 { continue }
      let column = classes[root].column
      places.insert(column)
      let first = columns[column].firstEntry
      for index in first..<first + columns[column].entryCount {
        places.insert(rows[columnEntries[index].index].logical)
      }
    }
    var found: Set<Int32> = []
    for column in places {
      for index in 0..<columns[column].kinkCount {
        let kink = kinks[columns[column].firstKink + index]
        if kink.level > 0 && kink.constraint >= 0 { found.insert(kink.constraint) }
      }
    }
    let losses = found.compactMap { loss(of: $0) }
    return losses.sorted {
      $0.priority != $1.priority ? $0.priority > $1.priority : $0.constraint < $1.constraint
    }
  }

  /// `nil` where it holds.
  func loss(of constraint: Int32) -> Explanation.Loss? {
    let record = constraints[constraint]
    let error = leftSide(record) - record.constant
    let amount: Double
    switch record.relation {
    case .equal: amount = abs(error)
    case .lessThanOrEqual: amount = max(0, error)
    case .greaterThanOrEqual: amount = max(0, -error)
    }
    if amount <= Tolerance.feasibility * magnitude(of: record) { return nil }
    return Explanation.Loss(
      constraint: ConstraintID(rawIndex: constraint), priority: record.priority, amount: amount)
  }
}
