internal import LPAutoLayout
public import UIKit

/// A view or a guide that knows the constraints that were made for it.
@MainActor
protocol SnapKeeper: AnyObject {
  var snapSuperview: UIView? { get }
}

extension UIView: SnapKeeper {
  var snapSuperview: UIView? { superview }
  /// Makes constraints of this view in closures.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension UILayoutGuide: SnapKeeper {
  var snapSuperview: UIView? { owningView }
  /// Makes constraints of this guide in closures.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension SnapKeeper {
  /// The active constraints that were made for this object.
  var snapConstraints: [Constraint] {
    get { KeptConstraints.all[ObjectIdentifier(self)].flatMap { $0.owner === self ? $0.constraints : nil } ?? [] }
    set { KeptConstraints.keep(newValue, for: self) }
  }
}

/// The constraints that were made for views and guides, as long as these live.
@MainActor
private enum KeptConstraints {
  final class Entry {
    weak var owner: AnyObject?
    var constraints: [Constraint]
    init(_ owner: AnyObject, _ constraints: [Constraint]) { (self.owner, self.constraints) = (owner, constraints) }
  }

  static var all: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are removed.
  private static var limit = 256

  static func keep(_ constraints: [Constraint], for owner: AnyObject) {
    let key = ObjectIdentifier(owner)
    if let entry = all[key], entry.owner === owner {
      entry.constraints = constraints
      return
    }
    all[key] = Entry(owner, constraints)
    guard all.count > limit else { return }
    all = all.filter { $0.value.owner != nil }
    limit = max(256, all.count * 2)
  }
}

/// Makes, changes and removes constraints of an object.
@MainActor
public protocol ConstraintDSL: ConstraintAttributesDSL {}

extension ConstraintDSL {
  private var keeper: (any SnapKeeper)? { target as? any SnapKeeper }

  /// Makes the constraints of a closure without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    guard let target else { return [] }
    (target as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    return ConstraintMaker.prepared(target, closure)
  }

  /// Makes and activates the constraints of a closure.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) { constraint.activate() }
  }

  /// The same, without the constraints that were made before.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Gives constraints that were made before the constants and priorities of those in a closure. One that is new is an
  /// error in SnapKit, and made here.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    let known = keeper?.snapConstraints ?? []
    guard !known.isEmpty else { return makeConstraints(closure) }
    for constraint in prepareConstraints(closure) {
      if let old = known.first(where: { $0.isAlike(constraint) }) {
        old.takeOver(constraint)
      } else {
        constraint.activate()
      }
    }
  }

  /// Deactivates all constraints that were made for the object.
  public func removeConstraints() {
    for constraint in keeper?.snapConstraints ?? [] { constraint.deactivate() }
  }
}

/// Makes constraints of a view.
@MainActor
public struct ConstraintViewDSL: ConstraintDSL {
  let view: UIView
  public var target: AnyObject? { view }

  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
  }
}

extension ConstraintViewDSL {
  /// The label by which the view is called in messages.
  public func label() -> String? { view.accessibilityIdentifier }
  public func setLabel(_ value: String?) { view.accessibilityIdentifier = value }
}

extension UILayoutSupport {
  /// The edges of a controller's top or bottom layout guide.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(target: self) }
}

/// The attributes of a controller's top or bottom layout guide.
@MainActor
public struct ConstraintLayoutSupportDSL: ConstraintAttributesDSL {
  public let target: AnyObject?
}

/// Makes constraints of a guide.
@MainActor
public struct ConstraintLayoutGuideDSL: ConstraintDSL {
  let guide: UILayoutGuide
  public var target: AnyObject? { guide }
}
