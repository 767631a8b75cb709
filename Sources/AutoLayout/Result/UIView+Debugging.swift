extension UIView {
  /// UIKit's console messages for the conflicts in the view's tree, one text for each.
  public var unsatisfiableConstraintsLog: [String] {
    root.layoutIfNeeded()
    let engine = root.engine
    return engine.conflicts.map { conflict in
      let members = engine.uikitConstraints(of: conflict.members)
      return ConflictLog(members: members, broken: engine.uikitConstraint(of: conflict.broken)).text
    }
  }

  /// Whether the rectangle is ambiguous: another one satisfies every constraint as well.
  public var hasAmbiguousLayout: Bool {
    root.layoutIfNeeded()
    return !ConstraintStates(engine: root.engine).ambiguousAttributes(of: self).isEmpty
  }

  /// Gives this view another valid frame if it is ambiguous, beside other views that were exercised; calling it again
  /// takes that back.
  public func exerciseAmbiguityInLayout() {
    root.layoutIfNeeded()
    let engine = root.engine
    var exercised = engine.exercised
    if let known = exercised.firstIndex(where: { $0.view == ObjectIdentifier(self) }) {
      exercised.remove(at: known)
    } else {
      let other = ConstraintStates(engine: engine).otherValues(of: self)
      guard !other.isEmpty else { return }
      exercised.append((ObjectIdentifier(self), other))
    }
    if exercised.isEmpty { engine.pending.solve = true } else { engine.takeAlternative(exercised.flatMap(\.places)) }
    engine.exercised = exercised
    root.layoutIfNeeded()
  }

  /// Returns the constraints that this view's position and size on an axis depend on, including those of content sizes
  /// and autoresizing masks.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    root.layoutIfNeeded()
    return ConstraintStates(engine: root.engine).constraints(affecting: self, axis)
  }

  /// The view's whole tree in the form of UIKit's `_autolayoutTrace`: • hosts the engine, * is laid out by constraints,
  /// + by its frame within the engine; ambiguous views are marked.
  public var autolayoutTrace: String {
    root.layoutIfNeeded()
    let states = ConstraintStates(engine: root.engine)
    var lines: [String] = []
    root.appendTrace(depth: 0, states, to: &lines)
    lines += [
      "", "Legend:", "\t* - is laid out with auto layout",
      "\t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES",
      "\t• - layout engine host",
    ]
    return lines.joined(separator: "\n")
  }

  private func appendTrace(depth: Int, _ states: ConstraintStates, to lines: inout [String]) {
    let mark = (superview == nil ? "•" : "") + (translatesAutoresizingMaskIntoConstraints ? "+" : "*")
    var line = String(repeating: "|   ", count: depth) + mark + ConstraintDescription.itemName(self)
    let free = states.ambiguousAttributes(of: self)
    if !free.isEmpty {
      let variables = free.map { attribute in
        let name = attribute == .left ? "minX" : attribute == .top ? "minY" : attribute == .width ? "Width" : "Height"
        return "\(ConstraintDescription.className(self)):\(ConstraintDescription.address(self)).\(name)"
          + "{id: \(states.variable(of: self, attribute))}"
      }
      line += "- AMBIGUOUS LAYOUT for " + variables.joined(separator: ", ")
    }
    lines.append(line)
    for guide in storedGuides where guide.hasOwnVariables {
      let state = states.isFree(guide) ? "- AMBIGUOUS LAYOUT" : ""
      lines.append(String(repeating: "|   ", count: depth + 1) + "*" + ConstraintDescription.itemName(guide) + state)
    }
    for subview in subviews { subview.appendTrace(depth: depth + 1, states, to: &lines) }
  }
}

extension UILayoutGuide {
  /// Whether the rectangle is ambiguous: another one satisfies every constraint as well.
  public var hasAmbiguousLayout: Bool {
    guard let root = owningView?.root else { return false }
    root.layoutIfNeeded()
    return ConstraintStates(engine: root.engine).isFree(self)
  }

  /// Returns the constraints that the guide's position and size on an axis depend on.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let root = owningView?.root else { return [] }
    root.layoutIfNeeded()
    return ConstraintStates(engine: root.engine).constraints(affecting: self, axis)
  }
}
