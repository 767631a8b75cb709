public import UIKit

extension NSLayoutConstraint {
  /// Runs a closure; the constraints that it makes get a priority.
  @MainActor
  public class func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void) {
    PureConstraints.make(priority: priority, block)
  }

  /// Runs a closure; the constraints that it makes get an identifier.
  @MainActor
  public class func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
    for constraint in PureConstraints.make(block) { constraint.identifier = identifier }
  }

  /// Returns the constraints that a closure makes.
  @MainActor
  @discardableResult
  public class func autoCreateAndInstallConstraints(_ block: () -> Void) -> [NSLayoutConstraint] {
    PureConstraints.make(block)
  }

  /// Returns the constraints that a closure makes, none of which is active.
  @MainActor
  public class func autoCreateConstraintsWithoutInstalling(_ block: () -> Void) -> [NSLayoutConstraint] {
    PureConstraints.make(installs: false, block)
  }

  /// Activates the constraint.
  @MainActor
  public func autoInstall() { isActive = true }

  /// Deactivates the constraint.
  @MainActor
  public func autoRemove() { isActive = false }
}

/// What closures say about the constraints that are made in them.
@MainActor
enum PureConstraints {
  private struct Closure {
    let priority: UILayoutPriority
    let installs: Bool
    var made: [NSLayoutConstraint] = []
  }

  private static var open: [Closure] = []

  /// - Returns: the constraints that the closure made.
  @discardableResult
  static func make(
    priority: UILayoutPriority? = nil, installs: Bool = true, _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    let outer = open.last
    open.append(
      Closure(priority: priority ?? outer?.priority ?? .required, installs: installs && outer?.installs ?? true))
    block()
    let made = open.removeLast().made
    if !open.isEmpty { open[open.count - 1].made += made }
    return made
  }

  static func finish(_ constraint: NSLayoutConstraint) {
    guard let closure = open.last else {
      constraint.isActive = true
      return
    }
    constraint.priority = closure.priority
    if closure.installs { constraint.isActive = true }
    open[open.count - 1].made.append(constraint)
  }
}

extension Array where Element: NSLayoutConstraint {
  @MainActor
  public func autoInstallConstraints() { NSLayoutConstraint.activate(self) }
  @MainActor
  public func autoRemoveConstraints() { NSLayoutConstraint.deactivate(self) }
}

extension Array where Element: UIView {
  /// Aligns an edge of all views.
  @MainActor
  @discardableResult
  public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
    zip(self, dropFirst()).map { $1.autoPinEdge(edge, to: edge, of: $0) }
  }

  /// Aligns an axis of all views.
  @MainActor
  @discardableResult
  public func autoAlignViews(to axis: ALAxis) -> [NSLayoutConstraint] {
    zip(self, dropFirst()).map { $1.autoAlignAxis(axis, toSameAxisOf: $0) }
  }

  /// Makes all views as wide, or as high, as the first.
  @MainActor
  @discardableResult
  public func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] {
    zip(self, dropFirst()).map { $1.autoMatch(dimension, to: dimension, of: $0) }
  }

  /// Sets a dimension of all views.
  @MainActor
  @discardableResult
  public func autoSetViewsDimension(_ dimension: ALDimension, toSize size: CGFloat) -> [NSLayoutConstraint] {
    map { $0.autoSetDimension(dimension, toSize: size) }
  }

  /// Distributes views along an axis with a fixed distance, at the same place across it and equally large.
  @MainActor
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat, insetSpacing: Bool = true,
    matchedSizes: Bool = true
  ) -> [NSLayoutConstraint] {
    guard let first, let last else { return [] }
    let (near, far): (ALEdge, ALEdge) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    let inset = insetSpacing ? spacing : 0
    var made = [first.autoPinEdge(toSuperviewEdge: near, withInset: inset)]
    for (previous, view) in zip(self, dropFirst()) {
      made.append(view.autoPinEdge(near, to: far, of: previous, withOffset: spacing))
      made.append(view.autoConstrainAttribute(alignment, to: alignment, of: previous))
      if matchedSizes {
        made.append(
          view.autoMatch(axis == .vertical ? .height : .width, to: axis == .vertical ? .height : .width, of: previous))
      }
    }
    return made + [last.autoPinEdge(toSuperviewEdge: far, withInset: inset)]
  }
}
