import Foundation

/// What covers which part of the picture: rectangles in a grid of buckets.
struct Occupancy {
  enum Kind: Int, CaseIterable {
    case label, text, symbol, line
  }

  /// The areas in square points that a rectangle shares with existing ones, by kind.
  struct Overlap {
    var areas: [CGFloat] = [0, 0, 0, 0]
    subscript(kind: Kind) -> CGFloat { areas[kind.rawValue] }
  }

  private struct Entry {
    var rect: CGRect
    var kind: Kind
    var owner: Int?
  }

  let bounds: CGRect
  private static let side: CGFloat = 32
  private let columns: Int
  private let rows: Int
  private var entries: [Entry] = []
  private var buckets: [[Int]]

  init(bounds: CGRect) {
    self.bounds = bounds
    columns = max(1, min(400, Int((bounds.width / Self.side).rounded(.up))))
    rows = max(1, min(400, Int((bounds.height / Self.side).rounded(.up))))
    buckets = [[Int]](repeating: [], count: columns * rows)
  }

  /// - Parameter owner: the owner of the rectangle, which a query can ignore; `nil` for no owner.
  mutating func add(_ rect: CGRect, _ kind: Kind, owner: Int? = nil) {
    let visible = rect.intersection(bounds)
    guard rect.isDrawable, !visible.isNull else { return }
    let number = entries.count
    entries.append(Entry(rect: visible, kind: kind, owner: owner))
    let (x, y) = cells(visible)
    for row in y { for column in x { buckets[row * columns + column].append(number) } }
  }

  mutating func add(_ segment: LineSegment, _ kind: Kind = .line, owner: Int? = nil) {
    for rect in segment.rects(width: 1.5) { add(rect, kind, owner: owner) }
  }

  func overlap(_ rect: CGRect, ignoring owner: Int? = nil) -> Overlap {
    var overlap = Overlap()
    guard !rect.isNull, !rect.isInfinite else { return overlap }
    let (x, y) = cells(rect)
    for row in y {
      for column in x {
        for number in buckets[row * columns + column] where owner == nil || entries[number].owner != owner {
          let shared = entries[number].rect.intersection(rect)
          guard !shared.isNull, shared.width > 0, shared.height > 0 else { continue }
          // A pair is counted once, in the cell of the top left corner of the shared part.
          guard cell(shared.minX - bounds.minX, columns) == column, cell(shared.minY - bounds.minY, rows) == row else {
            continue
          }
          overlap.areas[entries[number].kind.rawValue] += shared.width * shared.height
        }
      }
    }
    return overlap
  }

  /// The owners of the rectangles that overlap a rectangle, in the order in which they were added.
  func owners(overlapping rect: CGRect) -> [Int] {
    guard !rect.isNull, !rect.isInfinite else { return [] }
    let (x, y) = cells(rect)
    var found: Set<Int> = []
    for row in y {
      for column in x {
        found.formUnion(buckets[row * columns + column].filter { entries[$0].rect.intersects(rect) })
      }
    }
    return found.sorted().compactMap { entries[$0].owner }
  }

  /// The rectangles that overlap a rectangle, with their owners, in no particular order; one may occur several times.
  func entries(overlapping rect: CGRect) -> [(rect: CGRect, owner: Int?)] {
    found(in: rect) { _ in true }.map { ($0.rect, $0.owner) }
  }

  /// The rectangles of a kind that overlap a rectangle; one may occur several times.
  func rects(of kind: Kind, overlapping rect: CGRect) -> [CGRect] { found(in: rect) { $0.kind == kind }.map(\.rect) }

  private func found(in rect: CGRect, where isWanted: (Entry) -> Bool) -> [Entry] {
    guard !rect.isNull, !rect.isInfinite else { return [] }
    let (x, y) = cells(rect)
    var found: [Entry] = []
    for row in y {
      for column in x {
        for number in buckets[row * columns + column] {
          let entry = entries[number]
          if isWanted(entry), entry.rect.intersects(rect) { found.append(entry) }
        }
      }
    }
    return found
  }

  private func cell(_ distance: CGFloat, _ count: Int) -> Int {
    max(0, min(count - 1, Int((distance / Self.side).rounded(.down))))
  }

  private func cells(_ rect: CGRect) -> (ClosedRange<Int>, ClosedRange<Int>) {
    let left = cell(rect.minX - bounds.minX, columns)
    let top = cell(rect.minY - bounds.minY, rows)
    return (
      left...max(left, cell(rect.maxX - bounds.minX, columns)), top...max(top, cell(rect.maxY - bounds.minY, rows))
    )
  }
}
