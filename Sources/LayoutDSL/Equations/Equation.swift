public import LPAutoLayout

/// One or several relations between anchors, with one priority: a value that a builder turns into constraints.
public struct Equation {
  var relations: [LinearRelation]
  var priority: UILayoutPriority = .required
  var name: String?

  init(_ relations: [LinearRelation]) { self.relations = relations }

  init(_ left: AnchorTerm, _ relation: NSLayoutConstraint.Relation, _ right: AnchorTerm) {
    self.init([LinearRelation(left: left, relation: relation, right: .term(right))])
  }

  /// Names the constraint in goldens, messages and pictures (`NSLayoutConstraint.identifier`).
  public func named(_ name: String) -> Equation {
    var equation = self
    equation.name = name
    return equation
  }

  /// Makes new, inactive constraints for code that keeps references to them; a builder makes and activates its own.
  @MainActor
  public func makeConstraints(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> [NSLayoutConstraint] {
    makeConstraints(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  @MainActor
  func makeConstraints(at site: CallSite) -> [NSLayoutConstraint] {
    relations.map { relation in
      let constraint = relation.makeConstraint()
      constraint.priority = priority
      constraint.identifier = name
      constraint.callSite = site
      return constraint
    }
  }
}
