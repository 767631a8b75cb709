/// The layout of a tree, as its views and constraints see it; `LayoutEngine` implements it.
@MainActor
package protocol LayoutCycle: AnyObject {
  /// Whether `updateConstraints` or `layoutSubviews` of a view runs.
  var isRunningCode: Bool { get }
  /// Records a change on which all of the layout may depend, so that the next one solves from scratch.
  func noteChange()
  /// Records that an active constraint has another constant or priority, on which only a part of the layout depends.
  func noteNumbers(of constraint: NSLayoutConstraint)
  /// Notes that a view has another content size.
  func noteContentSize(of view: UIView)
  /// Records that something about a view counts in the layout that did not before, or no longer: a priority of its
  /// content, its mask, its place in a stack view.
  func noteView(_ view: UIView)
  /// Records that a view was added to its superview, with everything inside it.
  func noteAdded(_ view: UIView)
  /// Records that a view is about to be removed from its superview, with everything inside it.
  func noteRemoval(of view: UIView)
  /// Records that a view noted a mistake, which the next record of the layout reports.
  func noteMistake()
  /// Records that a view requested `updateConstraints`.
  func noteUpdateRequest(of view: UIView)
  /// Records that a view requested `layoutSubviews`.
  func noteLayoutRequest()
  /// Records that a constraint was activated.
  func noteMade(_ constraint: NSLayoutConstraint)
  /// Records that a constraint was deactivated.
  func noteRemoved(_ constraint: NSLayoutConstraint)
  /// Records that an active constraint has another equation.
  func noteEquation(of constraint: NSLayoutConstraint)
}
