extension UIView {
  /// Returns the names of views of this tree, as equations show them.
  package func names(of views: [UIView]) -> [String] {
    let names = NameTable(root: self)
    return views.map { names.name(of: $0) }
  }

  /// Returns a constraint between views of this tree in the DSL's notation, without priority.
  package func equation(of constraint: NSLayoutConstraint) -> String {
    EquationText(names: NameTable(root: self)).text(of: constraint)
  }
}
