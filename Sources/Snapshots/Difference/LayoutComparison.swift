import LPLayoutModel

/// Finds the changes between two layout texts.
struct LayoutComparison {
  let old: LayoutTextDocument
  let new: LayoutTextDocument
  let views: ViewMatching
  let constraints: ConstraintMatching
  /// The new names of views and guides by their old ones, for those that were renamed.
  let names: [String: String]
  private let constraintSites: [String: CallSite]
  private let viewSites: [String: CallSite]
  private(set) var changes: [LayoutChange] = []

  init(
    old: LayoutTextDocument, new: LayoutTextDocument, constraintSites: [String: CallSite],
    viewSites: [String: CallSite]
  ) {
    self.old = old
    self.new = new
    self.constraintSites = constraintSites
    self.viewSites = viewSites
    views = ViewMatching(old: old.views, new: new.views)
    names = Self.names(old, new, views)
    constraints = ConstraintMatching(old: old.constraints, new: new.constraints, names: names)
  }

  mutating func compare() {
    compareScreen()
    compareViews()
    compareGuides()
    compareConstraints()
    compareDiagnostics()
    var tracing = CauseTracing(self, changes)
    changes = tracing.traced()
  }

  private static func names(
    _ old: LayoutTextDocument, _ new: LayoutTextDocument, _ views: ViewMatching
  ) -> [String: String] {
    var names: [String: String] = [:]
    for (index, view) in old.views.enumerated() {
      if let now = views.newIndex[index], new.views[now].name != view.name { names[view.name] = new.views[now].name }
    }
    // The name of a guide begins with its owner's.
    for guide in old.guides {
      guard let dot = guide.name.lastIndex(of: "."), let owner = names[String(guide.name[..<dot])] else { continue }
      names[guide.name] = owner + guide.name[dot...]
    }
    return names
  }

  private mutating func add(_ subject: LayoutChange.Subject, _ kind: LayoutChange.Kind, at site: CallSite? = nil) {
    changes.append(LayoutChange(subject: subject, kind: kind, callSite: site))
  }

  private mutating func compareScreen() {
    let sizes = [old, new].map { "\($0.width.description)×\($0.height.description)" }
    if sizes[0] != sizes[1] { add(.screen, .screen(from: sizes[0], to: sizes[1])) }
    if old.safeArea != new.safeArea { add(.screen, .safeArea(from: old.safeArea, to: new.safeArea)) }
    if old.traits != new.traits {
      add(.screen, .traits(from: old.traits.joined(separator: " "), to: new.traits.joined(separator: " ")))
    }
  }

  private mutating func compareViews() {
    let reordered = views.reordered()
    for (index, view) in new.views.enumerated() {
      let subject = LayoutChange.Subject.view(path: view.path, name: view.name)
      let site = viewSites[view.path]
      guard let former = views.oldIndex[index] else {
        add(subject, .added, at: site)
        continue
      }
      for kind in identityChanges(from: old.views[former], to: view) { add(subject, kind, at: site) }
      if reordered.contains(index) {
        let before = new.views[..<index].last { $0.parent == view.parent }
        add(subject, .reordered(after: before?.name), at: site)
      }
      let start = changes.count
      for kind in ViewChanges(from: old.views[former], to: view, names: names).kinds { add(subject, kind, at: site) }
      if isCarried(index) { for change in start..<changes.count { changes[change].isCarried = true } }
    }
    for (index, view) in old.views.enumerated() where views.newIndex[index] == nil {
      add(.view(path: view.path, name: view.name), .removed)
    }
  }

  private func identityChanges(from former: LayoutTextView, to view: LayoutTextView) -> [LayoutChange.Kind] {
    var kinds: [LayoutChange.Kind] = []
    let parents = (former.parent.flatMap { views.newIndex[$0] }, view.parent)
    if parents.0 != parents.1 {
      kinds.append(.reparented(from: former.path, to: view.path))
    } else if former.baseName != view.baseName {
      // Numbers of siblings, and longer names that became necessary, follow from views that were added or removed.
      kinds.append(.renamed(from: former.component, to: view.component))
    }
    if former.className != view.className { kinds.append(.reclassed(from: former.className, to: view.className)) }
    return kinds
  }

  /// Returns whether the view only moved, exactly with its superview.
  private func isCarried(_ index: Int) -> Bool {
    guard let parent = new.views[index].parent, let formerParent = views.oldIndex[parent],
      let former = views.oldIndex[index]
    else { return false }
    func offset(_ from: LayoutTextView, _ to: LayoutTextView) -> [LayoutNumber] {
      [to.alignmentRect.x - from.alignmentRect.x, to.alignmentRect.y - from.alignmentRect.y]
    }
    return offset(old.views[former], new.views[index]) == offset(old.views[formerParent], new.views[parent])
      && old.views[former].alignmentRect.width == new.views[index].alignmentRect.width
      && old.views[former].alignmentRect.height == new.views[index].alignmentRect.height
  }

  private mutating func compareGuides() {
    var rest = new.guides
    for guide in old.guides {
      let name = names[guide.name] ?? guide.name
      guard let found = rest.firstIndex(where: { $0.name == name }) else {
        add(.guide(name: guide.name), .removed)
        continue
      }
      let now = rest.remove(at: found)
      if guide.kind != now.kind || guide.frame != now.frame {
        add(.guide(name: name), .guideChanged(from: guide, to: now))
      }
    }
    for guide in rest { add(.guide(name: guide.name), .added) }
  }

  private mutating func compareConstraints() {
    let keys = new.constraintKeys
    for (index, constraint) in new.constraints.enumerated() {
      let start = changes.count
      let site = constraintSites[keys[index]]
      if let former = constraints.oldIndex[index] {
        let subject = LayoutChange.Subject.constraint(equation: old.constraints[former].equation)
        for kind in kinds(from: old.constraints[former], to: constraint) { add(subject, kind, at: site) }
      } else {
        add(.constraint(equation: constraint.equation), .added, at: site)
      }
      for change in start..<changes.count { changes[change].isSystem = constraint.maker == "system" }
    }
    for (index, constraint) in old.constraints.enumerated() where constraints.newIndex[index] == nil {
      add(.constraint(equation: constraint.equation), .removed)
      changes[changes.count - 1].isSystem = constraint.maker == "system"
    }
  }

  private func kinds(
    from former: LayoutTextConstraint, to constraint: LayoutTextConstraint
  ) -> [LayoutChange.Kind] {
    var kinds: [LayoutChange.Kind] = []
    let (was, now) = (former.parts.renaming(names), constraint.parts)
    if was.skeleton != now.skeleton {
      kinds.append(.equation(from: former.equation, to: constraint.equation))
    } else if was.constant != now.constant {
      kinds.append(.constant(from: was.constantText, to: now.constantText))
    }
    if former.priority != constraint.priority {
      kinds.append(.priority(from: former.priority, to: constraint.priority))
    }
    if former.state != constraint.state { kinds.append(.state(from: former.state, to: constraint.state)) }
    if former.identifier != constraint.identifier || former.maker != constraint.maker {
      kinds.append(.identifier(from: former.identifier, to: constraint.identifier))
    }
    if former.conflict != constraint.conflict {
      kinds.append(.conflict(from: former.conflict, to: constraint.conflict))
    }
    return kinds
  }

  private mutating func compareDiagnostics() {
    var rest = new.diagnostics
    for diagnostic in old.diagnostics {
      if let found = rest.firstIndex(of: diagnostic) {
        rest.remove(at: found)
      } else {
        add(.diagnostic, .diagnostic(old: diagnostic, new: nil))
      }
    }
    for diagnostic in rest { add(.diagnostic, .diagnostic(old: nil, new: diagnostic)) }
  }
}

extension LayoutEquation {
  /// The constant at the end of the right side: `+ 12`, `- 8`, or the number alone.
  var constantText: String {
    guard right != nil else { return constant.description }
    return constant < .zero ? "- \(constant.magnitude.description)" : "+ \(constant.description)"
  }
}
