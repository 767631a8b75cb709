import Foundation

/// A conflict as layout finds it: required constraints that contradict each other, and the one that was broken.
@MainActor
public struct UnsatisfiableConstraints {
  private let engine: LayoutEngine
  private let conflict: ConstraintConflict

  init(engine: LayoutEngine, conflict: ConstraintConflict) { (self.engine, self.conflict) = (engine, conflict) }

  /// The root of the tree that is laid out.
  public var root: UIView { engine.root }
  /// The constraints that contradict each other, as few as possible.
  public var constraints: [NSLayoutConstraint] { engine.uikitConstraints(of: conflict.members) }
  /// The constraint that was broken; `nil` for the rule that no size is negative.
  public var broken: NSLayoutConstraint? { engine.uikitConstraint(of: conflict.broken) }
  /// By how many points the constraints miss each other.
  public var amount: Double { conflict.amount }
  /// UIKit's message for the console.
  public var log: String { ConflictLog(members: constraints, broken: broken).text }
}

extension UIView {
  /// Is called for each conflict that a layout finds, when it finds it; `nil` for nothing.
  ///
  /// Set it in a preview to stop where UIKit would: `UIView.onUnsatisfiableConstraints = { fatalError($0.log) }`.
  /// Layouts that a command tries in search of repairs count too.
  public static var onUnsatisfiableConstraints: ((UnsatisfiableConstraints) -> Void)?
}

/// Is called for each conflict that a layout finds, so that a debugger can stop here, as in UIKit:
/// `breakpoint set --name UIViewAlertForUnsatisfiableConstraints`.
///
/// With `PREVIEW_STOP_AT=conflict` in the environment it prints UIKit's message and stops the process with a trap.
@MainActor
@inline(never)
public func UIViewAlertForUnsatisfiableConstraints(_ conflict: UnsatisfiableConstraints) {
  UIView.onUnsatisfiableConstraints?(conflict)
  guard StopCondition.isConflict else { return }
  FileHandle.standardError.write(Data((conflict.log + "\n").utf8))
  raise(SIGTRAP)
}

/// The event that `PREVIEW_STOP_AT` names.
private enum StopCondition {
  /// The environment is read once: a preview may change it.
  static let isConflict = ProcessInfo.processInfo.environment["PREVIEW_STOP_AT"] == "conflict"
}
