public import Foundation
public import UIKit

/// The names of SnapKit for UIKit's classes.
public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets

/// What a constraint can be related to: a number, a size, a point, insets, a view, a guide, or attributes of one.
public protocol ConstraintRelatableTarget {}

/// A number, a size, a point or insets: what a constraint can have as its constant.
public protocol ConstraintConstantTarget {}

/// What moves the attributes of a constraint.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// What moves the attributes of a constraint inwards.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// What moves the attributes of a constraint inwards, by reading direction.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// A factor of what a constraint is related to.
public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

/// A priority of a constraint, or its number.
public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
  ConstraintPriorityTarget
{
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
  ConstraintPriorityTarget
{
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
  ConstraintPriorityTarget
{
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
  ConstraintPriorityTarget
{
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
  ConstraintPriorityTarget
{
  public var constraintMultiplierTargetValue: CGFloat { self }
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}

extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

extension ConstraintConstantTarget {
  /// The constant of an attribute in points: a size has it for width and height, a point for the others, insets for edges.
  func constant(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case let number as Int: CGFloat(number)
    case let number as UInt: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Double: CGFloat(number)
    case let number as CGFloat: number
    case let size as CGSize: attribute == .width ? size.width : attribute == .height ? size.height : 0
    case let point as CGPoint: Self.isHorizontal(attribute) ? point.x : Self.isVertical(attribute) ? point.y : 0
    case let insets as UIEdgeInsets: Self.constant(insets, of: attribute)
    case let insets as NSDirectionalEdgeInsets: Self.constant(insets, of: attribute)
    default: 0
    }
  }

  private static func isHorizontal(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    [
      .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins,
    ].contains(attribute)
  }

  private static func isVertical(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    [
      .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
    ].contains(attribute)
  }

  private static func constant(_ insets: UIEdgeInsets, of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leftMargin, .leading, .leadingMargin: insets.left
    case .right, .rightMargin, .trailing, .trailingMargin: -insets.right
    case .top, .topMargin, .firstBaseline: insets.top
    case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
    case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    default: 0
    }
  }

  private static func constant(
    _ insets: NSDirectionalEdgeInsets, of attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    let plain = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    return constant(plain, of: attribute)
  }
}
