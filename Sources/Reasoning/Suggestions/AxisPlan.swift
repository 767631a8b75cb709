import LPAutoLayout
import Foundation

/// Chooses equations for the subviews of one view on one axis.
///
/// Each view gets two equations, or one where its content gives it a size. Equations refer to earlier views only, so
/// that they cannot run in a circle.
@MainActor
struct AxisPlan {
  private let container: UIView
  private let axis: AxisAttributes
  private let extent: CGFloat
  private let edges: ContainerEdges
  private let scale: CGFloat
  /// Whether the subviews have to give the container its size.
  private let closes: Bool
  private var items: [AxisItem]
  /// The views whose place or size the equations of a view refer to.
  private var references: [Int: Set<Int>] = [:]
  /// The views that have their equations.
  private var placed: Set<Int> = []
  /// The views of rows that share the room equally: the first of the row, and whether the view is its last.
  private var equalRows: [Int: (first: Int, isLast: Bool)] = [:]
  /// The distances from the superview's middle of the views that hold a row in the middle.
  private var offsets: [Int: CGFloat] = [:]
  private(set) var equations: [SuggestedEquation] = []
  /// The views that their content makes as long as they are.
  var rigid: Set<ObjectIdentifier> { Set(items.filter(\.isRigid).map { ObjectIdentifier($0.view) }) }
  /// The views whose width their content gives them.
  private let contentWidths: Set<ObjectIdentifier>
  /// The views whose width is that of others in their row.
  var equalWidths: Set<ObjectIdentifier> { Set(equalRows.keys.map { ObjectIdentifier(items[$0].view) }) }

  /// - Parameter stretched: the views whose width follows their superview, although they have a content size.
  init(
    _ container: UIView, _ axis: AxisAttributes, items: [AxisItem], extent: CGFloat, closes: Bool,
    contentWidths: Set<ObjectIdentifier>, stretched: Set<ObjectIdentifier> = []
  ) {
    self.container = container
    self.axis = axis
    self.extent = extent
    self.closes = closes
    self.contentWidths = contentWidths
    edges = ContainerEdges(container, axis)
    scale = container.traitCollection.displayScale
    self.items = items.sorted { ($0.start, -$0.size) < ($1.start, -$1.size) }
    // Views that are as wide as high and grow with their superview stay so.
    for index in items.indices where stretched.contains(ObjectIdentifier(self.items[index].view)) {
      if self.items[index].isEven { self.items[index].isRigid = false }
    }
    plan()
  }

  private mutating func plan() {
    findFlexible()
    fillRows()
    spreadRows()
    centerRows()
    chooseSides()
    let order = items.indices.filter { items[$0].isTarget }
    for index in order where items[index].role != .end { place(index) }
    for index in order.reversed() where items[index].role == .end { place(index) }
    close()
  }

  // MARK: Neighbours

  private func previous(_ index: Int) -> Int? {
    items.indices.filter { other in
      other != index && isShown(other) && items[other].end <= items[index].start + FrameRecord.tolerance
        && items[other].isBeside(items[index])
    }.max { items[$0].end < items[$1].end }
  }

  private func next(_ index: Int) -> Int? {
    items.indices.filter { other in
      other != index && isShown(other) && items[other].start >= items[index].end - FrameRecord.tolerance
        && items[other].isBeside(items[index])
    }.min { items[$0].start < items[$1].start }
  }

  /// Whether other views may be placed by a view.
  private func isShown(_ index: Int) -> Bool { !items[index].view.isHidden }

  private func gapBefore(_ index: Int) -> CGFloat { items[index].start - (previous(index).map { items[$0].end } ?? 0) }
  private func gapAfter(_ index: Int) -> CGFloat { (next(index).map { items[$0].start } ?? extent) - items[index].end }

  /// Returns the distance of the views that closely precede a view from what is before them.
  private func gapBeforeRow(_ index: Int) -> CGFloat {
    var (first, seen) = (index, Set([index]))
    while let before = previous(first), gapBefore(first) <= Self.near, items[before].isTarget,
      items[before].role == .start, seen.insert(before).inserted
    {
      first = before
    }
    return gapBefore(first)
  }

  // MARK: Roles

  private mutating func findFlexible() {
    for index in items.indices where items[index].isTarget {
      if isFlexible(index) {
        items[index].role = .flexible
        items[index].isRigid = false
      }
    }
  }

  private func isFlexible(_ index: Int) -> Bool {
    let item = items[index]
    if closes, item.isRigid { return false }
    if item.isWrapped, gapAfter(index) <= Self.near { return true }
    let (before, after) = (item.start, extent - item.end)
    if abs(before) <= FrameRecord.tolerance, abs(after) <= FrameRecord.tolerance { return true }
    if item.isSquare, axis.axis == .vertical || item.size <= Self.icon { return false }
    let share = extent > 0 ? item.size / extent : 0
    guard axis.axis == .horizontal else { return !item.isRigid && (item.isStretched || share >= Self.tall) }
    if abs(before - after) <= 2 * FrameRecord.tolerance {
      if isWrittenAsSize(item.size, distance: (before + after) / 2) { return false }
      return share >= Self.wide && before <= max(Self.near, Self.nearShare * extent)
    }
    if item.isRigid { return false }
    return share >= Self.wide || isNearBoth(index) || item.isStretched && gapAfter(index) <= Self.near
  }

  /// Whether a view in the middle has a size that somebody wrote: a round one, where its distance from the edges is not
  /// a whole number, as nobody writes it.
  private func isWrittenAsSize(_ size: CGFloat, distance: CGFloat) -> Bool {
    func isMultiple(_ length: CGFloat, of unit: CGFloat) -> Bool {
      abs(length / unit - (length / unit).rounded()) * unit <= 0.1
    }
    return !isMultiple(distance, of: 1) && isMultiple(size, of: 10)
  }

  private func isNearBoth(_ index: Int) -> Bool { gapBefore(index) <= Self.near && gapAfter(index) <= Self.near }

  /// The shares of the superview's length from which a view follows it.
  private static let (wide, tall): (CGFloat, CGFloat) = (0.5, 0.4)
  /// The largest width of a square that keeps its size; points.
  private static let icon: CGFloat = 100
  /// The distance from a neighbour or an edge, in points, up to which a view is near it, and the same as a share of the
  /// superview's length.
  private static let (near, nearShare): (CGFloat, CGFloat) = (32, 0.12)

  /// Finds the rows that reach from edge to edge. Views of equal size share the room equally; else the largest view
  /// that may stretch takes what is left.
  private mutating func fillRows() {
    guard !closes else { return }
    for first in items.indices where items[first].isTarget && items[first].start <= Self.near && previous(first) == nil
    {
      let row = row(from: first)
      guard row.count > 1, let last = row.last, extent - items[last].end <= Self.near, next(last) == nil,
        row.allSatisfy({ items[$0].isTarget && equalRows[$0] == nil })
      else { continue }
      let sizes = row.map { items[$0].size }
      let isEqual = (sizes.max() ?? 0) - (sizes.min() ?? 0) <= 2 * FrameRecord.tolerance && sizes[0] > Self.near
      if isEqual, axis.axis == .horizontal || row.allSatisfy({ !items[$0].isRigid && !items[$0].isSquare }) {
        for index in row {
          equalRows[index] = (first, index == last)
          items[index].role = .flexible
          items[index].isRigid = false
        }
      } else if axis.axis == .horizontal, !row.contains(where: { items[$0].role == .flexible }),
        let widest = widest(of: row)
      {
        items[widest].role = .flexible
        items[widest].isRigid = false
      }
    }
  }

  /// Returns the view of a row that takes the room that is left: the largest without a content size, or label.
  private func widest(of row: [Int]) -> Int? {
    let open = row.filter { !items[$0].isRigid && !items[$0].isSquare }
    let labels = row.filter { items[$0].view is UILabel }
    guard let label = labels.min(by: { yields($0, before: $1) }) else {
      return open.max { items[$0].size < items[$1].size }
    }
    // A narrow view beside a text is a mark, or holds one.
    let wide = open.filter { items[$0].size > max(Self.icon, items[label].size) }
    return wide.max { items[$0].size < items[$1].size } ?? label
  }

  /// Whether a view stretches rather than another: the one that hugs its content less, or else is longer.
  private func yields(_ index: Int, before other: Int) -> Bool {
    func hugging(_ index: Int) -> Float { items[index].view.contentHuggingPriority(for: axis.axis).rawValue }
    return (hugging(index), -items[index].size) < (hugging(other), -items[other].size)
  }

  /// Returns the views that follow each other closely.
  private func row(from first: Int) -> [Int] {
    var row = [first]
    while let after = next(row[row.count - 1]), !row.contains(after), gapAfter(row[row.count - 1]) <= Self.near {
      row.append(after)
    }
    return row
  }

  /// Leaves one view of each row flexible, the largest, unless several are of equal size.
  private mutating func spreadRows() {
    let flexible = items.indices.filter { items[$0].role == .flexible }
    for index in flexible {
      for other in flexible
      where other != index && equalRows[index] == nil && items[other].role == .flexible
        && items[index].role == .flexible
      {
        guard items[index].isInRow(with: items[other]), items[other].size > items[index].size + FrameRecord.tolerance
        else { continue }
        items[index].role = .start
      }
    }
  }

  /// Holds rows in the middle whose distances from both edges are the same, by the view that is nearest to it.
  private mutating func centerRows() {
    guard !closes, axis.axis == .horizontal else { return }
    for first in items.indices
    where items[first].isTarget && items[first].role == .start && items[first].start > Self.near
      && previous(first) == nil
    {
      let row = row(from: first)
      guard row.count > 1, let last = row.last, next(last) == nil,
        abs(items[first].start - (extent - items[last].end)) <= 2 * FrameRecord.tolerance,
        row.allSatisfy({ items[$0].isTarget && items[$0].role == .start && offsets[$0] == nil })
      else { continue }
      func offset(_ index: Int) -> CGFloat { (items[index].start + items[index].end - extent) / 2 }
      guard let middle = row.min(by: { abs(offset($0)) < abs(offset($1)) }) else { continue }
      items[middle].role = .center
      offsets[middle] = abs(offset(middle)) <= FrameRecord.tolerance ? 0 : offset(middle)
      for index in row where items[index].start < items[middle].start { items[index].role = .end }
    }
  }

  /// The view that ends last, of those that give the container its size; `nil` where the container has one.
  private var closing: Int? {
    closes ? items.indices.filter { items[$0].isTarget }.max { items[$0].end < items[$1].end } : nil
  }

  private mutating func chooseSides() {
    for index in items.indices where items[index].isTarget && items[index].role == .start && index != closing {
      if abs(items[index].start - (extent - items[index].end)) <= 2 * FrameRecord.tolerance, isAlone(index) {
        items[index].role = .center
      }
    }
    for index in items.indices.reversed() where items[index].isTarget && items[index].role == .start {
      let flexible = items.filter { $0.role == .flexible && $0.isInRow(with: items[index]) }
      let follows = flexible.contains { $0.start < items[index].start }
      let precedes = flexible.contains { $0.start > items[index].start }
      let isNearEnd =
        next(index).map { items[$0].role == .end } ?? true
        && gapAfter(index) + FrameRecord.tolerance < gapBeforeRow(index)
      if follows && !precedes || !precedes && !closes && isNearEnd { items[index].role = .end }
    }
  }

  /// Whether a view in the middle has nothing beside it that it would be placed by.
  private func isAlone(_ index: Int) -> Bool {
    axis.axis == .horizontal || previous(index) == nil && next(index) == nil
  }

  // MARK: Equations

  private mutating func place(_ index: Int) {
    defer { placed.insert(index) }
    switch items[index].role {
    case .center:
      equations.append(edges.center(items[index].view, snapped(offsets[index] ?? 0)))
      size(index)
    case .start:
      placeStart(index)
      size(index)
    case .end:
      placeEnd(index)
      size(index)
    case .flexible:
      placeStart(index)
      if let row = equalRows[index] {
        if row.first != index { equal(index, row.first) }
        if row.isLast { placeEnd(index) }
      } else if !placeEnd(index) {
        size(index)
      }
    }
  }

  private mutating func refer(_ index: Int, to other: Int) { references[index, default: []].insert(other) }

  /// Whether the place of a view follows from that of another.
  private func depends(_ index: Int, on other: Int) -> Bool {
    var (open, seen) = ([index], Set<Int>())
    while let current = open.popLast() {
      if current == other { return true }
      if seen.insert(current).inserted { open += references[current] ?? [] }
    }
    return false
  }

  private mutating func placeStart(_ index: Int) {
    let item = items[index]
    if let mate = rowMate(index) {
      refer(index, to: mate.index)
      equations.append(mate.equation)
    } else if let before = previous(index), !depends(before, on: index) {
      refer(index, to: before)
      let gap = snapped(item.start - items[before].end)
      equations.append(.equal(item.view, axis.start, to: items[before].view, axis.end, plus: gap))
    } else {
      equations.append(edges.start(item.view, snapped(item.start)))
    }
  }

  @discardableResult
  private mutating func placeEnd(_ index: Int) -> Bool {
    let item = items[index]
    guard let after = next(index) else {
      equations.append(edges.end(item.view, snapped(extent - item.end)))
      return true
    }
    guard !depends(after, on: index), items[after].role != .start || !items[after].isTarget else { return false }
    refer(index, to: after)
    let gap = snapped(items[after].start - item.end)
    equations.append(.equal(items[after].view, axis.start, to: item.view, axis.end, plus: gap))
    return true
  }

  private mutating func size(_ index: Int) {
    let item = items[index]
    if item.isRigid { return }
    if let mate = equalMate(index), !depends(mate, on: index) { return equal(index, mate) }
    if axis.axis == .vertical, !contentWidths.contains(ObjectIdentifier(item.view)), item.isSquare {
      equations.append(.equal(item.view, .height, to: item.view, .width))
    } else {
      equations.append(.size(item.view, axis, snapped(item.size)))
    }
  }

  private mutating func equal(_ index: Int, _ mate: Int) {
    refer(index, to: mate)
    equations.append(.equal(items[index].view, axis.size, to: items[mate].view, axis.size))
  }

  /// Returns a view of the same size that has its equations, in the same row or column, none of which has a content size.
  private func equalMate(_ index: Int) -> Int? {
    let item = items[index]
    return items.indices.first { other in
      let mate = items[other]
      return placed.contains(other) && isShown(other) && mate.isTarget && !mate.isRigid
        && abs(mate.size - item.size) <= FrameRecord.tolerance
        && (abs(mate.start - item.start) <= FrameRecord.tolerance
          || abs(mate.cross.lowerBound - item.cross.lowerBound) <= FrameRecord.tolerance)
    }
  }

  /// Returns an earlier view that the view is aligned with, and the equation that aligns it.
  private func rowMate(_ index: Int) -> (index: Int, equation: SuggestedEquation)? {
    let item = items[index]
    guard item.role == .start, !edges.isAtLine(start: item.start) else { return nil }
    func equation(_ other: AxisItem) -> SuggestedEquation? {
      guard other.isTarget, !other.isInRow(with: item) else { return nil }
      let isSameStart = abs(other.start - item.start) <= FrameRecord.tolerance
      if axis.axis == .vertical, abs(other.start + other.end - item.start - item.end) <= 2 * FrameRecord.tolerance {
        return .equal(item.view, axis.center, to: other.view, axis.center)
      }
      return isSameStart ? .equal(item.view, axis.start, to: other.view, axis.start) : nil
    }
    for other in items.indices
    where other < index && isShown(other) && items[other].role != .end && !depends(other, on: index) {
      if axis.axis == .horizontal, previous(index) != nil { return nil }
      if let equation = equation(items[other]) { return (other, equation) }
    }
    return endMate(index).map { ($0, .equal(item.view, axis.end, to: items[$0].view, axis.end)) }
  }

  /// Returns a view in the middle of the superview that ends where a view ends, in another row.
  private func endMate(_ index: Int) -> Int? {
    guard axis.axis == .horizontal, previous(index) == nil else { return nil }
    return items.indices.first { other in
      other != index && isShown(other) && items[other].isTarget && items[other].role == .center
        && !items[other].isInRow(with: items[index])
        && abs(items[other].end - items[index].end) <= FrameRecord.tolerance && !depends(other, on: index)
    }
  }

  /// Pins the last view to the far edge, so that the subviews give the container its size.
  private mutating func close() {
    guard let last = closing, ![.end, .flexible].contains(items[last].role) else { return }
    equations.append(edges.end(items[last].view, snapped(extent - items[last].end)))
  }

  /// Returns a whole number of points where pixels alone make the difference.
  private func snapped(_ length: CGFloat) -> CGFloat {
    let whole = length.rounded()
    if abs(length - whole) <= 1 / max(scale, 1) * 0.75, scale > 2 { return whole }
    return (length * 1000).rounded() / 1000
  }
}
