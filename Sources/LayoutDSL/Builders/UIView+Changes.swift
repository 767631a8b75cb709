public import LPComponents
public import Foundation

extension UIView {
  // MARK: Constraints

  /// Gives active constraints new constants and priorities. Each equation changes the constraint with the same
  /// attributes, relation and multiplier; an equation that matches no constraint is reported with the layout.
  ///
  ///     screen.update { button.height == 120 }
  public func update(@ConstraintBuilder _ constraints: () -> ConstraintContent) {
    updateConstants(from: self.constraints(of: constraints))
  }

  /// Replaces the equations that this view was given by its `constraints:` block, `constrain` or `remake`. A constraint
  /// of which only the constant changes is kept, and takes the new constant.
  public func remake(@ConstraintBuilder _ constraints: () -> ConstraintContent) {
    replace(ownConstraints, self.constraints(of: constraints))
  }

  /// Replaces all equations that mention the views, whichever view they were given to.
  ///
  ///     screen.remake(mentioning: photo) {
  ///       photo.edges == screen.edges
  ///     }
  public func remake(mentioning views: UIView..., @ConstraintBuilder constraints: () -> ConstraintContent) {
    replace(userConstraints(mentioning: views), self.constraints(of: constraints))
  }

  func replace(_ old: [NSLayoutConstraint], _ new: [NSLayoutConstraint]) {
    let staying = replaceConstraints(old, by: new)
    ownConstraints.removeAll { !$0.isActive }
    activate(staying.filter { !$0.isActive })
  }

  // MARK: Changes

  /// Declares a change that `preview render --filmstrip` draws step by step; other pictures show the layout before it.
  /// Everything that the change affects moves for `duration` and is laid out as in UIKit's animation block.
  ///
  ///     Screen { … } constraints: { … }
  ///       .declareAnimation("Grow", duration: 0.35) { screen in
  ///         screen.update { button.height == 120 }
  ///       }
  ///
  /// Several changes are carried out one after the other.
  /// - Parameters:
  ///   - name: the name of the change in pictures and reports.
  ///   - duration: the duration in seconds.
  @discardableResult
  public func declareAnimation(
    _ name: String? = nil, duration: TimeInterval = 0.35, curve: AnimationCurve = .easeInOut,
    _ change: @escaping (Self) -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Self {
    plan(
      name, timing: AnimationTiming(duration: duration.isFinite ? max(0, duration) : 0, pace: .curve(curve)),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), change)
  }

  /// Declares a change that moves like a spring, which is at rest at the end of `duration`.
  ///
  /// - Parameters:
  ///   - damping: the damping ratio: 1 does not overshoot, smaller values oscillate.
  ///   - velocity: the initial velocity, in whole distances per second.
  @discardableResult
  public func declareAnimation(
    _ name: String? = nil, duration: TimeInterval, springDamping damping: CGFloat, velocity: CGFloat = 0,
    _ change: @escaping (Self) -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Self {
    let pace = AnimationTiming.Pace.spring(damping: Double(damping), velocity: Double(velocity))
    return plan(
      name, timing: AnimationTiming(duration: duration.isFinite ? max(0, duration) : 0, pace: pace),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), change)
  }

  /// Declares a change whose code animates itself with `UIView.animate(withDuration:)`.
  @discardableResult
  public func declareChange(
    _ name: String? = nil, _ change: @escaping (Self) -> Void, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Self {
    plan(name, timing: nil, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), change)
  }

  private func plan(
    _ name: String?, timing: AnimationTiming?, at site: CallSite, _ change: @escaping (Self) -> Void
  ) -> Self {
    let planned = PlannedChange(name: name, timing: timing, callSite: site) { [weak self] in
      if let self { change(self) }
    }
    declaredChanges.append(planned)
    return self
  }
}
