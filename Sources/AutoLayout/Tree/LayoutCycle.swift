/// The layout of a tree, as its views and constraints see it; `LayoutEngine` implements it.
@MainActor
package protocol LayoutCycle: AnyObject {
  /// Records that the tree or a constraint changed, so that the next layout solves from scratch.
  func noteChange()
  /// Records that a view requested `updateConstraints`.
  func noteUpdateRequest()
  /// Records that a view requested `layoutSubviews`.
  func noteLayoutRequest()
  func noteMade(_ constraint: NSLayoutConstraint)
  func noteRemoved(_ constraint: NSLayoutConstraint)
}
