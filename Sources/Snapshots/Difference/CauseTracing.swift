import LPLayoutModel

/// Traces each change back, along the constraints that hold the views, to the edits that caused it.
struct CauseTracing {
  private let comparison: LayoutComparison
  private var changes: [LayoutChange]
  private var search: RootSearch

  init(_ comparison: LayoutComparison, _ untraced: [LayoutChange]) {
    self.comparison = comparison
    changes = untraced
    ConstraintUpheavals(comparison, changes).trace(&changes)
    search = RootSearch(LayoutInfluence(comparison, changes))
  }

  /// Returns the changes with their causes.
  mutating func traced() -> [LayoutChange] {
    var viewIndex: [String: Int] = [:]
    for (position, view) in comparison.new.views.enumerated() { viewIndex[view.path] = position }
    var ownEdits: [LayoutChange.Subject: [Int]] = [:]
    for position in changes.indices where changes[position].isAuthored {
      if case .constraint = changes[position].subject {
        ownEdits[changes[position].subject, default: []].append(position)
      }
    }
    for position in changes.indices where !changes[position].isAuthored {
      let causes: Set<Int>
      switch changes[position].subject {
      case .view(let path, _):
        guard let view = viewIndex[path] else { continue }
        causes = roots(of: view, on: Self.axes(of: changes[position].kind))
      case .constraint(let equation):
        causes = roots(of: LayoutEquation(equation).renaming(comparison.names))
          .union(ownEdits[changes[position].subject] ?? [])
      case .guide(let name): causes = roots(ofGuide: name, changes[position].kind)
      default: continue
      }
      changes[position].causes = causes.filter { $0 != position }.sorted()
    }
    addLoneCause()
    return changes
  }

  private static func axes(of kind: LayoutChange.Kind) -> [LayoutAxis] {
    let isChanged: [Bool]
    switch kind {
    case .moved(let from, let to): isChanged = [from.x != to.x, from.y != to.y]
    case .resized(let from, let to): isChanged = [from.width != to.width, from.height != to.height]
    default: isChanged = [true, true]
    }
    return zip(LayoutAxis.allCases, isChanged).filter(\.1).map(\.0)
  }

  /// Returns the causes of a guide's change. A guide that moved is traced like a view; one that was added or removed
  /// follows from the constraints that name it.
  private mutating func roots(ofGuide name: String, _ kind: LayoutChange.Kind) -> Set<Int> {
    if case .guideChanged = kind {
      return LayoutAxis.allCases.reduce(into: []) {
        $0.formUnion(search.roots(from: .init(item: .guide(name), axis: $1)))
      }
    }
    var found: Set<Int> = []
    for position in changes.indices where changes[position].isAuthored {
      guard case .constraint(let equation) = changes[position].subject else { continue }
      var ends = LayoutEquation(equation).ends
      if case .equation(_, let to) = changes[position].kind { ends += LayoutEquation(to).ends }
      guard ends.contains(where: { $0.item == name }) else { continue }
      found.formUnion(changes[position].causes.isEmpty ? [position] : changes[position].causes)
    }
    return found
  }

  private mutating func roots(of view: Int, on axes: [LayoutAxis]) -> Set<Int> {
    axes.reduce(into: []) { $0.formUnion(search.roots(from: .init(item: .view(view), axis: $1))) }
  }

  /// Returns the causes of a constraint's new state, which follow from its views.
  private mutating func roots(of parts: LayoutEquation) -> Set<Int> {
    var found: Set<Int> = []
    for end in parts.ends {
      guard let axis = end.axis, let node = search.influence.node(end.item, axis) else { continue }
      found.formUnion(search.roots(from: node))
    }
    return found
  }

  /// Makes a single edit the cause of everything that could not be traced.
  private mutating func addLoneCause() {
    let authored = changes.indices.filter { changes[$0].isAuthored && changes[$0].causes.isEmpty }
    guard authored.count == 1 else { return }
    let causes = Set(changes.flatMap(\.causes))
    for position in changes.indices where position != authored[0] && changes[position].causes.isEmpty {
      if !causes.contains(position), !changes[position].isAuthored { changes[position].causes = authored }
    }
  }
}
