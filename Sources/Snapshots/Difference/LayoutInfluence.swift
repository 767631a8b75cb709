/// What each view's place follows from: a graph of views and guides on their two axes.
///
/// From a view that changed on an axis, the way leads through each constraint that holds it there, before or after, to
/// the items at the constraint's other ends, as long as they changed too. An edited constraint on the way, another
/// text, a view that came or went: these are the causes.
struct LayoutInfluence {
  struct Node: Hashable {
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
  private let changes: [LayoutChange]
  /// By path.
  private var viewChanges: [String: [Int]] = [:]
  /// By name; the first of several.
  private var viewIndex: [String: Int] = [:]
  private var oldEdges: [String: Edge] = [:]
  private var newEdges: [String: Edge] = [:]
  /// Old and new constraints by the items they are about; inequalities with room to spare hold nothing.
  private var edgesAbout: [String: [Edge]] = [:]
  private var oldGuides: [String: LayoutTextGuide] = [:]
  private var newGuides: [String: LayoutTextGuide] = [:]
  private var screenChanges: [Int] = []
  /// Changes by which children of a view came, went, changed their order or were hidden; by the parent's path.
  private var upheavals: [String: [Int]] = [:]

  /// `changes`: those of constraints that go with their views must have their causes already.
  init(_ comparison: LayoutComparison, _ changes: [LayoutChange]) {
    self.comparison = comparison
    self.changes = changes
    for (position, view) in comparison.new.views.enumerated() where viewIndex[view.name] == nil {
      viewIndex[view.name] = position
    }
    for (position, change) in changes.enumerated() {
      switch change.subject {
      case .view(let path, _):
        viewChanges[path, default: []].append(position)
        if change.isUpheaval, let slash = path.lastIndex(of: "/") {
          upheavals[String(path[..<slash]), default: []].append(position)
        }
      case .screen: screenChanges.append(position)
      default: break
      }
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

  /// `nil` for a name that nothing in the new layout has.
  func node(_ item: String, _ axis: LayoutAxis) -> Node? {
    if newGuides[item] != nil || oldGuides[item] != nil { return Node(item: .guide(item), axis: axis) }
    return viewIndex[item].map { Node(item: .view($0), axis: axis) }
  }

  /// The causes at a node, and the nodes that its place follows from.
  func step(from node: Node) -> (roots: [Int], next: [Node]) {
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
    let screen = screenChanges
    return (screen.isEmpty ? changes.indices.filter { changes[$0].subject == .guide(name: name) } : screen, [])
  }

  private func step(fromView view: Int, axis: LayoutAxis) -> (roots: [Int], next: [Node]) {
    let now = comparison.new.views[view]
    let own = viewChanges[now.path] ?? []
    guard let formerIndex = comparison.views.oldIndex[view] else { return (own, []) }
    let former = comparison.old.views[formerIndex]
    var (roots, next) = content(of: view, from: former, to: now, axis: axis, own: own)
    if now.parent == nil { roots += screenChanges }
    let this = Node(item: .view(view), axis: axis)
    for edges in edges(of: now, former, axis) {
      for change in edges.flatMap(\.changes) {
        roots += changes[change].causes.isEmpty ? [change] : changes[change].causes
      }
      next += edges.flatMap { ends(of: $0.parts) }.filter { $0 != this && isChanged($0) }
      if !roots.isEmpty || !next.isEmpty { return (roots, next) }
    }
    if let parent = now.parent {
      if changed(parent, axis) { next.append(Node(item: .view(parent), axis: axis)) }
      roots += upheavals[comparison.new.views[parent].path] ?? []
    }
    // Nothing further explains it: this is where it began, if anything happened on this axis at all.
    if roots.isEmpty, next.isEmpty, changed(view, axis) {
      roots = Array(own.filter { isPlace(changes[$0].kind) }.prefix(1))
    }
    return (roots, next)
  }

  private func isPlace(_ kind: LayoutChange.Kind) -> Bool {
    switch kind {
    case .moved, .resized, .wishes: true
    default: false
    }
  }

  /// The constraints that hold the view on the axis, before or after; then, should they explain nothing, all that are
  /// about it, first those that have it on their left: by custom, an equation places that by what is on its right.
  private func edges(of now: LayoutTextView, _ former: LayoutTextView, _ axis: LayoutAxis) -> [[Edge]] {
    let held = former.heldBy.compactMap { oldEdges[$0] } + now.heldBy.compactMap { newEdges[$0] }
    let holding = held.filter { touches($0.parts, now.name, axis) }
    let about = (edgesAbout[now.name] ?? []).filter { touches($0.parts, now.name, axis) }
    return [holding, about.filter { $0.parts.ends.first?.item == now.name }, about]
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
