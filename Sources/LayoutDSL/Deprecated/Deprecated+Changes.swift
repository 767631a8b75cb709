public import LPComponents
public import Foundation

// Declarations and actions by their names in versions before 0.2.0.

extension UIView {
  @available(*, deprecated, renamed: "remake(mentioning:constraints:)")
  public func remake(
    _ view: UIView, _ more: UIView..., @ConstraintBuilder constraints: () -> ConstraintContent
  ) {
    let views = [view] + more
    replace(userConstraints(mentioning: views), self.constraints(of: constraints))
  }

  @available(*, deprecated, renamed: "declareAnimation(_:duration:curve:_:)")
  @discardableResult
  public func animate(
    _ name: String? = nil, duration: TimeInterval = 0.35, curve: AnimationCurve = .easeInOut,
    _ change: @escaping (Self) -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Self {
    declareAnimation(
      name, duration: duration, curve: curve, change, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @available(*, deprecated, renamed: "declareAnimation(_:duration:springDamping:velocity:_:)")
  @discardableResult
  public func animate(
    _ name: String? = nil, duration: TimeInterval, springDamping damping: CGFloat, velocity: CGFloat = 0,
    _ change: @escaping (Self) -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> Self {
    declareAnimation(
      name, duration: duration, springDamping: damping, velocity: velocity, change, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  @available(*, deprecated, renamed: "declareChange(_:_:)")
  @discardableResult
  public func change(
    _ name: String? = nil, _ change: @escaping (Self) -> Void, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) -> Self {
    declareChange(name, change, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension AnchorKind {
  /// The kind of `leading` and `trailing`.
  @available(*, deprecated, renamed: "Directional")
  public typealias Leading = Directional
  /// The kind of `left` and `right`.
  @available(*, deprecated, renamed: "Physical")
  public typealias Left = Physical
}
