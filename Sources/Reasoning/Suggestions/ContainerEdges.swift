import LPAutoLayout
import Foundation

/// The edges of a superview that equations of its subviews refer to: the margins and the safe area where a view lies
/// at them, the superview otherwise.
@MainActor
struct ContainerEdges {
  private let container: UIView
  private let axis: AxisAttributes
  private let margins: (start: CGFloat, end: CGFloat)
  private let safeArea: (start: CGFloat, end: CGFloat)

  init(_ container: UIView, _ axis: AxisAttributes) {
    self.container = container
    self.axis = axis
    guard container.contentGuideForDescendants == nil else {
      (margins, safeArea) = ((0, 0), (0, 0))
      return
    }
    let (outer, safe) = (container.layoutMargins, container.safeAreaInsets)
    if axis.axis == .vertical {
      (margins, safeArea) = ((outer.top, outer.bottom), (safe.top, safe.bottom))
    } else if container.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      (margins, safeArea) = ((outer.right, outer.left), (safe.right, safe.left))
    } else {
      (margins, safeArea) = ((outer.left, outer.right), (safe.left, safe.right))
    }
  }

  private func isAt(_ distance: CGFloat, _ inset: CGFloat) -> Bool { abs(distance - inset) <= FrameRecord.tolerance }

  /// Whether a view at this distance lies at the edge, the margin or the safe area.
  func isAtLine(start distance: CGFloat) -> Bool {
    isAt(distance, 0) || isAt(distance, margins.start) || isAt(distance, safeArea.start)
  }

  /// Returns what a distance from an edge refers to, and the rest of the distance.
  private func line(_ distance: CGFloat, _ margin: CGFloat, _ safe: CGFloat) -> (item: AnyObject, rest: CGFloat) {
    let content: AnyObject = container.contentGuideForDescendants ?? container
    if isAt(distance, 0) { return (content, 0) }
    if safe > 0, isAt(distance, safe) { return (container.safeAreaLayoutGuide, 0) }
    if margin > 0, isAt(distance, margin) { return (container.layoutMarginsGuide, 0) }
    if safe > 0, distance > safe { return (container.safeAreaLayoutGuide, distance - safe) }
    return (content, distance)
  }

  func start(_ view: UIView, _ distance: CGFloat) -> SuggestedEquation {
    let line = line(distance, margins.start, safeArea.start)
    return .equal(view, axis.start, to: line.item, axis.start, plus: line.rest)
  }

  func end(_ view: UIView, _ distance: CGFloat) -> SuggestedEquation {
    let line = line(distance, margins.end, safeArea.end)
    return .equal(view, axis.end, to: line.item, axis.end, plus: -line.rest)
  }

  func center(_ view: UIView, _ offset: CGFloat) -> SuggestedEquation {
    .equal(view, axis.center, to: container, axis.center, plus: offset)
  }
}
