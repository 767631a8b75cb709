import Foundation

/// Labels without a free place on the screen, in columns to its left and right, each with a leader line to its mark.
/// Labels keep the order of their marks from top to bottom, so that few lines cross.
struct Gutters {
  enum Side { case left, right }

  private struct Entry {
    var label: Int
    var size: CGSize
    /// The end of the leader line at the mark.
    var anchor: CGPoint
  }

  private let screen: CGRect
  private var left: [Entry] = []
  private var right: [Entry] = []
  /// The distance between labels of a column, in points.
  private static let gap: CGFloat = 2
  /// The distance between the screen and the nearest column, and between columns, in points.
  private static let distance: CGFloat = 8

  init(screen: CGRect) { self.screen = screen }

  mutating func add(_ label: Int, _ size: CGSize, _ home: LabelPlacer.Home) {
    if side(of: home) == .left {
      left.append(Entry(label: label, size: size, anchor: home.anchor(toward: .left)))
    } else {
      right.append(Entry(label: label, size: size, anchor: home.anchor(toward: .right)))
    }
  }

  /// Whether the label would be the first on its side.
  func isEmpty(beside home: LabelPlacer.Home) -> Bool { (side(of: home) == .left ? left : right).isEmpty }

  /// The cost of a place beside the screen, comparable with places on it: that of a leader line of some length, because
  /// a reader has to look away from the screen.
  func cost(_ home: LabelPlacer.Home) -> CGFloat {
    let x = home.anchor(toward: side(of: home)).x
    // The first label of a side makes the whole picture wider.
    return (isEmpty(beside: home) ? 50 : 24) + 0.05 * max(0, min(x - screen.minX, screen.maxX - x))
  }

  /// The approximate leader line to a mark, before the places of other labels are known.
  func leader(to home: LabelPlacer.Home) -> LineSegment {
    let side = side(of: home)
    let anchor = home.anchor(toward: side)
    return LineSegment(start: CGPoint(x: side == .left ? screen.minX : screen.maxX, y: anchor.y), end: anchor)
  }

  /// The side that is nearer to the mark.
  private func side(of home: LabelPlacer.Home) -> Side {
    switch home {
    case .line(let segment): return segment.middle.x <= screen.midX ? .left : .right
    case .corner(let rect, let corner, _):
      let (left, right) = (rect.minX - screen.minX, screen.maxX - rect.maxX)
      return abs(left - right) < 0.5 ? (corner.isLeft ? .left : .right) : left < right ? .left : .right
    }
  }

  func width(_ side: Side) -> CGFloat {
    // The width is rounded up to whole points, so that the screen stays aligned to pixels.
    columns(side).reduce(0) { $0 + Self.distance + ($1.map(\.size.width).max() ?? 0) }.rounded(.up)
  }

  var spots: [(label: Int, spot: LabelPlacer.Spot)] { spots(.left) + spots(.right) }

  private func spots(_ side: Side) -> [(label: Int, spot: LabelPlacer.Spot)] {
    var edge = side == .left ? screen.minX - Self.distance : screen.maxX + Self.distance
    var spots: [(label: Int, spot: LabelPlacer.Spot)] = []
    for column in columns(side) {
      for (entry, y) in zip(column, places(of: column)) {
        let x = side == .left ? edge - entry.size.width : edge
        let start = CGPoint(x: edge, y: y + entry.size.height / 2)
        let turn = CGPoint(x: side == .left ? screen.minX : screen.maxX, y: entry.anchor.y)
        let rect = CGRect(x: x, y: y, width: entry.size.width, height: entry.size.height)
        let leader = Leader(start: start, elbow: abs(start.y - turn.y) < 0.01 ? nil : turn, end: entry.anchor)
        spots.append((entry.label, LabelPlacer.Spot(rect: rect, leader: leader)))
      }
      let width = (column.map(\.size.width).max() ?? 0) + Self.distance
      edge += side == .left ? -width : width
    }
    return spots
  }

  /// Distributes the labels over as few columns as needed, each from top to bottom; neighbours go to adjacent columns.
  private func columns(_ side: Side) -> [[Entry]] {
    let entries = (side == .left ? left : right).sorted {
      ($0.anchor.y, $0.anchor.x, $0.label) < ($1.anchor.y, $1.anchor.x, $1.label)
    }
    guard !entries.isEmpty else { return [] }
    let height = entries.reduce(0) { $0 + $1.size.height + Self.gap }
    let tallest = entries.map(\.size.height).max() ?? 0
    let room = max(screen.height, tallest + Self.gap)
    var count = max(1, Int((height / room).rounded(.up)))
    // Labels of different heights may not divide evenly.
    while count < entries.count,
      split(entries, count).contains(where: { column in
        column.reduce(0) { $0 + $1.size.height + Self.gap } > room
      })
    { count += 1 }
    return split(entries, count)
  }

  private func split(_ entries: [Entry], _ count: Int) -> [[Entry]] {
    (0..<count).map { column in entries.indices.filter { $0 % count == column }.map { entries[$0] } }
  }

  /// The tops of a column's labels, each as near to its mark as the others allow.
  ///
  /// This is least squares under an order (isotonic regression): after subtracting the heights of the labels above, it
  /// pools neighbours that are out of order, and keeps all labels within the screen.
  private func places(of column: [Entry]) -> [CGFloat] {
    var above: [CGFloat] = []
    var height: CGFloat = 0
    for entry in column {
      above.append(height)
      height += entry.size.height + Self.gap
    }
    var pools: [(sum: CGFloat, count: Int)] = []
    for (entry, offset) in zip(column, above) {
      pools.append((entry.anchor.y - entry.size.height / 2 - offset, 1))
      while pools.count > 1, let last = pools.last, mean(last) < mean(pools[pools.count - 2]) {
        pools.removeLast()
        pools[pools.count - 1] = (pools[pools.count - 1].sum + last.sum, pools[pools.count - 1].count + last.count)
      }
    }
    let bottom = max(screen.minY, screen.maxY - height + Self.gap)
    let tops = pools.flatMap { pool in
      [CGFloat](repeating: min(max(mean(pool), screen.minY), bottom), count: pool.count)
    }
    return zip(tops, above).map { ($0 + $1).rounded(.down) }
  }

  private func mean(_ pool: (sum: CGFloat, count: Int)) -> CGFloat { pool.sum / CGFloat(pool.count) }
}

extension LabelPlacer.Home {
  /// The end of a leader line from beside the screen: on the nearer part of a horizontal line, or at the corner of a
  /// rectangle on this side.
  fileprivate func anchor(toward side: Gutters.Side) -> CGPoint {
    switch self {
    case .line(let segment) where segment.isHorizontal:
      let (low, high) = segment.start.x <= segment.end.x ? (segment.start, segment.end) : (segment.end, segment.start)
      return LineSegment(start: low, end: high).point(at: side == .left ? 0.25 : 0.75)
    case .line: return anchor
    case .corner(let rect, let corner, _):
      return CGPoint(x: side == .left ? rect.minX : rect.maxX, y: corner.isTop ? rect.minY : rect.maxY)
    }
  }
}
