internal import LPLayoutModel
internal import UIKit

/// Makes the constraints of a view or a guide in a closure.
@MainActor
public final class ConstraintMaker {
  private let target: AnyObject
  private var chains: [ConstraintChain] = []

  init(_ target: AnyObject) { self.target = target }

  /// The constraints that a closure describes, not yet active.
  static func prepared(_ target: AnyObject, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(target)
    closure(maker)
    return maker.chains.compactMap(\.made)
  }

  private func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let chain = ConstraintChain(target, attributes)
    chains.append(chain)
    return ConstraintMakerExtendable(chain)
  }

  public var left: ConstraintMakerExtendable { begin(.init(.left)) }
  public var top: ConstraintMakerExtendable { begin(.init(.top)) }
  public var right: ConstraintMakerExtendable { begin(.init(.right)) }
  public var bottom: ConstraintMakerExtendable { begin(.init(.bottom)) }
  public var leading: ConstraintMakerExtendable { begin(.init(.leading)) }
  public var trailing: ConstraintMakerExtendable { begin(.init(.trailing)) }
  public var width: ConstraintMakerExtendable { begin(.init(.width)) }
  public var height: ConstraintMakerExtendable { begin(.init(.height)) }
  public var centerX: ConstraintMakerExtendable { begin(.init(.centerX)) }
  public var centerY: ConstraintMakerExtendable { begin(.init(.centerY)) }
  public var baseline: ConstraintMakerExtendable { begin(.init(.lastBaseline)) }
  public var lastBaseline: ConstraintMakerExtendable { begin(.init(.lastBaseline)) }
  public var firstBaseline: ConstraintMakerExtendable { begin(.init(.firstBaseline)) }
  public var leftMargin: ConstraintMakerExtendable { begin(.init(.leftMargin)) }
  public var topMargin: ConstraintMakerExtendable { begin(.init(.topMargin)) }
  public var rightMargin: ConstraintMakerExtendable { begin(.init(.rightMargin)) }
  public var bottomMargin: ConstraintMakerExtendable { begin(.init(.bottomMargin)) }
  public var leadingMargin: ConstraintMakerExtendable { begin(.init(.leadingMargin)) }
  public var trailingMargin: ConstraintMakerExtendable { begin(.init(.trailingMargin)) }
  public var centerXWithinMargins: ConstraintMakerExtendable { begin(.init(.centerXWithinMargins)) }
  public var centerYWithinMargins: ConstraintMakerExtendable { begin(.init(.centerYWithinMargins)) }
  public var edges: ConstraintMakerExtendable { begin(.edges) }
  public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }
  public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }
  public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { begin(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  public var size: ConstraintMakerExtendable { begin(.size) }
  public var center: ConstraintMakerExtendable { begin(.center) }
  public var margins: ConstraintMakerExtendable { begin(.margins) }
  public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }
  public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}

/// What a chain of calls has said so far.
@MainActor
final class ConstraintChain {
  private let target: AnyObject
  var attributes: ConstraintAttributes
  var description: Constraint.Description?
  private var constraint: Constraint?

  init(_ target: AnyObject, _ attributes: ConstraintAttributes) {
    (self.target, self.attributes) = (target, attributes)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ related: any ConstraintRelatableTarget, _ site: CallSite
  ) -> ConstraintMakerEditable {
    description = Constraint.Description(
      from: ConstraintItem(target, attributes), relation: relation, related: related, site: site)
    return ConstraintMakerEditable(self)
  }

  /// Relates the attributes to the same ones of the view around.
  func relateToSuperview(_ relation: NSLayoutConstraint.Relation, _ site: CallSite) -> ConstraintMakerEditable {
    let superview = (target as? any SnapKeeper)?.snapSuperview
    return relate(relation, ConstraintItem(superview, attributes), site)
  }

  /// The constraint, made once; `nil` for a chain without a relation.
  var made: Constraint? {
    if constraint == nil { constraint = description.map(Constraint.init) }
    return constraint
  }
}

/// A chain at its end: the constraint that it makes.
@MainActor
public class ConstraintMakerFinalizable {
  let chain: ConstraintChain

  init(_ chain: ConstraintChain) { self.chain = chain }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    chain.description?.label = label
    return self
  }

  /// The constraint, for changes later on.
  public var constraint: Constraint {
    guard let made = chain.made else { preconditionFailure("a constraint has no relation") }
    return made
  }
}

/// A chain that takes a priority.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    chain.description?.priority = amount.value
    return self
  }

  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    chain.description?.priority = amount.constraintPriorityTargetValue
    return self
  }

  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// The name of the class in earlier versions.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// A chain that takes a factor and a constant.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    chain.description?.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    chain.description?.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable { move(amount, isInset: false) }

  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable { move(amount, isInset: true) }

  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    move(amount, isInset: true)
  }

  private func move(_ amount: any ConstraintConstantTarget, isInset: Bool) -> ConstraintMakerEditable {
    chain.description?.constant = amount
    chain.description?.isInset = isInset
    return self
  }
}
