import Foundation

/// A section of a compositional layout with its place, from left to right and in points.
@MainActor
struct CompositionalSection {
  /// A header or a footer.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
  }

  let section: NSCollectionLayoutSection
  let count: Int
  private(set) var boundaries: [Boundary] = []
  /// The rectangle of the whole section.
  private(set) var frame = CGRect.zero
  /// The rectangle of all items, if the section scrolls across the collection.
  private(set) var scrolled: CGRect?
  /// The groups: one that all others repeat, or each with its own sizes.
  private var groups: [GroupSolution] = []
  private var starts: [CGPoint] = []
  private var firstItems: [Int] = []
  private let isUniform: Bool
  private let isRow: Bool

  init(
    _ section: NSCollectionLayoutSection, count: Int, isRow: Bool
  ) {
    (self.section, self.count) = (section, count)
    self.isRow = isRow || section.orthogonalScrollingBehavior != .none
    isUniform = !section.group.isMeasured
  }

  private var itemsPerGroup: Int { max(1, groups.first?.leaves.count ?? 1) }
  private var groupCount: Int { isUniform ? (count + itemsPerGroup - 1) / itemsPerGroup : groups.count }

  // MARK: Computing

  /// Places the section in a container that begins at a point.
  ///
  /// - Parameter measured: returns the measured size of an item, or of a header or a footer by its kind.
  mutating func place(at origin: CGPoint, in container: CGSize, measured: @escaping (String?, Int) -> CGSize?) {
    var y = origin.y
    let insets = section.contentInsets
    for item in section.boundarySupplementaryItems where !item.isAtBottom {
      y += add(item, x: origin.x, y: y, in: container, measured)
    }
    let inner = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    var start = CGPoint(x: origin.x + insets.leading, y: y + insets.top)
    solveGroups(in: inner) { measured(nil, $0) }
    if section.orthogonalScrollingBehavior == .groupPagingCentered, let first = groups.first {
      start.x += (inner.width - first.size.width) / 2
    }
    let extent = placeGroups(at: start)
    let scrollsAcross = section.orthogonalScrollingBehavior != .none
    if scrollsAcross {
      scrolled = CGRect(
        x: origin.x, y: start.y, width: extent.width + insets.leading + insets.trailing, height: extent.height)
    }
    y = start.y + extent.height + insets.bottom
    for item in section.boundarySupplementaryItems where item.isAtBottom {
      y += add(item, x: origin.x, y: y, in: container, measured)
    }
    let width = scrollsAcross || !isRow ? container.width : extent.width + insets.leading + insets.trailing
    frame = CGRect(x: origin.x, y: origin.y, width: width, height: y - origin.y)
  }

  private mutating func solveGroups(in inner: CGSize, _ measured: @escaping (Int) -> CGSize?) {
    guard count > 0 else { return }
    if isUniform {
      groups = [GroupSolution(section.group, in: inner, limit: .max) { _ in nil }]
      return
    }
    var first = 0
    while first < count {
      let start = first
      let group = GroupSolution(section.group, in: inner, limit: count - first) { measured(start + $0) }
      guard !group.leaves.isEmpty else { break }
      groups.append(group)
      firstItems.append(first)
      first += group.leaves.count
    }
  }

  /// Gives groups their places, and returns the size of all.
  private mutating func placeGroups(at start: CGPoint) -> CGSize {
    guard let first = groups.first else { return .zero }
    if isUniform {
      starts = [start]
      let number = CGFloat(groupCount)
      let length = number * (isRow ? first.size.width : first.size.height) + (number - 1) * section.interGroupSpacing
      return isRow
        ? CGSize(width: length, height: first.size.height) : CGSize(width: first.size.width, height: length)
    }
    var (place, across) = (start, CGFloat(0))
    for group in groups {
      starts.append(place)
      if isRow { place.x += group.size.width } else { place.y += group.size.height }
      across = max(across, isRow ? group.size.height : group.size.width)
      if isRow { place.x += section.interGroupSpacing } else { place.y += section.interGroupSpacing }
    }
    let length = (isRow ? place.x - start.x : place.y - start.y) - section.interGroupSpacing
    return isRow ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  /// Adds a header or a footer, and returns the height by which the section grows.
  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, x: CGFloat, y: CGFloat, in container: CGSize,
    _ measured: (String?, Int) -> CGSize?
  ) -> CGFloat {
    let insets = section.contentInsets
    let (leading, trailing) =
      section.supplementariesFollowContentInsets ? (insets.leading, insets.trailing) : (0, 0)
    let width = max(0, container.width - leading - trailing)
    var size = item.layoutSize.size(in: CGSize(width: width, height: container.height))
    let fixed = item.layoutSize.fixedAxes
    if let own = measured(item.elementKind, boundaries.count) {
      if !fixed.width { size.width = min(own.width, width) }
      if !fixed.height { size.height = own.height }
    }
    let free = width - size.width
    let shift: CGFloat =
      switch item.alignment {
      case .topLeading, .bottomLeading, .leading: 0
      case .topTrailing, .bottomTrailing, .trailing: free
      default: free / 2
      }
    let grows = item.extendsBoundary ? size.height : 0
    let top = item.isAtBottom && !item.extendsBoundary ? y - size.height : y
    boundaries.append(
      Boundary(
        item: item,
        frame: CGRect(
          x: x + leading + shift + item.offset.x, y: top + item.offset.y, width: size.width, height: size.height)))
    return grows
  }

  // MARK: Items

  private func start(ofGroup number: Int) -> CGPoint {
    guard isUniform, let first = groups.first else { return starts[number] }
    let step = CGFloat(number) * ((isRow ? first.size.width : first.size.height) + section.interGroupSpacing)
    return CGPoint(x: starts[0].x + (isRow ? step : 0), y: starts[0].y + (isRow ? 0 : step))
  }

  /// Returns an item of the layout and its rectangle; `nil` for an item that does not exist.
  func leaf(_ index: Int) -> GroupSolution.Leaf? {
    guard index >= 0, index < count, !groups.isEmpty else { return nil }
    let number: Int
    let position: Int
    if isUniform {
      (number, position) = (index / itemsPerGroup, index % itemsPerGroup)
    } else {
      number = (firstItems.firstIndex { $0 > index } ?? firstItems.count) - 1
      position = index - firstItems[number]
    }
    let group = isUniform ? groups[0] : groups[number]
    guard group.leaves.indices.contains(position) else { return nil }
    var leaf = group.leaves[position]
    let start = start(ofGroup: number)
    leaf.frame = leaf.frame.offsetBy(dx: start.x, dy: start.y)
    return leaf
  }

  /// Returns the items of the groups that a rectangle touches.
  func items(in rect: CGRect) -> Range<Int> {
    guard groupCount > 0 else { return 0..<0 }
    let (low, high) = isRow ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    func end(_ number: Int) -> CGFloat {
      let size = isUniform ? groups[0].size : groups[number].size
      return isRow ? start(ofGroup: number).x + size.width : start(ofGroup: number).y + size.height
    }
    var (first, last) = (0, groupCount)
    while first < last {
      let middle = (first + last) / 2
      if end(middle) > low { last = middle } else { first = middle + 1 }
    }
    last = first
    while last < groupCount, (isRow ? start(ofGroup: last).x : start(ofGroup: last).y) < high { last += 1 }
    guard first < last else { return 0..<0 }
    if isUniform { return first * itemsPerGroup..<min(count, last * itemsPerGroup) }
    return firstItems[first]..<(last < firstItems.count ? firstItems[last] : count)
  }
}
