/// The differences of all values between two states.
struct Moves {
  private let columns: [Double]
  private var definitions: [Double]

  init(columns: [Double], in state: SolverState) {
    self.columns = columns
    definitions = [Double](repeating: 0, count: state.presolve.definitions.count)
    // Definitions refer only to later ones.
    for index in definitions.indices.reversed() {
      definitions[index] = state.presolve.definitions[Int32(index)].entries.reduce(0.0) { sum, place in
        let entry = state.presolve.definitions.entries[place]
        return sum + entry.value * move(of: entry.index, in: state)
      }
    }
  }

  func move(of root: Int32, in state: SolverState) -> Double {
    let column = state.substitution.classes[root].column
    if column >= 0 { return columns[Int(column)] }
    // A class without constraints can have any value, independently of all others.
    return column == -1 ? WeightSequence.weight(-1 - root) : definitions[Int(-2 - column)]
  }
}
