import LPComponents
import LPCassowary
import LPConflictLogs
import Foundation
import LPReasoning

/// The author's constraints of a tree as a console log would print them, for the rules that both have in common.
@MainActor
struct AuthoredConstraints {
  private let tried: [TriedConstraint]
  private var printed: [PrintedConstraint?] = []
  private var views: [String: UIView] = [:]

  init(_ tried: [TriedConstraint]) {
    self.tried = tried
    printed = tried.map { print($0) }
  }

  private mutating func print(_ tried: TriedConstraint) -> PrintedConstraint? {
    let constraint = tried.constraint
    guard let first = term(constraint.firstItem, constraint.firstAttribute, 1) else { return nil }
    let second = term(constraint.secondItem, constraint.secondAttribute, -Double(constraint.multiplier))
    var line = PrintedConstraint(
      className: "NSLayoutConstraint", id: tried.key, identifier: constraint.identifier, text: tried.equation)
    line.terms = [first] + (second.map { [$0] } ?? [])
    line.relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    (line.constant, line.priority) = (Double(constraint.constant), Double(constraint.priority.rawValue))
    return line
  }

  private mutating func term(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ coefficient: Double
  ) -> PrintedConstraint.Term? {
    guard let item, let attribute = PrintedAttribute(word: attribute.name) else { return nil }
    let key = "\(UInt(bitPattern: ObjectIdentifier(item).hashValue))"
    views[key] = NSLayoutConstraint.view(of: item)
    let name =
      switch item {
      case is UILabel: "UILabel"
      case is UIButton: "UIButton"
      default: "\(type(of: item))"
      }
    return .init(item: PrintedItem(key: key, name: name), attribute: attribute, coefficient: coefficient)
  }

  func suspicion(of key: String) -> Suspicion? {
    guard let index = tried.firstIndex(where: { $0.key == key }), let constraint = printed[index] else { return nil }
    return Suspicion(constraint, among: printed) { outer, inner in
      guard let (outer, inner) = views[outer.key].flatMap({ outer in views[inner.key].map { (outer, $0) } }) else {
        return false
      }
      return outer !== inner && inner.isDescendant(of: outer)
    }
  }

  // MARK: Changes

  /// Returns what may be changed of a constraint, and how little each change fits the suspicion.
  func changes(of key: String, nearest: Double?, _ suspicion: Suspicion?) -> [(change: ConstraintChange, cost: Double)]
  {
    guard let constraint = tried.first(where: { $0.key == key })?.constraint else { return [] }
    let reasons = suspicion?.reasons ?? []
    func cost(_ usual: Double, unless reason: Suspicion.Reason) -> Double { reasons.contains(reason) ? 0 : usual }
    var found: [(ConstraintChange, Double)] = [
      (.removal, cost(6, unless: .secondConstant)), (.priority(999), 4), (.priority(750), 7),
    ]
    if constraint.relation == .equal {
      found += [
        (.relation(.greaterThanOrEqual), cost(5, unless: .fixedText)), (.relation(.lessThanOrEqual), 5.5),
      ]
    }
    let usual = usualConstants(for: constraint)
    found += usual.enumerated().map { (.constant($0.element), cost(6, unless: .outOfLine) + Double($0.offset)) }
    if let nearest { found.append((.constant(nearest), 5)) }
    if constraint.constant != 0 {
      found.append((.constant(-Double(constraint.constant)), cost(7, unless: .oppositeSign)))
    }
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    if let other = first.opposite { found.append((.attributes(other, second), cost(8, unless: .wrongEdge) + 0.2)) }
    if let other = second.opposite { found.append((.attributes(first, other), cost(8, unless: .wrongEdge))) }
    if constraint.firstItem is UIView, constraint.secondItem is UIView, first.kind == .location, first != second {
      found.append((.exchangedItems, 8))
    }
    var seen: Set<ConstraintChange> = [.constant(Double(constraint.constant))]
    return found.filter { seen.insert($0.0).inserted }
  }

  /// The constants that most other constraints about the same attributes have.
  private func usualConstants(for constraint: NSLayoutConstraint) -> [Double] {
    let kin = tried.map(\.constraint).filter { other in
      other !== constraint && other.firstAttribute == constraint.firstAttribute
        && other.secondAttribute == constraint.secondAttribute && other.constant != 0
    }.map { Double($0.constant) }
    let counts = kin.reduce(into: [Double: Int]()) { $0[$1, default: 0] += 1 }
    return Array(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2).map(\.key))
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var opposite: Self? {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    case .width: .height
    case .height: .width
    default: nil
    }
  }
}
