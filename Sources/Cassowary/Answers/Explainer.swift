/// Answers many questions about one state of a solver. Making an explainer takes time linear in the size of the solver;
/// each question then costs about as much as its answer is long.
package struct Explainer: ~Copyable {
  private var active: ActiveSystem
  private let state: SolverState

  fileprivate init(_ state: SolverState) {
    active = ActiveSystem(state)
    self.state = state
  }

  package mutating func explanation(of expression: LinearExpression) -> Explanation {
    Explanation(
      contributions: active.shares(of: expression).map {
        Explanation.Contribution(constraint: ConstraintID(rawIndex: $0.index), share: $0.value)
      },
      unsatisfied: state.unsatisfied(around: expression))
  }

  /// Returns the numbers of the constraints that hold any of the variables, each once, in no particular order. This is
  /// much less work than an explanation of each variable.
  ///
  /// - Parameter longest: the largest number of constraints in a chain that is followed. For a variable at the end of a
  ///   longer chain, the answer has only the constraint of its own row.
  package mutating func holders(of variables: [Variable], longest: Int = .max) -> [Int32] {
    active.holders(of: variables, longest: longest)
  }
}

extension Solver {
  package func explainer() -> Explainer { Explainer(state) }

  package func explanation(of variable: Variable) -> Explanation { explanation(of: LinearExpression(variable)) }

  package func explanation(of expression: LinearExpression) -> Explanation {
    var explainer = explainer()
    return explainer.explanation(of: expression)
  }
}

extension SolverState {
  /// Returns the unsatisfied optional constraints on the columns of an expression and on the rows of these columns.
  fileprivate func unsatisfied(around expression: LinearExpression) -> [Explanation.Unsatisfied] {
    var columns: Set<Int32> = []
    for term in expression.terms {
      let root = substitution.affine[term.variable.rawIndex].root
      if root < 0 || substitution.classes[root].column < 0 { continue }
      let column = substitution.classes[root].column
      columns.insert(column)
      for place in simplex.program.columns[column].entries {
        columns.insert(simplex.program.rows[simplex.program.columnEntries[place].index].logical)
      }
    }
    var found: Set<Int32> = []
    for column in columns {
      for place in simplex.program.kinkRange(of: column) {
        let kink = simplex.program.kinks[place]
        if kink.level > 0 && kink.constraint >= 0 { found.insert(kink.constraint) }
      }
    }
    return found.compactMap { index in
      let record = constraints.records[index]
      return violation(of: record).map {
        Explanation.Unsatisfied(constraint: ConstraintID(rawIndex: index), priority: record.priority, amount: $0)
      }
    }.sorted { $0.priority != $1.priority ? $0.priority > $1.priority : $0.constraint < $1.constraint }
  }
}

/// Explains a value.
package struct Explanation: Sendable, Equatable {
  /// A constraint that holds the value, and the change of the value when the constraint's constant changes by one.
  package struct Contribution: Sendable, Equatable {
    package let constraint: ConstraintID
    package let share: Double
  }

  /// An optional constraint on the same variables that is not satisfied, and its error.
  package struct Unsatisfied: Sendable, Equatable {
    package let constraint: ConstraintID
    package let priority: Float
    package let amount: Double
  }

  /// The contributions, in the order in which the constraints were added. The value is `Σ share × constant` (plus the
  /// expression's own constant).
  package let contributions: [Contribution]

  /// The unsatisfied constraints by descending priority, and then in the order in which they were added.
  package let unsatisfied: [Unsatisfied]
}
