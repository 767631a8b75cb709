import Cassowary
/// The constraints that hold a value, from its item outwards.
@MainActor
struct Chain {
  let subject: LayoutExplainer.Subject
  /// Nearest first.
  private(set) var sources: [Int] = []
  /// The engine's variables that they are about.
  private(set) var variables: Set<Int>

  init(_ explainer: LayoutExplainer, _ subject: LayoutExplainer.Subject, _ holders: [Int]) {
    self.subject = subject
    variables = Set(subject.expression.terms.map(\.variable.index))
    let linear = explainer.engine.linearConstraints
    var items = Set(variables.map { $0 / Int(ItemVariable.count) })
    var rest = holders.sorted()
    while !rest.isEmpty {
      // What hangs together with nothing so far comes last.
      var near = rest.filter {
        linear[$0].terms.contains { items.contains($0.variable.index / Int(ItemVariable.count)) }
      }
      if near.isEmpty { near = rest }
      sources += near
      for source in near {
        for term in linear[source].terms {
          variables.insert(term.variable.index)
          items.insert(term.variable.index / Int(ItemVariable.count))
        }
      }
      let taken = Set(near)
      rest.removeAll { taken.contains($0) }
    }
  }

  func touches(_ constraint: LinearConstraint) -> Bool {
    constraint.terms.contains { variables.contains($0.variable.index) }
  }
}
