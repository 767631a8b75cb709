import LPLayoutModel
import Foundation

/// The distances between edges that required constraints guarantee, whatever the lengths of texts and pictures are.
///
/// Each constraint between two edges, and each constant length, is a *difference bound*, `to - from >= length`. A bound
/// is implied if the others make a path from the one edge to the other that is at least as long.
struct RequiredBounds {
  private struct Edge: Hashable {
    let item: ConstraintRecord.Item
    let axis: LayoutAxis
    let isEnd: Bool
  }

  private struct Bound {
    let from: Edge
    let to: Edge
    let length: CGFloat
  }

  private let result: LayoutResult
  private let children: [[Int]]
  /// The indices of the required constraints by the view that they are about, or whose guide they are about.
  private let records: [Int: [Int]]
  /// The indices of the guides by their owner.
  private let guides: [Int: [Int]]

  private static let tolerance: CGFloat = 0.01

  init(_ result: LayoutResult) {
    self.result = result
    var children = [[Int]](repeating: [], count: result.views.count)
    for (index, view) in result.views.enumerated() {
      if let parent = view.parent, parent < index { children[parent].append(index) }
    }
    self.children = children
    var records: [Int: [Int]] = [:]
    for (index, record) in result.constraints.enumerated() where Self.isBound(record) {
      records[Self.owner(of: record.first, in: result), default: []].append(index)
    }
    self.records = records
    guides = Dictionary(grouping: result.guides.indices) { result.guides[$0].owner }
  }

  /// Returns the view of an item, or the view whose guide it is.
  static func owner(of item: ConstraintRecord.Item, in result: LayoutResult) -> Int {
    switch item {
    case .view(let index): index
    case .guide(let index): result.guides[index].owner
    }
  }

  /// Returns whether the other required constraints imply an inequality between two edges. Only those in the nearest
  /// container of both are followed.
  func imply(_ index: Int) -> Bool {
    let wanted = bounds(of: result.constraints[index])
    guard !wanted.isEmpty, let second = result.constraints[index].second else { return false }
    let ends = [result.constraints[index].first, second].map { Self.owner(of: $0, in: result) }
    let container = commonAncestor(ends[0], ends[1])
    let known = bounds(in: container, without: index)
    return wanted.allSatisfy { longest(from: $0.from, to: $0.to, known) >= $0.length - Self.tolerance }
  }

  private func commonAncestor(_ one: Int, _ other: Int) -> Int {
    var seen: Set<Int> = []
    var next: Int? = one
    while let current = next {
      seen.insert(current)
      next = result.views[current].parent
    }
    next = other
    while let current = next, !seen.contains(current) { next = result.views[current].parent }
    return next ?? 0
  }

  /// Returns the length of the longest path; `-infinity` if there is none.
  private func longest(from start: Edge, to end: Edge, _ bounds: [Bound]) -> CGFloat {
    var lengths = [start: CGFloat(0)]
    // A path visits an edge once, because a satisfied system has no cycle of positive length.
    for _ in 0..<bounds.count {
      var isChanged = false
      for bound in bounds {
        guard let length = lengths[bound.from], bound.to != start,
          length + bound.length > lengths[bound.to, default: -.infinity] + Self.tolerance
        else { continue }
        lengths[bound.to] = length + bound.length
        isChanged = true
      }
      if !isChanged { break }
    }
    return lengths[end, default: -.infinity]
  }

  // MARK: Bounds

  private static func isBound(_ record: ConstraintRecord) -> Bool {
    guard record.priority >= 1000, record.firstStart == nil, record.secondStart == nil else { return false }
    if case .setAside = record.state { return false }
    return record.origin == .user || record.origin == .system
  }

  private func bounds(in container: Int, without index: Int) -> [Bound] {
    let views = [container] + children[container]
    let inside = Set(views)
    var found = views.flatMap { view in
      (records[view] ?? []).filter { $0 != index }.map { result.constraints[$0] }.filter { record in
        record.second.map { inside.contains(Self.owner(of: $0, in: result)) || length(of: $0) != nil } ?? true
      }.flatMap(bounds)
    }
    let guides = views.flatMap { self.guides[$0] ?? [] }
    for axis in [LayoutAxis.horizontal, .vertical] {
      found += views.map { sized(.view($0), axis) } + guides.map { sized(.guide($0), axis) }
      for guide in guides { found += insets(guide, axis) }
      if container == 0 {
        let size = axis == .horizontal ? result.size.width : result.size.height
        let own = ConstraintRecord.Item.view(0)
        found.append(Bound(from: edge(own, axis, false), to: edge(own, axis, true), length: size))
        found.append(Bound(from: edge(own, axis, true), to: edge(own, axis, false), length: -size))
      }
    }
    return found
  }

  /// Returns the bound that no length is negative.
  private func sized(_ item: ConstraintRecord.Item, _ axis: LayoutAxis) -> Bound {
    Bound(from: edge(item, axis, false), to: edge(item, axis, true), length: 0)
  }

  /// Returns the bounds that keep a guide at its place in its owner, for guides that the screen and the author's margins
  /// decide.
  private func insets(_ index: Int, _ axis: LayoutAxis) -> [Bound] {
    let guide = result.guides[index]
    guard guide.kind == .margins || guide.kind == .safeArea else { return [] }
    let (outer, inner) = (result.views[guide.owner].frame, guide.frame)
    let isReversed = axis == .horizontal && result.traits.layoutDirection == .rightToLeft
    let (low, high) =
      axis == .horizontal
      ? (inner.minX - outer.minX, outer.maxX - inner.maxX) : (inner.minY - outer.minY, outer.maxY - inner.maxY)
    let (first, last) = isReversed ? (high, low) : (low, high)
    let (own, owner) = (ConstraintRecord.Item.guide(index), ConstraintRecord.Item.view(guide.owner))
    return [
      Bound(from: edge(owner, axis, false), to: edge(own, axis, false), length: first),
      Bound(from: edge(own, axis, false), to: edge(owner, axis, false), length: -first),
      Bound(from: edge(own, axis, true), to: edge(owner, axis, true), length: last),
      Bound(from: edge(owner, axis, true), to: edge(own, axis, true), length: -last),
    ]
  }

  /// Returns what a constraint guarantees: nothing if it is not about two edges or a constant length.
  private func bounds(of record: ConstraintRecord) -> [Bound] {
    guard let axis = record.firstAttribute.axis else { return [] }
    let ends: (low: Edge, high: Edge, length: CGFloat)
    if record.firstAttribute.kind == .size {
      guard let length = constantLength(record) else { return [] }
      ends = (edge(record.first, axis, false), edge(record.first, axis, true), length)
    } else {
      guard let second = record.second, record.multiplier == 1, let isEnd = isEnd(record.firstAttribute),
        let isOtherEnd = self.isEnd(record.secondAttribute)
      else { return [] }
      ends = (edge(second, axis, isOtherEnd), edge(record.first, axis, isEnd), record.constant)
    }
    let least = Bound(from: ends.low, to: ends.high, length: ends.length)
    let most = Bound(from: ends.high, to: ends.low, length: -ends.length)
    switch record.relation {
    case .greaterThanOrEqual: return [least]
    case .lessThanOrEqual: return [most]
    case .equal: return [least, most]
    }
  }

  /// Returns the length that a constraint gives: a constant, or a share of the screen's.
  private func constantLength(_ record: ConstraintRecord) -> CGFloat? {
    guard let second = record.second else { return record.constant }
    guard let size = length(of: second) else { return nil }
    switch record.secondAttribute {
    case .width: return record.multiplier * size.width + record.constant
    case .height: return record.multiplier * size.height + record.constant
    default: return nil
    }
  }

  /// Returns the size of the screen and its guides.
  private func length(of item: ConstraintRecord.Item) -> CGSize? {
    switch item {
    case .view(0): result.size
    case .guide(let index) where result.guides[index].owner == 0 && result.guides[index].kind != .custom:
      result.guides[index].frame.size
    default: nil
    }
  }

  private func edge(_ item: ConstraintRecord.Item, _ axis: LayoutAxis, _ isEnd: Bool) -> Edge {
    Edge(item: item, axis: axis, isEnd: isEnd)
  }

  /// Returns whether an attribute is the edge at the end; `nil` for others, and for left and right from right to left.
  private func isEnd(_ attribute: LayoutAttribute) -> Bool? {
    let isMirrored = result.traits.layoutDirection == .rightToLeft
    switch attribute {
    case .leading, .top: return false
    case .trailing, .bottom: return true
    case .left: return isMirrored ? nil : false
    case .right: return isMirrored ? nil : true
    default: return nil
    }
  }
}
