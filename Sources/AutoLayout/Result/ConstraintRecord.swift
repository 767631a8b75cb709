public import Foundation

/// One constraint of a finished layout.
public struct ConstraintRecord: Hashable, Codable, Sendable {
  /// A view or a guide of the result.
  public enum Item: Hashable, Codable, Sendable {
    case view(Int)
    case guide(Int)
  }

  /// A location: one end of a distance.
  public struct End: Hashable, Codable, Sendable {
    /// The view or guide, by path.
    public var item: Item
    /// The attribute of the item.
    public var attribute: NSLayoutConstraint.Attribute
    /// Makes one end of a distance.
    public init(item: Item, attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// Whether a constraint is satisfied.
  public enum State: Hashable, Codable, Sendable {
    /// Satisfied; an inequality with nothing to spare, or an equality.
    case holds
    /// An inequality satisfied with this much to spare, in points.
    case slack(CGFloat)
    /// Optional and not satisfied: wanted minus actual value of the first attribute, in points.
    case broken(by: CGFloat)
    /// Required, in conflict, and set aside: wanted minus actual.
    case setAside(by: CGFloat)
  }

  /// Who made the constraint.
  public var origin: ConstraintOrigin
  /// `UISV-spacing` and the like, or the name that the author gave.
  public var identifier: String?
  /// In the DSL's notation, without priority: `follow.leading >= name.trailing + 8`.
  public var equation: String
  /// The item on the left side of the equation, by path.
  public var first: Item
  /// The attribute on the left side of the equation.
  public var firstAttribute: NSLayoutConstraint.Attribute
  /// Where the left side is a distance, `b.leading - a.trailing`, that from here to the first item's attribute, along
  /// the reading direction.
  public var firstStart: End?
  /// The relation between both sides.
  public var relation: NSLayoutConstraint.Relation
  /// The item on the right side of the equation, by path; `nil` for a constant.
  public var second: Item?
  /// The attribute on the right side of the equation.
  public var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// As `firstStart`, of the right side.
  public var secondStart: End?
  /// The factor of the second attribute.
  public var multiplier: CGFloat = 1
  /// The number that is added; points.
  public var constant: CGFloat = 0
  /// 0 < p ≤ 1000; 1000 is required.
  public var priority: Float = 1000
  /// Whether the constraint is satisfied.
  public var state = State.holds
  /// Number of the conflict (1…) whose irreducible set it belongs to.
  public var conflict: Int?
  /// The place in the source where the constraint is written.
  public var callSite: CallSite?

  /// Everything that it mentions, with attributes: up to four ends.
  public var ends: [End] {
    let second = second.map { End(item: $0, attribute: secondAttribute) }
    return [End(item: first, attribute: firstAttribute), firstStart, second, secondStart].compactMap { $0 }
  }
}
