internal import LPAutoLayout
internal import UIKit

/// Some attributes of a view or a guide, in the order in which constraints are made of them.
struct ConstraintAttributes: Equatable {
  var all: [NSLayoutConstraint.Attribute]

  init(_ all: NSLayoutConstraint.Attribute...) { self.all = all }

  static func + (first: ConstraintAttributes, second: ConstraintAttributes) -> ConstraintAttributes {
    var sum = first
    sum.all += second.all.filter { !first.all.contains($0) }
    return sum
  }

  static let edges = ConstraintAttributes(.left, .top, .right, .bottom)
  static let directionalEdges = ConstraintAttributes(.leading, .top, .trailing, .bottom)
  static let horizontalEdges = ConstraintAttributes(.left, .right)
  static let directionalHorizontalEdges = ConstraintAttributes(.leading, .trailing)
  static let verticalEdges = ConstraintAttributes(.top, .bottom)
  static let size = ConstraintAttributes(.width, .height)
  static let center = ConstraintAttributes(.centerX, .centerY)
  static let margins = ConstraintAttributes(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  static let directionalMargins = ConstraintAttributes(.leadingMargin, .topMargin, .trailingMargin, .bottomMargin)
  static let centerWithinMargins = ConstraintAttributes(.centerXWithinMargins, .centerYWithinMargins)
}

/// A view or a guide, and attributes of it.
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
    (self.target, self.attributes) = (target, attributes)
  }
}

/// The attributes that constraints can be made of, by name.
@MainActor
public protocol ConstraintAttributesDSL {
  /// The view or guide that they belong to.
  var target: AnyObject? { get }
}

extension ConstraintAttributesDSL {
  private func item(_ attributes: ConstraintAttributes) -> ConstraintItem { ConstraintItem(target, attributes) }

  public var left: ConstraintItem { item(.init(.left)) }
  public var top: ConstraintItem { item(.init(.top)) }
  public var right: ConstraintItem { item(.init(.right)) }
  public var bottom: ConstraintItem { item(.init(.bottom)) }
  public var leading: ConstraintItem { item(.init(.leading)) }
  public var trailing: ConstraintItem { item(.init(.trailing)) }
  public var width: ConstraintItem { item(.init(.width)) }
  public var height: ConstraintItem { item(.init(.height)) }
  public var centerX: ConstraintItem { item(.init(.centerX)) }
  public var centerY: ConstraintItem { item(.init(.centerY)) }
  public var edges: ConstraintItem { item(.edges) }
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }
  public var size: ConstraintItem { item(.size) }
  public var center: ConstraintItem { item(.center) }
  public var baseline: ConstraintItem { item(.init(.lastBaseline)) }
  public var lastBaseline: ConstraintItem { item(.init(.lastBaseline)) }
  public var firstBaseline: ConstraintItem { item(.init(.firstBaseline)) }
  public var leftMargin: ConstraintItem { item(.init(.leftMargin)) }
  public var topMargin: ConstraintItem { item(.init(.topMargin)) }
  public var rightMargin: ConstraintItem { item(.init(.rightMargin)) }
  public var bottomMargin: ConstraintItem { item(.init(.bottomMargin)) }
  public var leadingMargin: ConstraintItem { item(.init(.leadingMargin)) }
  public var trailingMargin: ConstraintItem { item(.init(.trailingMargin)) }
  public var centerXWithinMargins: ConstraintItem { item(.init(.centerXWithinMargins)) }
  public var centerYWithinMargins: ConstraintItem { item(.init(.centerYWithinMargins)) }
  public var margins: ConstraintItem { item(.margins) }
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
