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
    /// The changes that edited, added or removed the constraint.
    var changes: [Int]
  }

  private let comparison: LayoutComparison
  private let changes: [LayoutChange]
  /// The changes of each view, by path.
  private var viewChanges: [String: [Int]] = [:]
  /// The index of each view by name; the first of several.
  private var viewIndex: [String: Int] = [:]
  private var oldEdges: [String: Edge] = [:]
  private var newEdges: [String: Edge] = [:]
  /// Old and new constraints by the items they are about; inequalities with room to spare hold nothing.
  private var edgesAbout: [String: [Edge]] = [:]
  /// The constraints with slack, by the items they are about.
  private var slackEdgesAbout: [String: [Edge]] = [:]
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
      addAbout(edge, isSlack: old.constraints[position].state == .slack)
    }
    for (position, key) in new.constraintKeys.enumerated() {
      let constraint = new.constraints[position]
      let former = comparison.constraints.oldIndex[position]
      let own = former.map { edits[old.constraints[$0].equation] } ?? added[constraint.equation]
      let edge = Edge(parts: constraint.parts, changes: own ?? [])
      newEdges[key] = edge
      addAbout(edge, isSlack: constraint.state == .slack)
    }
  }

  private mutating func addAbout(_ edge: Edge, isSlack: Bool) {
    for end in edge.parts.ends {
      if isSlack {
        slackEdgesAbout[end.item, default: []].append(edge)
      } else {
        edgesAbout[end.item, default: []].append(edge)
      }
    }
  }

  /// Returns the node of an item, or `nil` for a name that nothing in the new layout has.
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
    let this = Node(item: .guide(name), axis: axis)
    guard isChanged(this) else { return ([], []) }
    // Margins and safe areas are where their view has them; other guides are placed by constraints.
    let isPlaced = ["content", "custom"].contains((newGuides[name] ?? oldGuides[name])?.kind)
    if isPlaced, let found = explain(this, by: aboutItem(name, axis)) { return found }
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
    if let found = explain(this, by: edges(of: now, former, axis), roots, next) { return found }
    // Text that was broken to fit leaves room between its longest line and the limit that it was broken for.
    if axis == .horizontal, now.lines != former.lines,
      let found = explain(this, by: [slackEdgesAbout[now.name] ?? []])
    {
      return found
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

  /// What the first of several groups of constraints explains; `nil` where none does. At first only constraints whose own
  /// attribute has another value now, and of their other ends those that have; then all.
  private func explain(
    _ this: Node, by groups: [[Edge]], _ knownRoots: [Int] = [], _ knownNext: [Node] = []
  ) -> (roots: [Int], next: [Node])? {
    for isStrict in [true, false] {
      for edges in groups {
        var (roots, next) = (knownRoots, knownNext)
        for edge in edges where !isStrict || edge.parts.ends.contains(where: { isEnd($0, of: this) && isMoved($0) }) {
          for change in edge.changes {
            roots += changes[change].causes.isEmpty ? [change] : changes[change].causes
          }
          for end in edge.parts.ends where !isStrict || isMoved(end) {
            guard let axis = end.axis, let other = node(end.item, axis), other != this, isChanged(other) else {
              continue
            }
            next.append(other)
          }
        }
        if !roots.isEmpty || !next.isEmpty { return (roots, next) }
      }
    }
    return nil
  }

  private func isEnd(_ end: LayoutEquation.End, of node: Node) -> Bool {
    end.axis == node.axis && self.node(end.item, node.axis) == node
  }

  /// Whether the attribute has another value than before, or is none whose value the text tells.
  private func isMoved(_ end: LayoutEquation.End) -> Bool {
    guard let axis = end.axis, let node = node(end.item, axis) else { return false }
    switch node.item {
    case .view(let view):
      guard let former = comparison.views.oldIndex[view] else { return true }
      let (from, to) = (comparison.old.views[former], comparison.new.views[view])
      switch end.attribute {
      case "firstBaseline": return from.baselines.first != to.baselines.first || from.baselines.first == nil
      case "lastBaseline": return from.baselines.last != to.baselines.last || from.baselines.last == nil
      default: return isMoved(end.attribute, from.alignmentRect, to.alignmentRect)
      }
    case .guide(let name):
      // A guide is listed while a constraint names it; where it was before, nobody knows.
      guard let from = oldGuides[name], let to = newGuides[name] else { return false }
      return isMoved(end.attribute, from.frame, to.frame)
    }
  }

  private func isMoved(_ attribute: String, _ from: LayoutTextRect, _ to: LayoutTextRect) -> Bool {
    let values = zip([from, to], [comparison.old, comparison.new]).map { rect, document in
      rect.value(of: attribute, isRightToLeft: document.traits.contains("rtl"))
    }
    return values[0] != values[1] || values[0] == nil
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
    return [holding] + aboutItem(now.name, axis)
  }

  private func aboutItem(_ name: String, _ axis: LayoutAxis) -> [[Edge]] {
    let about = (edgesAbout[name] ?? []).filter { touches($0.parts, name, axis) }
    return [about.filter { $0.parts.ends.first?.item == name }, about]
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
    if now.text != nil, former.lines != now.lines, !former.hasOtherFont(than: now) {
      // Lines are broken where the room ends: their number follows from the width, and the width from what gives it.
      return ([], axis == .vertical && changed(view, .horizontal) ? [Node(item: .view(view), axis: .horizontal)] : [])
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

  private func changed(_ view: Int, _ axis: LayoutAxis) -> Bool {
    guard let former = comparison.views.oldIndex[view] else { return true }
    let (from, to) = (comparison.old.views[former], comparison.new.views[view])
    return from.alignmentRect.span(axis) != to.alignmentRect.span(axis) || from.wish(axis) != to.wish(axis)
      || from.isHidden != to.isHidden
      || axis == .vertical && from.baselines != to.baselines
  }

  private func isChanged(_ node: Node) -> Bool {
    switch node.item {
    case .view(let view): return changed(view, node.axis)
    case .guide(let name):
      guard let from = oldGuides[name], let to = newGuides[name] else { return false }
      return from.frame.span(node.axis) != to.frame.span(node.axis)
    }
  }
}

extension LayoutTextRect {
  /// Start and length on an axis.
  func span(_ axis: LayoutAxis) -> [LayoutNumber] { axis == .horizontal ? [x, width] : [y, height] }

  func length(_ axis: LayoutAxis) -> LayoutNumber { axis == .horizontal ? width : height }

  /// Of an attribute; centers are doubled. `nil` for baselines and for margins, which a rectangle does not tell.
  func value(of attribute: String, isRightToLeft: Bool) -> LayoutNumber? {
    switch attribute {
    case "left": x
    case "right": x + width
    case "leading": isRightToLeft ? x + width : x
    case "trailing": isRightToLeft ? x : x + width
    case "top": y
    case "bottom": y + height
    case "width": width
    case "height": height
    case "centerX": x + x + width
    case "centerY": y + y + height
    default: nil
    }
  }
}

extension LayoutTextView {
  /// Told by the first baseline's distance from the top, which no other way of breaking lines changes.
  func hasOtherFont(than other: LayoutTextView) -> Bool {
    guard let mine = baselines.first, let others = other.baselines.first else { return false }
    // Half a point is what pixels round to.
    return ((mine - alignmentRect.y) - (others - other.alignmentRect.y)).magnitude > LayoutNumber(thousandths: 500)
  }

  func wish(_ axis: LayoutAxis) -> LayoutNumber? { axis == .horizontal ? wants.width : wants.height }

  /// The size that the content asks for, where the text tells: a wish, or a size held by the content itself.
  func intrinsicLength(_ axis: LayoutAxis) -> LayoutNumber? {
    let key = axis == .horizontal ? "intrinsic-width" : "intrinsic-height"
    return wish(axis) ?? (heldBy.contains(key) ? alignmentRect.length(axis) : nil)
  }
}
