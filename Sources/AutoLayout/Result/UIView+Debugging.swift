extension UIView {
  /// What UIKit's console would say of the conflicts in the tree that the view is in, one text for each.
  public var unsatisfiableConstraintsLog: [String] {
    root.layoutIfNeeded()
    let engine = root.engine
    return engine.conflicts.map { conflict in
      let members = engine.uikitConstraints(of: conflict.members)
      return ConflictLog(members: members, broken: engine.uikitConstraint(of: conflict.broken)).text
    }
  }

  /// Whether some part of the rectangle could be another without breaking anything or missing a wish by more.
  public var hasAmbiguousLayout: Bool {
    root.layoutIfNeeded()
    return !ConstraintStanding(engine: root.engine).ambiguousAttributes(of: self).isEmpty
  }

  /// Takes another of the layouts that fit as well, where this view is ambiguous; calling it again goes back.
  public func exerciseAmbiguityInLayout() {
    root.layoutIfNeeded()
    let engine = root.engine
    if engine.isAlternative {
      engine.pending.solve = true
    } else {
      let other = ConstraintStanding(engine: engine).otherValues(of: self)
      guard !other.isEmpty else { return }
      engine.takeAlternative(other)
    }
    root.layoutIfNeeded()
  }

  /// The constraints that this view's position and size on an axis depend on, those of content sizes and of autoresizing
  /// masks among them.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    root.layoutIfNeeded()
    return ConstraintStanding(engine: root.engine).constraints(affecting: self, axis)
  }

  /// The whole tree that the view is in, with the marks of UIKit's `_autolayoutTrace`: • hosts the engine, * is laid out by constraints, + by its
  /// frame within the engine; ambiguous views say of what.
  public var autolayoutTrace: String {
    root.layoutIfNeeded()
    let standing = ConstraintStanding(engine: root.engine)
    var lines: [String] = []
    root.appendTrace(depth: 0, standing, to: &lines)
    lines += [
      "", "Legend:", "\t* - is laid out with auto layout",
      "\t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES",
      "\t• - layout engine host",
    ]
    return lines.joined(separator: "\n")
  }

  private func appendTrace(depth: Int, _ standing: ConstraintStanding, to lines: inout [String]) {
    let mark = (superview == nil ? "•" : "") + (translatesAutoresizingMaskIntoConstraints ? "+" : "*")
    var line = String(repeating: "|   ", count: depth) + mark + ConstraintDescription.itemName(self)
    let free = standing.ambiguousAttributes(of: self)
    if !free.isEmpty {
      let variables = free.map { attribute in
        let name = attribute == .left ? "minX" : attribute == .top ? "minY" : attribute == .width ? "Width" : "Height"
        return "\(ConstraintDescription.className(self)).\(name){id: \(standing.variable(of: self, attribute))}"
      }
      line += "- AMBIGUOUS LAYOUT for " + variables.joined(separator: ", ")
    }
    lines.append(line)
    for subview in subviews { subview.appendTrace(depth: depth + 1, standing, to: &lines) }
  }
}

extension UILayoutGuide {
  /// Whether some part of the rectangle could be another without breaking anything or missing a wish by more.
  public var hasAmbiguousLayout: Bool {
    guard let root = owningView?.root else { return false }
    root.layoutIfNeeded()
    return ConstraintStanding(engine: root.engine).isFree(self)
  }

  /// The constraints that the guide's position and size on an axis depend on.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let root = owningView?.root else { return [] }
    root.layoutIfNeeded()
    return ConstraintStanding(engine: root.engine).constraints(affecting: self, axis)
  }
}
