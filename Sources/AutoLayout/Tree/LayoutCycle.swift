/// The layout of a tree, as its views and constraints see it; `LayoutEngine` implements it.
@MainActor
package protocol LayoutCycle: AnyObject {
  /// Whether `updateConstraints` or `layoutSubviews` of a view runs.
  var isRunningCode: Bool { get }
  /// Records that the tree or a constraint changed, so that the next layout solves from scratch.
  func noteChange()
  /// Records that an active constraint has another constant or priority, on which only a part of the layout depends.
  func noteNumbers(of constraint: NSLayoutConstraint)
  /// Notes that a view has another content size.
  func noteContentSize(of view: UIView)
  /// Records that a view noted a mistake, which the next record of the layout reports.
  func noteMistake()
  /// Records that a view requested `updateConstraints`.
  func noteUpdateRequest(of view: UIView)
  /// Records that a view requested `layoutSubviews`.
  func noteLayoutRequest()
  func noteMade(_ constraint: NSLayoutConstraint)
  func noteRemoved(_ constraint: NSLayoutConstraint)
}
