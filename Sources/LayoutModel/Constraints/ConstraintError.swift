/// Explains why a constraint is illegal; each case names the exception that UIKit raises.
public enum ConstraintError: Error, Hashable, Sendable {
  /// NSInvalidArgumentException: a location compared with a constant, or multiplied by zero.
  case locationNeedsPair(LayoutAttribute)
  /// NSInvalidArgumentException: a size compared with a location.
  case sizeWithLocation(LayoutAttribute, LayoutAttribute)
  /// NSInvalidArgumentException: leading or trailing compared with left or right.
  case directionalWithAbsolute(LayoutAttribute, LayoutAttribute)
  /// NSInvalidLayoutConstraintException: a horizontal location compared with a vertical one.
  case axesDiffer(LayoutAttribute, LayoutAttribute)
  /// NSInvalidArgumentException: the first item is missing, or one is neither a view nor a layout guide.
  case notAnItem
  /// NSInvalidArgumentException: the first attribute is `notAnAttribute`.
  case noAttribute
  /// NSInternalInconsistencyException: a constant that is NaN or infinite.
  case constantNotFinite
  /// NSInternalInconsistencyException: a multiplier that is NaN or infinite.
  case multiplierNotFinite
  /// NSInternalInconsistencyException: not within 0 < p ≤ 1000.
  case illegalPriority(Float)
  /// NSGenericException: added to a view that does not contain the items.
  case holderOutside
  /// NSGenericException: the items are in different trees.
  case noCommonAncestor

  /// The exception that UIKit would raise.
  public var exceptionName: String {
    switch self {
    case .locationNeedsPair, .sizeWithLocation, .directionalWithAbsolute, .notAnItem, .noAttribute:
      "NSInvalidArgumentException"
    case .axesDiffer: "NSInvalidLayoutConstraintException"
    case .constantNotFinite, .multiplierNotFinite, .illegalPriority: "NSInternalInconsistencyException"
    case .holderOutside, .noCommonAncestor: "NSGenericException"
    }
  }

  /// The remedy.
  package var advice: String {
    switch self {
    case .constantNotFinite, .multiplierNotFinite: "look for a division by zero where the number is computed"
    case .illegalPriority: "use a priority from 1 to 1000, such as `~ .high` (750)"
    default: "change or remove the constraint"
    }
  }

  /// The explanation: what is wrong, and what to write instead.
  public var explanation: String {
    switch self {
    case .locationNeedsPair(let attribute):
      "\(attribute) is a location and needs a second item: a location cannot equal a constant"
    case .sizeWithLocation(let first, let second):
      "\(first) and \(second) cannot be compared: one is a size, the other a location"
    case .directionalWithAbsolute(let first, let second):
      "\(first) and \(second) cannot be compared: use leading and trailing on both sides, or left and right"
    case .axesDiffer(let first, let second):
      "\(first) and \(second) cannot be compared: one is horizontal, the other vertical"
    case .notAnItem: "an item must be a view or a layout guide"
    case .noAttribute: "the first attribute must be an edge, a centre, a baseline or a size"
    case .constantNotFinite: "the constant is not finite"
    case .multiplierNotFinite: "the multiplier is not finite"
    case .illegalPriority(let value): "priority \(value) is not allowed: use more than 0 and at most 1000"
    case .holderOutside: "the view that it was added to does not contain its items: set isActive instead of adding it"
    case .noCommonAncestor: "the items have no common ancestor: add both to one tree before activating the constraint"
    }
  }
}
