import LPCassowary

/// How much speaks for a constraint being the one that its author did not mean, by what the constraints say alone.
package struct Suspicion: Sendable {
  package enum Reason: Sendable, Hashable {
    /// Another constraint says the same with another constant.
    case secondConstant
    /// The view or the gap reaches out of the item that it is within, or into its neighbour.
    case oppositeSign
    /// The near edge is tied to the far edge of an item that contains it, or the other way round.
    case wrongEdge
    /// A view with text has a constant size.
    case fixedText
    /// No other constraint has such a constant.
    case outOfLine
    /// A constant size.
    case fixedSize

    package var words: String {
      switch self {
      case .secondConstant: "another constraint says the same with another constant"
      case .oppositeSign: "its constant has the opposite sign of a distance"
      case .wrongEdge: "it ties opposite edges of a view and of what contains it"
      case .fixedText: "it fixes a size that follows from a text"
      case .outOfLine: "its constant is out of line with the others"
      case .fixedSize: "it fixes a size"
      }
    }

    private var weight: Double {
      switch self {
      case .secondConstant: 30
      case .wrongEdge: 25
      case .oppositeSign, .outOfLine: 20
      case .fixedText: 18
      case .fixedSize: 4
      }
    }

    fileprivate static func weight(of reasons: [Reason]) -> Double { reasons.reduce(0) { $0 + $1.weight } }
  }

  package private(set) var reasons: [Reason] = []
  package private(set) var weight = 0.0

  /// - Parameter contains: whether an item contains another, as far as it is known.
  package init(
    _ constraint: PrintedConstraint, among all: [PrintedConstraint?],
    contains: (_ outer: PrintedItem, _ inner: PrintedItem) -> Bool = { _, _ in false }
  ) {
    let others = all.compactMap { $0 }.filter { $0.id != constraint.id }
    let twins = others.filter {
      $0.terms == constraint.terms && $0.relation == constraint.relation && $0.constant != constraint.constant
    }
    if !twins.isEmpty { reasons.append(.secondConstant) }
    let kin = others.filter { other in
      other.isSizeConstant == constraint.isSizeConstant && !twins.contains { $0.id == other.id }
    }.map { abs($0.constant) }.filter { $0 > 0 }
    if Self.isOutOfLine(constraint, kin) { reasons.append(.outOfLine) }
    if Self.hasOppositeSign(constraint, contains) { reasons.append(.oppositeSign) }
    if Self.tiesOppositeEdges(constraint, contains) { reasons.append(.wrongEdge) }
    if constraint.size != nil, constraint.relation == .equal {
      reasons.append(constraint.terms[0].item.showsText ? .fixedText : .fixedSize)
    }
    // Of two constants the one that others use is meant.
    let isRare = constraint.constant != 0 && !kin.contains(abs(constraint.constant))
    weight = Reason.weight(of: reasons) + (isRare ? twins.isEmpty ? 3 : 10 : 0)
  }

  private static func isOutOfLine(_ constraint: PrintedConstraint, _ kin: [Double]) -> Bool {
    let amount = abs(constraint.constant)
    guard kin.count >= 2, amount > 0, !kin.contains(amount) else { return false }
    return constraint.isSizeConstant
      ? amount > 2 * kin.max()! : amount > 3 * kin.sorted()[kin.count / 2] || amount > 2 * kin.max()!
  }

  /// Returns the edges of both sides, if the constraint ties a location to another: `a.x = b.y + constant`.
  private static func edges(
    _ constraint: PrintedConstraint
  ) -> (first: PrintedConstraint.Term, second: PrintedConstraint.Term)? {
    guard constraint.terms.count == 2, constraint.terms[0].coefficient == 1, constraint.terms[1].coefficient == -1,
      constraint.terms.allSatisfy({ $0.attribute.isNear || $0.attribute.isFar })
    else { return nil }
    return (constraint.terms[0], constraint.terms[1])
  }

  private static func hasOppositeSign(
    _ constraint: PrintedConstraint, _ contains: (PrintedItem, PrintedItem) -> Bool
  ) -> Bool {
    guard let (first, second) = edges(constraint), constraint.constant != 0 else { return false }
    let grows = constraint.constant > 0
    if contains(second.item, first.item) { return grows == first.attribute.isFar }
    if contains(first.item, second.item) { return grows == first.attribute.isNear }
    // Between neighbours the later one begins behind the earlier one.
    return first.attribute.isNear != second.attribute.isNear && grows == first.attribute.isFar
  }

  private static func tiesOppositeEdges(
    _ constraint: PrintedConstraint, _ contains: (PrintedItem, PrintedItem) -> Bool
  ) -> Bool {
    guard let (first, second) = edges(constraint), first.attribute.isNear != second.attribute.isNear else {
      return false
    }
    return contains(first.item, second.item) || contains(second.item, first.item)
  }
}

extension PrintedConstraint {
  /// Whether the constant is a size, and not a distance.
  fileprivate var isSizeConstant: Bool { terms.allSatisfy(\.attribute.isSize) }
}

extension PrintedAttribute {
  /// Whether a distance grows from the edge into the item.
  fileprivate var isNear: Bool { self == .left || self == .top || self == .leftMargin || self == .topMargin }
  fileprivate var isFar: Bool { self == .right || self == .bottom || self == .rightMargin || self == .bottomMargin }
}

extension PrintedItem {
  /// Whether the class shows text, whose size follows from the text.
  fileprivate var showsText: Bool {
    ["Label", "Button", "TextField", "TextView"].contains { name.hasSuffix($0) } && !isPrivate
  }
}
