import LPSupport
import Testing

@testable import LPVariants

struct CoveringArrayTests {
  private func uncovered(_ rows: [[Int]], _ space: RowSpace) -> Int {
    let table = PairTable(sizes: space.sizes)
    var held = Set<Int>()
    for row in rows {
      for a in row.indices {
        for b in row.indices where b > a { held.insert(table.index(a, at: row[a], b, at: row[b])) }
      }
    }
    return table.count - held.count
  }

  private func bound(_ sizes: [Int]) -> Int {
    let largest = sizes.sorted(by: >)
    return largest[0] * largest[1]
  }

  @Test(arguments: [
    [2, 2], [2, 2, 2], [2, 2, 2, 2, 2, 2, 2, 2, 2], [3, 3, 3, 3], [3, 3, 3, 3, 3, 2, 2, 2, 2], [1, 1, 1], [1, 5, 1, 4],
    [24, 12, 2, 2, 2], [24, 2, 2, 12, 6, 12, 2, 2, 3], [5, 5, 5, 5, 5], [4, 4, 4, 4, 4], [7, 6, 5, 4, 3, 2],
    [10, 10, 10, 10], [12, 12, 12, 6, 3], [6, 6, 6, 6, 3, 2, 2, 2, 2], [2, 3, 2, 2, 2, 2],
  ])
  func `every pair is covered in at most one and a half times the rows of the two largest axes`(sizes: [Int]) {
    let space = RowSpace(sizes: sizes, isAllowed: nil)
    let array = CoveringArray(of: space)
    #expect(uncovered(array.rows, space) == 0)
    #expect(array.impossiblePairs == 0)
    #expect(Double(array.rows.count) <= 1.5 * Double(bound(sizes)), "\(array.rows.count) rows for \(sizes)")
    #expect(array.rows.count >= bound(sizes))
    #expect(array.rows == CoveringArray(of: space).rows)
  }

  @Test(arguments: 1...20)
  func `axes of any size within reason keep to the bound`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let most = [24, 2, 2, 8, 6, 12, 2, 2, 3]
    let sizes = most.map { 1 + random.below($0) }
    let space = RowSpace(sizes: sizes, isAllowed: nil)
    let rows = CoveringArray(of: space).rows
    #expect(uncovered(rows, space) == 0)
    #expect(Double(rows.count) <= 1.5 * Double(bound(sizes)), "\(rows.count) rows for \(sizes)")
  }

  @Test(arguments: 1...25)
  func `with forbidden pairs every row is allowed and every possible pair is covered`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let sizes = (0..<5).map { _ in 1 + random.below(4) }
    let table = PairTable(sizes: sizes)
    let forbidden = Set((0..<(table.count / 4)).map { _ in random.below(table.count) })
    let space = RowSpace(sizes: sizes) { row in
      for a in row.indices where row[a] >= 0 {
        for b in row.indices where b > a && row[b] >= 0 && forbidden.contains(table.index(a, at: row[a], b, at: row[b]))
        {
          return false
        }
      }
      return true
    }
    let possible = Set(
      space.allRows().rows.flatMap { row in
        row.indices.flatMap { a in row.indices.filter { $0 > a }.map { table.index(a, at: row[a], $0, at: row[$0]) } }
      })
    let array = CoveringArray(of: space)
    #expect(array.rows.allSatisfy(space.allows))
    #expect(uncovered(array.rows, space) == table.count - possible.count)
    #expect(array.impossiblePairs == table.count - possible.count)
  }

  @Test func `one axis is covered by its values`() {
    #expect(CoveringArray(of: RowSpace(sizes: [4], isAllowed: nil)).rows == [[0], [1], [2], [3]])
  }
}
