import LPCassowary

/// The families made of stacks and of table cells.
extension ProblemWriter {
  mutating func nested(_ views: Int) {
    let root = root()
    let depth = views < 15 ? 1 : views < 60 ? 2 : views < 300 ? 3 : 4
    let treeSize = [5, 21, 85, 341][depth - 1]
    let trees = max(1, Int((Double(views) / Double(treeSize)).rounded()))
    var leaves: [(box: Box, sizes: [Int])] = []
    var previous: Box?
    for _ in 0..<trees {
      let box = view()
      require([(box.x, 1), (root.x, -1)], .equal, 0)
      require([(box.width, 1), (root.width, -1)], .equal, 0)
      if let previous {
        require([(box.y, 1), (previous.y, -1), (previous.height, -1)], .equal, 8)
      } else {
        require([(box.y, 1), (root.y, -1)], .equal, 0)
      }
      fill(box, depth, axis: 0, &leaves)
      previous = box
    }
    if let previous {
      require([(root.y, 1), (root.height, 1), (previous.y, -1), (previous.height, -1)], .equal, 0)
    }
    let middle = leaves[leaves.count / 2]
    change(middle.box, atLeast: 200, middle.sizes, to: (17, 60))
    edit(root.width, [390, 844, 320, 428, 375])
  }

  private mutating func fill(_ box: Box, _ depth: Int, axis: Int, _ leaves: inout [(box: Box, sizes: [Int])]) {
    if depth == 0 {
      leaves.append((box, intrinsic(box, numbers.next(5...12), numbers.next(16...40))))
      return
    }
    let children = (0..<4).map { _ in view() }
    let across = 1 - axis
    for (index, child) in children.enumerated() {
      if index == 0 {
        require([(child.origin(axis), 1), (box.origin(axis), -1)], .equal, 2)
      } else {
        let before = children[index - 1]
        require(
          [(child.origin(axis), 1), (before.origin(axis), -1), (before.size(axis), -1)], .equal, 2)
      }
      require([(child.origin(across), 1), (box.origin(across), -1)], .equal, 2)
      require(
        [
          (child.origin(across), 1), (child.size(across), 1), (box.origin(across), -1), (box.size(across), -1),
        ], .equal, -2)
      if axis == 0 && index > 0 { require([(child.width, 1), (children[0].width, -1)], .equal, 0) }
    }
    let end: Terms = [
      (box.origin(axis), 1), (box.size(axis), 1), (children[3].origin(axis), -1), (children[3].size(axis), -1),
    ]
    if axis == 0 {
      require(end, .equal, 2)
    } else {
      require(end, .greaterThanOrEqual, 2)
      require(end, .equal, 2, priority: 100)
    }
    for child in children { fill(child, depth - 1, axis: across, &leaves) }
  }

  mutating func table(_ views: Int) {
    let count = max(1, Int((Double(views) / 8).rounded()))
    for index in 0..<count {
      let cell = root()
      if index == count / 2 {
        edit(cell.width, [390, 844, 320, 428, 375])
      } else {
        require([(cell.width, 1)], .equal, 390)
      }
      fillCell(cell, isMiddle: index == count / 2)
    }
  }

  mutating func list(_ views: Int) {
    let count = max(1, Int((Double(views) / 8).rounded()))
    let root = root()
    var previous: Box?
    for index in 0..<count {
      let cell = view()
      require([(cell.x, 1), (root.x, -1)], .equal, 0)
      require([(cell.width, 1), (root.width, -1)], .equal, 0)
      if let previous {
        require([(cell.y, 1), (previous.y, -1), (previous.height, -1)], .equal, 0)
      } else {
        require([(cell.y, 1), (root.y, -1)], .equal, 0)
      }
      fillCell(cell, isMiddle: index == count / 2)
      previous = cell
    }
    if let previous {
      require([(root.y, 1), (root.height, 1), (previous.y, -1), (previous.height, -1)], .equal, 0)
    }
    edit(root.width, [390, 844, 320, 428, 375])
  }

  /// Icon, title and subtitle, time, badge, accessory and separator.
  private mutating func fillCell(_ cell: Box, isMiddle: Bool) {
    let (icon, title, subtitle, time) = (view(), view(), view(), view())
    let (badge, accessory, separator) = (view(), view(), view())
    require([(icon.x, 1), (cell.x, -1)], .equal, 16)
    require([(icon.width, 1)], .equal, 40)
    require([(icon.height, 1)], .equal, 40)
    centre(icon, on: cell)
    require([(icon.y, 1), (cell.y, -1)], .greaterThanOrEqual, 8)
    require([(icon.y, 1), (icon.height, 1), (cell.y, -1), (cell.height, -1)], .lessThanOrEqual, -8)

    require([(title.x, 1), (icon.x, -1), (icon.width, -1)], .equal, 12)
    require([(title.y, 1), (cell.y, -1)], .equal, 10)
    require([(title.x, 1), (title.width, 1), (time.x, -1)], .lessThanOrEqual, -8)
    let sizes = intrinsic(title, numbers.next(90...320), 20)
    if isMiddle { change(title, atLeast: 60, sizes, to: (133, 40)) }

    require([(subtitle.x, 1), (title.x, -1)], .equal, 0)
    require([(subtitle.y, 1), (title.y, -1), (title.height, -1)], .equal, 4)
    require([(subtitle.x, 1), (subtitle.width, 1), (badge.x, -1)], .lessThanOrEqual, -8)
    require([(subtitle.y, 1), (subtitle.height, 1), (cell.y, -1), (cell.height, -1)], .equal, -10)
    intrinsic(subtitle, numbers.next(120...400), 17 * numbers.next(1...3))

    require([(time.x, 1), (time.width, 1), (accessory.x, -1)], .equal, -8)
    require([(time.y, 1), (title.y, -1)], .equal, 3)
    intrinsic(time, numbers.next(30...60), 16, resist: 751)
    require([(badge.x, 1), (badge.width, 1), (accessory.x, -1)], .equal, -8)
    centre(badge, on: subtitle)
    intrinsic(badge, numbers.next(18...34), 18, resist: 751)

    require([(accessory.x, 1), (accessory.width, 1), (cell.x, -1), (cell.width, -1)], .equal, -16)
    centre(accessory, on: cell)
    intrinsic(accessory, 8, 13, resist: 751)
    require([(separator.x, 1), (title.x, -1)], .equal, 0)
    require([(separator.x, 1), (separator.width, 1), (cell.x, -1), (cell.width, -1)], .equal, 0)
    require([(separator.y, 1), (separator.height, 1), (cell.y, -1), (cell.height, -1)], .equal, 0)
    require([(separator.height, 1)], .equal, 1)
  }

  private mutating func centre(_ box: Box, on other: Box) {
    require([(box.y, 1), (box.height, 0.5), (other.y, -1), (other.height, -0.5)], .equal, 0)
  }
}
