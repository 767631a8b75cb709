import Foundation
import LPInterfaceBuilder

/// The views that the editor's canvas shows within the screen, and within every view that clips them, with everything
/// in them.
struct SavedBounds: Sendable {
  /// The lines of these views.
  private(set) var inside: Set<Int> = []
  /// The size that the scene was saved with.
  let size: CGSize

  /// By how far a view may extend beyond what shows it; points.
  private static let tolerance: CGFloat = 1

  init(_ root: DocumentView) {
    size = root.frame.size
    _ = visit(root, origin: .zero, region: CGRect(origin: .zero, size: size))
  }

  /// - Parameters:
  ///   - origin: where the coordinates of the view's parent begin.
  ///   - region: where the view can be visible; `nil` if scrolling reveals everything.
  /// - Returns: whether the view and everything in it lie inside.
  private mutating func visit(_ view: DocumentView, origin: CGPoint, region: CGRect?) -> Bool {
    guard view.hasFrame else { return false }
    let isRoot = view.parent == nil
    let frame = CGRect(
      origin: isRoot ? .zero : CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY),
      size: view.frame.size)
    var isInside = region.map { $0.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(frame) } ?? true
    var inner = region
    if view.isScrolling {
      inner = nil
    } else if view.element.flag("clipsSubviews") ?? false {
      inner = region.map { $0.intersection(frame) } ?? frame
    }
    for subview in view.subviews where !visit(subview, origin: frame.origin, region: inner) { isInside = false }
    if isInside { inside.insert(view.element.line) }
    return isInside
  }
}
