import LPCassowary

/// The lengths along one axis of which one side of a contradiction needs more than the other side leaves, in the order in
/// which they lie.
package struct ContradictoryLengths: Sendable {
  /// A length of one line.
  package struct Length: Sendable {
    /// The number of the line from 1; `nil` for what was assumed: a margin, or that a size is at least 0.
    package let line: Int?
    /// At least 0.
    package let amount: Double
    /// The item whose size the line sets; `nil` for distances.
    package let item: PrintedItem?
    /// Whether the line is an inequality, so that the length is a bound.
    package let isBound: Bool
  }

  /// The lengths that are needed, one after the other; alignments and gaps of nothing are 0 long.
  package let needed: [Length]
  /// The lengths that are available; empty where there are none at all.
  package let available: [Length]
  package let isHorizontal: Bool

  package var total: Double { needed.reduce(0) { $0 + $1.amount } }
  package var room: Double { available.reduce(0) { $0 + $1.amount } }
}

extension ConflictAnalysis {
  /// The lengths that the sentence of `arithmetic` adds up; `nil` without such a sentence.
  package var lengths: ContradictoryLengths? {
    guard let contradiction, arithmetic != nil else { return nil }
    let sides = contradiction.sides { self.size(ofLine: $0) != nil }
    let parts = contradiction.parts
    let order = PartWalk(parts.map { part in part.line.flatMap { log.lines[$0].constraint } }).order(
      startingAt: sides.less, after: sides.more)
    func length(_ index: Int) -> ContradictoryLengths.Length {
      let constraint = parts[index].line.flatMap { log.lines[$0].constraint }
      return ContradictoryLengths.Length(
        line: parts[index].line.map { $0 + 1 }, amount: abs(parts[index].amount) / sides.unit,
        item: constraint?.size?.item, isBound: constraint.map { $0.relation != .equal } ?? false)
    }
    // That a size is at least 0 is no length. It stands for what there is where nothing else does.
    let counted = order.filter { parts[$0].line != nil || abs(parts[$0].amount) > 1e-6 }
    var available = counted.filter(sides.less.contains).map(length)
    if available.isEmpty, let size = sizes.first {
      available = [ContradictoryLengths.Length(line: nil, amount: 0, item: size.item, isBound: true)]
    }
    let attributes = minimal.flatMap { log.lines[$0 - 1].constraint?.terms ?? [] }.map(\.attribute)
    let isVertical = !attributes.isEmpty && attributes.allSatisfy { !$0.isHorizontal }
    return ContradictoryLengths(
      needed: counted.filter { !sides.less.contains($0) }.map(length), available: available,
      isHorizontal: !isVertical)
  }

  private func size(ofLine line: Int) -> PrintedConstraint.Term? { log.lines[line].constraint?.size }
}

/// Puts the parts of a contradiction in the order of the places that they tie together: from an edge of one item to an
/// edge of the next.
private struct PartWalk {
  private struct Place: Hashable {
    var item: String
    var name: String

    init(_ term: PrintedConstraint.Term, _ attribute: PrintedAttribute) {
      (item, name) = (term.item.key, attribute.rawValue)
    }
  }

  /// The two places of each part; `nil` for a part that relates more or other than two places.
  private let ends: [[Place]?]

  init(_ constraints: [PrintedConstraint?]) { ends = constraints.map { $0.flatMap(Self.ends) } }

  private static func ends(of constraint: PrintedConstraint) -> [Place]? {
    let terms = constraint.terms
    if let size = constraint.size {
      let edges: [PrintedAttribute] = size.attribute == .width ? [.left, .right] : [.top, .bottom]
      return edges.map { Place(size, $0) }
    }
    guard terms.count == 2, terms.allSatisfy({ !$0.attribute.isSize && abs($0.coefficient) == 1 }) else { return nil }
    return terms.map { Place($0, $0.attribute) }
  }

  /// The indices of all parts. The walk begins where what there is begins, along what is needed.
  func order(startingAt less: [Int], after more: [Int]) -> [Int] {
    var order: [Int] = []
    var rest = Array(ends.indices)
    func rank(_ part: Int) -> Int { more.contains(part) ? 0 : less.contains(part) ? 2 : 1 }
    var place = (less + more).lazy.compactMap { ends[$0]?.first }.first
    while let current = place {
      let next = rest.filter { ends[$0]?.contains(current) == true }.min { (rank($0), $0) < (rank($1), $1) }
      guard let next else { break }
      order.append(next)
      rest.removeAll { $0 == next }
      place = ends[next]?.first { $0 != current } ?? current
    }
    return order + rest
  }
}
