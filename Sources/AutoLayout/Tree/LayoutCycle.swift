/// The layout of one tree, as its views and constraints know it; `LayoutEngine` carries it out.
@MainActor
package protocol LayoutCycle: AnyObject {
  /// Notes that the tree or a constraint changed: the next layout solves it from scratch.
  func noteChange()
  /// Notes that a view asked for `updateConstraints`.
  func noteUpdateRequest()
  /// Notes that a view asked for `layoutSubviews`.
  func noteLayoutRequest()
  func noteMade(_ constraint: NSLayoutConstraint)
  func noteRemoved(_ constraint: NSLayoutConstraint)
}
