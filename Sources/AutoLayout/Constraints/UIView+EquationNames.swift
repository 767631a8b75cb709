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

extension UIView {
  /// The call that made the view, or the line of its element in a document.
  package var creationSite: CallSite? { nameSources.creationSite }

  /// The variable of the view in its source; `nil` without one.
  package var sourceVariable: String? {
    [nameSources.mentionSite, nameSources.creationSite].lazy.compactMap { $0 }
      .compactMap { self.environment.sources.name(at: $0) }.first
  }
}
