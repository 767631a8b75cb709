import LPLayoutModel

/// A graph of what each view's place follows from; its nodes are views and guides on their two axes.
///
/// From a view that changed on an axis, edges lead along each constraint that holds it there, in the old or new layout,
/// to the items at the constraint's other ends that changed too. Edited constraints on the way, changed texts, and
/// views that were added or removed are the causes.
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
  /// The old and new constraints by the items that they are about, without inequalities that have slack.
  private var edgesAbout: [String: [Edge]] = [:]
  /// The constraints with slack, by the items they are about.
  private var slackEdgesAbout: [String: [Edge]] = [:]
  private var oldGuides: [String: LayoutTextGuide] = [:]
  private var newGuides: [String: LayoutTextGuide] = [:]
  private var screenChanges: [Int] = []
  /// The changes that added, removed, reordered or hid children of a view, by the parent's path.
  private var upheavals: [String: [Int]] = [:]

  /// Makes the graph; constraints that changed with their views must have causes in `changes` already.
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

  /// Returns the node of an item, or `nil` if nothing in the new layout has the name.
  func node(_ item: String, _ axis: LayoutAxis) -> Node? {
    if newGuides[item] != nil || oldGuides[item] != nil { return Node(item: .guide(item), axis: axis) }
    return viewIndex[item].map { Node(item: .view($0), axis: axis) }
  }

  /// Returns the causes at a node, and the nodes that its place follows from.
  func step(from node: Node) -> (roots: [Int], next: [Node]) {
    switch node.item {
    case .view(let view): step(fromView: view, axis: node.axis)
    case .guide(let name): step(fromGuide: name, axis: node.axis)
    }
  }

  private func step(fromGuide name: String, axis: LayoutAxis) -> (roots: [Int], next: [Node]) {
    let this = Node(item: .guide(name), axis: axis)
    guard isChanged(this) else { return ([], []) }
    // Views place their margins and safe areas; constraints place other guides.
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
    // Text that wraps leaves room between its longest line and the width that it wraps at.
    if axis == .horizontal, now.lines != former.lines,
      let found = explain(this, by: [slackEdgesAbout[now.name] ?? []])
    {
      return found
    }
    if let parent = now.parent {
      if changed(parent, axis) { next.append(Node(item: .view(parent), axis: axis)) }
      roots += upheavals[comparison.new.views[parent].path] ?? []
    }
    // Nothing else explains the change, so the view's own changes on this axis are the causes.
    if roots.isEmpty, next.isEmpty, changed(view, axis) {
      roots = Array(own.filter { isPlace(changes[$0].kind) }.prefix(1))
    }
    return (roots, next)
  }

  /// Returns what the first group of constraints with an explanation explains; `nil` if none does. At first only
  /// constraints whose own attribute changed count, and of their other ends those that changed; then all do.
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

  /// Returns whether the attribute's value changed, or cannot be told from the text.
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
      // A guide is listed only while a constraint names it; its place before is unknown.
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

  /// Returns groups of constraints: those that hold the view on the axis in the old or new layout, then all that are
  /// about it. Those with the view on their left side come first, since an equation usually places its left side by its
  /// right side.
  private func edges(of now: LayoutTextView, _ former: LayoutTextView, _ axis: LayoutAxis) -> [[Edge]] {
    let held = former.heldBy.compactMap { oldEdges[$0] } + now.heldBy.compactMap { newEdges[$0] }
    let holding = held.filter { touches($0.parts, now.name, axis) }
    return [holding] + aboutItem(now.name, axis)
  }

  private func aboutItem(_ name: String, _ axis: LayoutAxis) -> [[Edge]] {
    let about = (edgesAbout[name] ?? []).filter { touches($0.parts, name, axis) }
    return [about.filter { $0.parts.ends.first?.item == name }, about]
  }

  /// Returns the causes in the view itself: its text, its class, its content size.
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
      // The number of lines follows from the width, and the width from the constraints that give it.
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
    // A constraint without an end of the view's own holds it by way of others in the chain.
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
  /// Returns the start and length on an axis.
  func span(_ axis: LayoutAxis) -> [LayoutNumber] { axis == .horizontal ? [x, width] : [y, height] }

  func length(_ axis: LayoutAxis) -> LayoutNumber { axis == .horizontal ? width : height }

  /// Returns the value of an attribute; centres are doubled. `nil` for baselines and margins, which a rectangle does
  /// not determine.
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
  /// Returns whether the font differs: the distance of the first baseline from the top changes with the font, not with
  /// line breaks.
  func hasOtherFont(than other: LayoutTextView) -> Bool {
    guard let mine = baselines.first, let others = other.baselines.first else { return false }
    // Rounding to pixels can change the distance by half a point.
    return ((mine - alignmentRect.y) - (others - other.alignmentRect.y)).magnitude > LayoutNumber(thousandths: 500)
  }

  func wish(_ axis: LayoutAxis) -> LayoutNumber? { axis == .horizontal ? wants.width : wants.height }

  /// Returns the content's intrinsic length if the text shows it: by `wants`, or by a size that the content holds.
  func intrinsicLength(_ axis: LayoutAxis) -> LayoutNumber? {
    let key = axis == .horizontal ? "intrinsic-width" : "intrinsic-height"
    return wish(axis) ?? (heldBy.contains(key) ? alignmentRect.length(axis) : nil)
  }
}
