/// Follows what holds each view back to the edits that moved it.
///
/// A node is a view or a guide on one axis. From a view that changed on an axis, the way leads through each
/// constraint that holds it there, before or after, to the items at the constraint's other end, as long as they
/// changed too. An edited constraint on the way, another text, a view that came or went: these are the causes.
struct CauseTracing {
  private struct Node: Hashable {
    enum Item: Hashable {
      case view(Int)
      case guide(String)
    }
    var item: Item
    var axis: LayoutAxis
  }

  /// A constraint of the old or the new layout, in the new layout's names.
  private struct Edge {
    var parts: LayoutEquation
    /// Of the edit, where the constraint was edited, came or went.
    var changes: [Int]
  }

  private let comparison: LayoutComparison
  private var changes: [LayoutChange] = []
  private var viewChanges: [String: [Int]] = [:]
  private var viewIndex: [String: Int] = [:]
  private var oldEdges: [String: Edge] = [:]
  private var newEdges: [String: Edge] = [:]
  /// Old and new constraints by the items they are about; inequalities with room to spare hold nothing.
  private var edgesAbout: [String: [Edge]] = [:]
  private var oldGuides: [String: LayoutTextGuide] = [:]
  private var newGuides: [String: LayoutTextGuide] = [:]
  private var children: [Int: [Int]] = [:]

  init(_ comparison: LayoutComparison) { self.comparison = comparison }

  /// The changes with their causes filled in.
  mutating func traced(_ untraced: [LayoutChange]) -> [LayoutChange] {
    changes = untraced
    index()
    traceConstraints()
    for change in changes.indices where !changes[change].isAuthored {
      guard case .view(let path, _) = changes[change].subject, let view = viewIndex[path] else { continue }
      changes[change].causes = causes(of: changes[change].kind, in: view).filter { $0 != change }.sorted()
    }
    addLoneCause()
    return changes
  }

  private mutating func index() {
    for (position, view) in comparison.new.views.enumerated() {
      if viewIndex[view.path] == nil { viewIndex[view.path] = position }
      if let parent = view.parent { children[parent, default: []].append(position) }
    }
    for (position, change) in changes.enumerated() {
      if case .view(let path, _) = change.subject { viewChanges[path, default: []].append(position) }
    }
    for guide in comparison.old.guides { oldGuides[comparison.names[guide.name] ?? guide.name] = guide }
    for guide in comparison.new.guides { newGuides[guide.name] = guide }
    indexEdges()
  }

  private mutating func indexEdges() {
    var edits: [String: [Int]] = [:]
    var added: [String: [Int]] = [:]
    for (position, change) in changes.enumerated() where change.isAuthored {
      guard case .constraint(let equation) = change.subject else { continue }
      if case .added = change.kind {
        added[equation, default: []].append(position)
      } else {
        edits[equation, default: []].append(position)
      }
    }
    let (old, new) = (comparison.old, comparison.new)
    for (position, key) in old.constraintKeys.enumerated() {
      let parts = old.constraints[position].parts.renaming(comparison.names)
      let edge = Edge(parts: parts, changes: edits[old.constraints[position].equation] ?? [])
      oldEdges[key] = edge
      if old.constraints[position].state != .slack { addAbout(edge) }
    }
    for (position, key) in new.constraintKeys.enumerated() {
      let constraint = new.constraints[position]
      let former = comparison.constraints.oldIndex[position]
      let own = former.map { edits[old.constraints[$0].equation] } ?? added[constraint.equation]
      let edge = Edge(parts: constraint.parts, changes: own ?? [])
      newEdges[key] = edge
      if constraint.state != .slack { addAbout(edge) }
    }
  }

  private mutating func addAbout(_ edge: Edge) {
    for end in edge.parts.ends { edgesAbout[end.item, default: []].append(edge) }
  }

  /// A constraint that came or went with one of its views is that view's doing; a state follows from the views.
  private mutating func traceConstraints() {
    for position in changes.indices {
      guard case .constraint(let equation) = changes[position].subject else { continue }
      let parts = LayoutEquation(equation).renaming(comparison.names)
      switch changes[position].kind {
      case .equation(_, let to):
        let items = (parts.ends + LayoutEquation(to).ends).map(\.item)
        changes[position].causes = upheavals(of: items)
      case .added, .removed: changes[position].causes = upheavals(of: parts.ends.map(\.item))
      case .state, .conflict: changes[position].causes = causesOfState(position, equation, parts)
      default: break
      }
    }
  }

  private func causesOfState(_ position: Int, _ equation: String, _ parts: LayoutEquation) -> [Int] {
    let own = changes.indices.filter { $0 != position && changes[$0].subject == changes[position].subject }
    var found = Set(own.filter { changes[$0].isAuthored })
    for end in parts.ends {
      guard let axis = end.axis, let node = node(end.item, axis) else { continue }
      found.formUnion(roots(from: node))
    }
    return found.sorted()
  }

  /// Changes by which views named so came, went, changed their order or were hidden.
  private func upheavals(of items: [String]) -> [Int] {
    changes.indices.filter { position in
      guard case .view(_, let name) = changes[position].subject else { return false }
      guard items.contains(where: { $0 == name || $0.hasPrefix(name + ".") }) else { return false }
      switch changes[position].kind {
      case .added, .removed, .reordered, .hidden, .reparented: return true
      default: return false
      }
    }
  }

  private func causes(of kind: LayoutChange.Kind, in view: Int) -> [Int] {
    switch kind {
    case .moved(let from, let to):
      return causes(in: view, on: [from.x != to.x ? .horizontal : nil, from.y != to.y ? .vertical : nil])
    case .resized(let from, let to):
      let axes: [LayoutAxis?] = [
        from.width != to.width ? .horizontal : nil, from.height != to.height ? .vertical : nil,
      ]
      return causes(in: view, on: axes)
    default:
      return causes(in: view, on: [.horizontal, .vertical])
    }
  }

  private func causes(in view: Int, on axes: [LayoutAxis?]) -> [Int] {
    var found: Set<Int> = []
    for axis in axes.compactMap(\.self) { found.formUnion(roots(from: Node(item: .view(view), axis: axis))) }
    return found.sorted()
  }

  /// Where nothing could be traced but only one thing was edited, that was it.
  private mutating func addLoneCause() {
    let authored = changes.indices.filter { changes[$0].isAuthored && changes[$0].causes.isEmpty }
    guard authored.count == 1 else { return }
    for position in changes.indices where position != authored[0] && changes[position].causes.isEmpty {
      let isCause = changes.contains { $0.causes.contains(position) }
      if !isCause, !changes[position].isAuthored { changes[position].causes = authored }
    }
  }

  // MARK: The graph

  private func node(_ item: String, _ axis: LayoutAxis) -> Node? {
    if newGuides[item] != nil || oldGuides[item] != nil { return Node(item: .guide(item), axis: axis) }
    return comparison.new.views.firstIndex { $0.name == item }.map { Node(item: .view($0), axis: axis) }
  }

  private func roots(from start: Node) -> Set<Int> {
    var found: Set<Int> = []
    var seen: Set<Node> = [start]
    var waiting = [start]
    while let node = waiting.popLast() {
      let (roots, next) = step(from: node)
      found.formUnion(roots)
      for other in next where seen.insert(other).inserted { waiting.append(other) }
    }
    return found
  }

  private func step(from node: Node) -> (roots: [Int], next: [Node]) {
    switch node.item {
    case .view(let view): step(fromView: view, axis: node.axis)
    case .guide(let name): step(fromGuide: name, axis: node.axis)
    }
  }

  private func step(fromGuide name: String, axis: LayoutAxis) -> (roots: [Int], next: [Node]) {
    let span = (oldGuides[name]?.frame.span(axis), newGuides[name]?.frame.span(axis))
    guard span.0 != span.1 else { return ([], []) }
    if let owner = node(LayoutEquation.split(name).item, axis), case .view(let view) = owner.item, changed(view, axis) {
      return ([], [owner])
    }
    let screen = changes.indices.filter { changes[$0].subject == .screen && changes[$0].isAuthored }
    return (screen.isEmpty ? changes.indices.filter { changes[$0].subject == .guide(name: name) } : screen, [])
  }

  private func step(fromView view: Int, axis: LayoutAxis) -> (roots: [Int], next: [Node]) {
    let now = comparison.new.views[view]
    let own = viewChanges[now.path] ?? []
    guard let formerIndex = comparison.views.oldIndex[view] else { return (own, []) }
    let former = comparison.old.views[formerIndex]
    var (roots, next) = content(of: view, from: former, to: now, axis: axis, own: own)
    if now.parent == nil { roots += changes.indices.filter { changes[$0].subject == .screen } }
    for edge in edges(of: now, former, axis) {
      for change in edge.changes { roots += changes[change].causes.isEmpty ? [change] : changes[change].causes }
      next += ends(of: edge.parts)
    }
    if next.isEmpty || isArranged(now), let parent = now.parent {
      if changed(parent, axis) { next.append(Node(item: .view(parent), axis: axis)) }
      if isArranged(now) || !isHeld(now, axis) { roots += upheavals(among: children[parent] ?? [], parent: parent) }
    }
    next = next.filter { isChanged($0) && $0 != Node(item: .view(view), axis: axis) }
    // Nothing further explains it: this is where it began.
    if roots.isEmpty, next.isEmpty { roots = Array(own.filter { isPlace(changes[$0].kind) }.prefix(1)) }
    return (roots, next)
  }

  private func isPlace(_ kind: LayoutChange.Kind) -> Bool {
    switch kind {
    case .moved, .resized, .wishes: true
    default: false
    }
  }

  /// The constraints that hold the view on the axis, before or after; where none is named, all that are about it.
  private func edges(of now: LayoutTextView, _ former: LayoutTextView, _ axis: LayoutAxis) -> [Edge] {
    let held = former.heldBy.compactMap { oldEdges[$0] } + now.heldBy.compactMap { newEdges[$0] }
    let holding = held.filter { touches($0.parts, now.name, axis) }
    if !holding.isEmpty { return holding }
    let about = (edgesAbout[now.name] ?? []).filter { touches($0.parts, now.name, axis) }
    // By custom, an equation places what is on its left by what is on its right.
    let placing = about.filter { $0.parts.ends.first?.item == now.name }
    return placing.isEmpty ? about : placing
  }

  /// What the view itself brings: its text, its class, its content's size.
  private func content(
    of view: Int, from former: LayoutTextView, to now: LayoutTextView, axis: LayoutAxis, own: [Int]
  ) -> (roots: [Int], next: [Node]) {
    let authored = own.filter { changes[$0].isAuthored && !isName(changes[$0].kind) }
    let sizeChanged = former.alignmentRect.length(axis) != now.alignmentRect.length(axis)
    let wished = former.wish(axis) != now.wish(axis)
    guard sizeChanged || wished || former.isHidden != now.isHidden else { return ([], []) }
    if !authored.isEmpty { return (authored, []) }
    let (before, after) = (former.intrinsicLength(axis), now.intrinsicLength(axis))
    guard let before, let after, before != after else { return ([], []) }
    if axis == .vertical, now.text != nil, former.lines.count != now.lines.count, changed(view, .horizontal) {
      return ([], [Node(item: .view(view), axis: .horizontal)])
    }
    return (Array(own.filter { isSize(changes[$0].kind) }.prefix(1)), [])
  }

  private func isSize(_ kind: LayoutChange.Kind) -> Bool {
    switch kind {
    case .resized, .wishes: true
    default: false
    }
  }

  private func isName(_ kind: LayoutChange.Kind) -> Bool {
    if case .renamed = kind { true } else { false }
  }

  private func touches(_ parts: LayoutEquation, _ name: String, _ axis: LayoutAxis) -> Bool {
    let own = parts.ends.filter { $0.item == name }
    // With no end of its own, it holds the view through others further up the chain.
    return (own.isEmpty ? parts.ends : own).contains { $0.axis.map { $0 == axis } ?? true }
  }

  /// An aspect ratio leads from one axis of a view to the other, so the view's own end is among them.
  private func ends(of parts: LayoutEquation) -> [Node] {
    parts.ends.compactMap { end in end.axis.flatMap { node(end.item, $0) } }
  }

  /// Placed by a stack view or a control rather than by the author.
  private func isArranged(_ view: LayoutTextView) -> Bool {
    view.heldBy.contains { $0.hasPrefix("system-") || $0.hasPrefix("mask-") }
  }

  private func isHeld(_ view: LayoutTextView, _ axis: LayoutAxis) -> Bool {
    view.heldBy.contains { newEdges[$0].map { touches($0.parts, view.name, axis) } ?? false }
  }

  private func upheavals(among siblings: [Int], parent: Int) -> [Int] {
    let path = comparison.new.views[parent].path + "/"
    return changes.indices.filter { position in
      guard case .view(let own, _) = changes[position].subject, own.hasPrefix(path),
        !own.dropFirst(path.count).contains("/")
      else { return false }
      switch changes[position].kind {
      case .added, .removed, .reordered, .hidden, .reparented: return true
      default: return false
      }
    }
  }

  private func changed(_ view: Int, _ axis: LayoutAxis) -> Bool {
    guard let former = comparison.views.oldIndex[view] else { return true }
    let (from, to) = (comparison.old.views[former], comparison.new.views[view])
    return from.alignmentRect.span(axis) != to.alignmentRect.span(axis) || from.wish(axis) != to.wish(axis)
      || from.isHidden != to.isHidden
      || axis == .vertical && (from.firstBaseline != to.firstBaseline || from.lastBaseline != to.lastBaseline)
  }

  private func isChanged(_ node: Node) -> Bool {
    switch node.item {
    case .view(let view): changed(view, node.axis)
    case .guide(let name):
      oldGuides[name]?.frame.span(node.axis) != newGuides[name]?.frame.span(node.axis)
    }
  }
}

extension LayoutTextRect {
  /// Start and length on an axis.
  func span(_ axis: LayoutAxis) -> [LayoutNumber] { axis == .horizontal ? [x, width] : [y, height] }

  func length(_ axis: LayoutAxis) -> LayoutNumber { axis == .horizontal ? width : height }
}

extension LayoutTextView {
  func wish(_ axis: LayoutAxis) -> LayoutNumber? { axis == .horizontal ? wantsWidth : wantsHeight }

  /// The size that the content asks for, where the text tells: a wish, or a size held by the content itself.
  func intrinsicLength(_ axis: LayoutAxis) -> LayoutNumber? {
    let key = axis == .horizontal ? "intrinsic-width" : "intrinsic-height"
    return wish(axis) ?? (heldBy.contains(key) ? alignmentRect.length(axis) : nil)
  }
}
