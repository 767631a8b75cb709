import LPCassowary

/// What screens look like to a solver, at any size.
enum ProblemFamily: String, CaseIterable {
  /// Rows of a label and a field; labels of one width, baselines aligned.
  case form
  /// Stacks within stacks, four to each, alternating axes.
  case nested
  /// A square of equal cells.
  case grid
  /// Cells of eight views that do not know of each other.
  case table
  /// The same cells, one below the other in one scroll view.
  case list
  /// One view below the other.
  case chain
  /// Labels of one width that hug, and one that resists at a higher priority.
  case lexgrid

  func problem(views: Int) -> Problem {
    var writer = ProblemWriter("\(rawValue)-\(views)", seed: UInt64(Self.allCases.firstIndex(of: self) ?? 0) + 1)
    switch self {
    case .form: writer.form(views)
    case .nested: writer.nested(views)
    case .grid: writer.grid(views)
    case .table: writer.table(views)
    case .list: writer.list(views)
    case .chain: writer.chain(views)
    case .lexgrid: writer.lexgrid(views)
    }
    return writer.problem
  }
}

private let widths = [390.0, 844, 320, 428, 375]

extension ProblemWriter {
  mutating func form(_ views: Int) {
    let rows = max(2, views / 2)
    let root = root()
    var previous: (label: Box, field: Box)?
    for row in 0..<rows {
      let (label, field) = (view(), view())
      let width = numbers.next(40...110)
      require([(label.x, 1), (root.x, -1)], .equal, 16)
      require([(field.x, 1), (label.x, -1), (label.width, -1)], .equal, 8)
      require([(field.x, 1), (field.width, 1), (root.x, -1), (root.width, -1)], .equal, -16)
      require([(label.y, 1), (field.y, -1)], .equal, 7)
      if let previous {
        require([(field.y, 1), (previous.field.y, -1), (previous.field.height, -1)], .equal, 12)
        require([(label.width, 1), (previous.label.width, -1)], .equal, 0)
      } else {
        require([(field.y, 1), (root.y, -1)], .equal, 20)
      }
      let sizes = intrinsic(label, width, 20, hug: 251)
      intrinsic(field, numbers.next(60...120), 34)
      if row == rows / 2 {
        change(field, atLeast: 80, sizes, to: (width + 17, 41))
      }
      previous = (label, field)
    }
    if let field = previous?.field {
      require([(root.y, 1), (root.height, 1), (field.y, -1), (field.height, -1)], .equal, 20)
    }
    edit(root.width, widths)
  }

  mutating func chain(_ views: Int) {
    let root = root()
    var previous: Box?
    for index in 0..<views {
      let box = view()
      if let previous {
        require([(box.y, 1), (previous.y, -1), (previous.height, -1)], .equal, 8)
        require([(box.x, 1), (previous.x, -1)], .equal, 0)
        require([(box.width, 1), (previous.width, -1)], .equal, 0)
      } else {
        require([(box.y, 1), (root.y, -1)], .equal, 8)
        require([(box.x, 1), (root.x, -1)], .equal, 16)
        require([(box.width, 1), (root.width, -1)], .equal, -32)
      }
      let sizes = intrinsic(box, numbers.next(40...200), numbers.next(18...60))
      if index == views / 2 { change(box, atLeast: 100, sizes, to: (133, 77)) }
      previous = box
    }
    if let previous {
      require([(root.y, 1), (root.height, 1), (previous.y, -1), (previous.height, -1)], .equal, 8)
    }
    edit(root.width, widths)
  }

  mutating func grid(_ views: Int) {
    let side = max(3, Int(Double(views).squareRoot().rounded()))
    let root = root()
    var cells: [[Box]] = []
    for row in 0..<side {
      cells.append([])
      for column in 0..<side {
        let box = view()
        let (left, above) = (cells[row].last, row > 0 ? cells[row - 1][column] : nil)
        if let left { require([(box.x, 1), (left.x, -1), (left.width, -1)], .equal, 4) }
        if left == nil { require([(box.x, 1), (root.x, -1)], .equal, 8) }
        if let above { require([(box.y, 1), (above.y, -1), (above.height, -1)], .equal, 4) }
        if above == nil { require([(box.y, 1), (root.y, -1)], .equal, 8) }
        if let first = cells[0].first {
          require([(box.width, 1), (first.width, -1)], .equal, 0)
          require([(box.height, 1), (first.height, -1)], .equal, 0)
        }
        let height = numbers.next(16...44)
        let sizes = intrinsic(box, numbers.next(20...50), height)
        if row == side / 2 && column == side / 2 { change(box, atLeast: 60, sizes, to: (33, 57)) }
        cells[row].append(box)
      }
    }
    closeGrid(root, right: cells[0][side - 1], bottom: cells[side - 1][0])
    edit(root.width, [60, 90, 55, 70, 64].map { Double(16 + (side - 1) * 4 + side * $0) })
  }

  private mutating func closeGrid(_ root: Box, right: Box, bottom: Box) {
    require([(right.x, 1), (right.width, 1), (root.x, -1), (root.width, -1)], .equal, -8)
    require([(bottom.y, 1), (bottom.height, 1), (root.y, -1), (root.height, -1)], .equal, -8)
  }

  mutating func lexgrid(_ views: Int) {
    let root = root()
    var first: Box?
    for index in 0..<views {
      let box = view()
      require([(box.x, 1), (root.x, -1)], .equal, 0)
      require([(box.y, 1), (root.y, -1)], .equal, Double(20 * index))
      require([(box.height, 1)], .equal, 18)
      if let first { require([(box.width, 1), (first.width, -1)], .equal, 0) }
      first = first ?? box
      let width = index == views / 2 ? 100.0 : 10
      let resist = require([(box.width, 1)], .greaterThanOrEqual, width, priority: 750)
      let hug = require([(box.width, 1)], .lessThanOrEqual, width, priority: 250)
      if index == views / 2 { change(Box(x: box.x - 1), atLeast: 120, [resist, hug], to: (90, 90)) }
    }
    if let first { require([(root.width, 1), (first.width, -1)], .greaterThanOrEqual, 0) }
    require([(root.height, 1)], .equal, Double(20 * views))
    edit(root.width, widths)
  }
}
