import LPLayoutModel
import Foundation

/// Which sizes and distances are compared with each other: those of a chain of equalities are one group, and so are both
/// sides of any other comparison.
struct ComparisonGroups {
  private var groups: [Int: Int] = [:]

  init(_ result: LayoutResult) {
    var chains = Chains()
    var pairs: [Set<Set<MarkMaker.End>>: Int] = [:]
    var found: [(constraint: Int, ends: Set<MarkMaker.End>?, pair: Int)] = []
    for (index, record) in result.constraints.enumerated() where record.isDrawn {
      guard let physical = PhysicalConstraint(record, in: result), physical.isComparison,
        let second = physical.second
      else { continue }
      let one = MarkMaker.End.all(of: physical.first, physical.firstSpan)
      let other = MarkMaker.End.all(of: second, physical.secondSpan)
      let isChain = physical.relation == .equal && physical.multiplier == 1 && physical.constant == 0
      if isChain { chains.join(one, other) }
      let pair = pairs[[one, other]] ?? index
      pairs[[one, other]] = pair
      found.append((index, isChain ? one : nil, pair))
    }
    // A group has the number of its first constraint; negative numbers tell chains from pairs.
    var firsts: [Set<MarkMaker.End>: Int] = [:]
    for (constraint, ends, pair) in found {
      guard let ends else {
        groups[constraint] = pair
        continue
      }
      let root = chains.root(of: ends)
      let first = firsts[root] ?? constraint
      firsts[root] = first
      groups[constraint] = -1 - first
    }
  }

  /// The group of a constraint; `nil` if it compares no sizes.
  subscript(constraint: Int) -> Int? { groups[constraint] }

  /// The letter of the group with a number: A to Z, then AA, AB…
  static func letter(_ number: Int) -> String {
    let last = String(UnicodeScalar(UInt8(65 + number % 26)))
    return number < 26 ? last : letter(number / 26 - 1) + last
  }

  /// Disjoint sets of what is equally long.
  private struct Chains {
    private var parents: [Set<MarkMaker.End>: Set<MarkMaker.End>] = [:]

    func root(of ends: Set<MarkMaker.End>) -> Set<MarkMaker.End> {
      var current = ends
      while let parent = parents[current] { current = parent }
      return current
    }

    mutating func join(_ one: Set<MarkMaker.End>, _ other: Set<MarkMaker.End>) {
      let (first, second) = (root(of: one), root(of: other))
      if first != second { parents[second] = first }
    }
  }
}

extension PhysicalConstraint {
  /// Whether two sizes or distances are compared, other than the two sizes of one view.
  var isComparison: Bool {
    guard let second else { return false }
    return (isSize || second.place == .extent) && !isAspect
  }

  /// Whether the width of an item depends on its own height, or the reverse.
  var isAspect: Bool {
    first.item == second?.item && first.axis != second?.axis && firstSpan == nil && secondSpan == nil
  }
}
