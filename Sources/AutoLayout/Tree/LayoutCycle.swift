/// The layout of a tree, as its views and constraints see it; `LayoutEngine` implements it.
@MainActor
package protocol LayoutCycle: AnyObject {
  /// Whether `updateConstraints` or `layoutSubviews` of a view runs.
  var isRunningCode: Bool { get }
  /// Records that the tree or a constraint changed, so that the next layout solves from scratch.
  func noteChange()
  /// Records that a view requested `updateConstraints`.
  func noteUpdateRequest(of view: UIView)
  /// Records that a view requested `layoutSubviews`.
  func noteLayoutRequest()
  func noteMade(_ constraint: NSLayoutConstraint)
  func noteRemoved(_ constraint: NSLayoutConstraint)
}
