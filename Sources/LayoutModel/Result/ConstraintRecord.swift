public import Foundation

/// One constraint of a finished layout.
public struct ConstraintRecord: Hashable, Codable, Sendable {
  /// A view or a guide of the result.
  public enum Item: Hashable, Codable, Sendable {
    case view(Int)
    case guide(Int)
  }

  /// A location that is one end of a distance.
  public struct End: Hashable, Codable, Sendable {
    /// The view or guide, by path.
    public var item: Item
    /// The attribute of the item.
    public var attribute: LayoutAttribute
    /// Makes one end of a distance.
    public init(item: Item, attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// Whether a constraint is satisfied.
  public enum State: Hashable, Codable, Sendable {
    /// The constraint is satisfied: an equality, or an inequality without slack.
    case holds
    /// The constraint is an inequality with this slack, in points.
    case slack(CGFloat)
    /// The constraint is optional and not satisfied: the wanted minus the actual value of the first attribute, in
    /// points.
    case broken(by: CGFloat)
    /// The constraint is required, in conflict, and set aside: the wanted minus the actual value, in points.
    case setAside(by: CGFloat)
  }

  /// The maker of the constraint.
  public var origin: ConstraintOrigin
  /// The identifier: `UISV-spacing` and the like, or the name that the author gave.
  public var identifier: String?
  /// The equation in the DSL's notation, without priority: `follow.leading >= name.trailing + 8`.
  public var equation: String
  /// The item on the left side of the equation, by path.
  public var first: Item
  /// The attribute on the left side of the equation.
  public var firstAttribute: LayoutAttribute
  /// The start of the distance if the left side is one, as in `b.leading - a.trailing`; it extends to the first item's
  /// attribute, along the reading direction.
  public var firstStart: End?
  /// The relation between both sides.
  public var relation: LayoutRelation
  /// The item on the right side of the equation, by path; `nil` for a constant.
  public var second: Item?
  /// The attribute on the right side of the equation.
  public var secondAttribute = LayoutAttribute.notAnAttribute
  /// The start of the distance if the right side is one.
  public var secondStart: End?
  /// The factor of the second attribute.
  public var multiplier: CGFloat = 1
  /// The number that is added; points.
  public var constant: CGFloat = 0
  /// The priority, 0 < p ≤ 1000; 1000 is required.
  public var priority: Float = 1000
  /// Whether the constraint is satisfied.
  public var state = State.holds
  /// The number of the conflict, from 1, whose minimal infeasible set has the constraint.
  public var conflict: Int?
  /// The place in the source where the constraint is written.
  public var callSite: CallSite?

  package init(
    origin: ConstraintOrigin, identifier: String? = nil, equation: String, first: Item, firstAttribute: LayoutAttribute,
    firstStart: End? = nil, relation: LayoutRelation, second: Item? = nil,
    secondAttribute: LayoutAttribute = LayoutAttribute.notAnAttribute, secondStart: End? = nil, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, state: State = State.holds, conflict: Int? = nil,
    callSite: CallSite? = nil
  ) {
    self.origin = origin
    self.identifier = identifier
    self.equation = equation
    self.first = first
    self.firstAttribute = firstAttribute
    self.firstStart = firstStart
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.secondStart = secondStart
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.state = state
    self.conflict = conflict
    self.callSite = callSite
  }

  /// All items that the constraint mentions, with their attributes: up to four ends.
  public var ends: [End] {
    let second = second.map { End(item: $0, attribute: secondAttribute) }
    return [End(item: first, attribute: firstAttribute), firstStart, second, secondStart].compactMap { $0 }
  }
}
