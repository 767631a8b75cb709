import LPAutoLayout
import LPCassowary
/// The constraints that hold a value, from its item outwards.
@MainActor
struct Chain {
  let subject: LayoutExplainer.Subject
  /// The sources, the nearest first.
  private(set) var sources: [Int] = []
  /// The variables of the engine that the sources refer to.
  private(set) var variables: Set<Int>

  init(_ explainer: LayoutExplainer, _ subject: LayoutExplainer.Subject, _ holders: [Int]) {
    self.subject = subject
    variables = Set(subject.expression.terms.map(\.variable.index))
    let linear = explainer.engine.linearConstraints
    var items = Set(variables.map { $0 / Int(ItemVariable.count) })
    var rest = holders.sorted()
    while !rest.isEmpty {
      // Sources that are not connected with the others come last.
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
