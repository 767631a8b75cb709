import Foundation

/// The rectangles of a group's items, from left to right and in points.
@MainActor
struct GroupSolution {
  /// An item of the collection.
  struct Leaf {
    var frame: CGRect
    let item: NSCollectionLayoutItem
  }

  private(set) var leaves: [Leaf] = []
  private(set) var size: CGSize
  /// The number of items that are left.
  private var left: Int
  /// Returns the measured size of the group's item of a number; `nil` before it is in sight.
  private let measured: (Int) -> CGSize?
  /// Groups that are full of nothing would never end.
  private static let mostItems = 10_000

  /// - Parameter limit: the number of items that there are.
  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, limit: Int, measured: @escaping (Int) -> CGSize?
  ) {
    self.measured = measured
    left = limit
    size = .zero
    size = place(group, in: container)
  }

  /// Places the items of a group at the origin, and returns the group's size.
  private mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize) -> CGSize {
    let outer = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    let first = leaves.count
    let used = placeItems(of: group, in: inner)
    stretch(group, from: first, to: used)
    for index in first..<leaves.count {
      leaves[index].frame = leaves[index].frame.offsetBy(dx: insets.leading, dy: insets.top)
    }
    let fixed = group.layoutSize.fixedAxes
    return CGSize(
      width: fixed.width ? outer.width : used.width + insets.leading + insets.trailing,
      height: fixed.height ? outer.height : used.height + insets.top + insets.bottom)
  }

  /// Places items one after the other, and returns the size that they take.
  private mutating func placeItems(of group: NSCollectionLayoutGroup, in inner: CGSize) -> CGSize {
    let isRow = group.axis == .horizontal
    let room = isRow ? inner.width : inner.height
    let spacing = group.interItemSpacing?.spacing ?? 0
    let fixed = group.layoutSize.fixedAxes
    let grows = isRow ? !fixed.width : !fixed.height
    var (position, across, number) = (CGFloat(0), CGFloat(0), 0)
    var starts: [Int] = []
    while left > 0, number < group.count ?? Self.mostItems, !group.subitems.isEmpty {
      let item = group.subitems[number % group.subitems.count]
      // A group that is measured along its axis has each of its items once.
      if group.count == nil, grows, number == group.subitems.count { break }
      let space = share(of: group, in: inner, spacing)
      let expected = length(of: item, in: inner, isRow)
      if group.count == nil, number > 0, !grows, position + expected > room + 0.01 { break }
      starts.append(leaves.count)
      let taken = place(item, in: space ?? inner, at: position, isRow, share: space)
      position += (isRow ? taken.width : taken.height) + spacing
      across = max(across, isRow ? taken.height : taken.width)
      number += 1
      if group.count == nil, (isRow ? taken.width : taken.height) <= 0 { break }
    }
    let used = max(0, position - (number > 0 ? spacing : 0))
    spread(group, starts, free: room - used, isRow)
    return isRow ? CGSize(width: used, height: across) : CGSize(width: across, height: used)
  }

  /// The size that each of a number of equal items is placed in; `nil` for items of their own size.
  private func share(of group: NSCollectionLayoutGroup, in inner: CGSize, _ spacing: CGFloat) -> CGSize? {
    guard let count = group.count else { return nil }
    let free = CGFloat(count - 1) * spacing
    return group.axis == .horizontal
      ? CGSize(width: max(0, inner.width - free) / CGFloat(count), height: inner.height)
      : CGSize(width: inner.width, height: max(0, inner.height - free) / CGFloat(count))
  }

  private func length(of item: NSCollectionLayoutItem, in inner: CGSize, _ isRow: Bool) -> CGFloat {
    let (size, around) = (item.layoutSize.size(in: inner), item.edgeSpacing?.insets ?? .zero)
    return isRow ? size.width + around.leading + around.trailing : size.height + around.top + around.bottom
  }

  /// Places an item or a nested group, and returns the size that it takes.
  private mutating func place(
    _ item: NSCollectionLayoutItem, in inner: CGSize, at position: CGFloat, _ isRow: Bool, share: CGSize?
  ) -> CGSize {
    let first = leaves.count
    var taken: CGSize
    if let group = item as? NSCollectionLayoutGroup {
      taken = place(group, in: inner)
    } else {
      taken = item.layoutSize.size(in: inner)
      let fixed = item.layoutSize.fixedAxes
      if let share { taken = isRow ? CGSize(width: share.width, height: taken.height) : taken }
      if let share, !isRow { taken.height = fixed.height ? share.height : taken.height }
      if let own = measured(leaves.count) {
        if !fixed.width, share == nil || !isRow { taken.width = own.width }
        if !fixed.height { taken.height = own.height }
      }
      leaves.append(Leaf(frame: inset(CGRect(origin: .zero, size: taken), by: item.contentInsets), item: item))
      left -= 1
    }
    let around = item.edgeSpacing?.insets ?? .zero
    for index in first..<leaves.count {
      leaves[index].frame = leaves[index].frame.offsetBy(
        dx: (isRow ? position : 0) + around.leading, dy: (isRow ? 0 : position) + around.top)
    }
    taken.width += around.leading + around.trailing
    taken.height += around.top + around.bottom
    return taken
  }

  private func inset(_ rect: CGRect, by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: max(0, rect.width - insets.leading - insets.trailing),
      height: max(0, rect.height - insets.top - insets.bottom))
  }

  /// Divides the free space among flexible distances.
  private mutating func spread(_ group: NSCollectionLayoutGroup, _ starts: [Int], free: CGFloat, _ isRow: Bool) {
    guard group.interItemSpacing?.isFlexibleSpacing == true, starts.count > 1, free > 0 else { return }
    let more = free / CGFloat(starts.count - 1)
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : leaves.count
      for index in start..<end {
        leaves[index].frame = leaves[index].frame.offsetBy(
          dx: isRow ? more * CGFloat(number) : 0, dy: isRow ? 0 : more * CGFloat(number))
      }
    }
  }

  /// Makes items as high as a row of measured height, if they are a part of that height.
  private mutating func stretch(_ group: NSCollectionLayoutGroup, from first: Int, to used: CGSize) {
    guard group.axis == .horizontal, group.layoutSize.heightDimension.isEstimated else { return }
    for index in first..<leaves.count where leaves[index].item.layoutSize.heightDimension.isFractionalHeight {
      let part = leaves[index].item.layoutSize.heightDimension.dimension
      let insets = leaves[index].item.contentInsets
      leaves[index].frame.size.height = max(0, used.height * part - insets.top - insets.bottom)
    }
  }
}
