import LPAutoLayout
import Foundation

/// The alignment rects of a laid-out tree, in the coordinates of each superview's content.
@MainActor
struct FrameRecord {
  private(set) var rects: [ObjectIdentifier: CGRect] = [:]
  private(set) var contents: [ObjectIdentifier: CGSize] = [:]

  /// The frames within this distance count as equal; points.
  static let tolerance: CGFloat = 0.51

  /// - Parameter frames: the frames of some views, in place of those that they have.
  init(_ root: UIView, _ frames: [ObjectIdentifier: CGRect] = [:]) {
    root.forEachDescendant { view in
      rects[ObjectIdentifier(view)] = view.alignmentRect(forFrame: frames[ObjectIdentifier(view)] ?? view.frame)
      contents[ObjectIdentifier(view)] = Self.content(of: view, frames[ObjectIdentifier(view)])
    }
  }

  /// Takes the place and size of a frame on an axis as those of a view.
  mutating func take(_ frame: CGRect, of view: UIView, on axis: NSLayoutConstraint.Axis) {
    var (rect, saved) = (rect(view), view.alignmentRect(forFrame: frame))
    if axis == .vertical { swap(&rect, &saved) }
    rects[ObjectIdentifier(view)] = CGRect(x: saved.minX, y: rect.minY, width: saved.width, height: rect.height)
  }

  /// Returns the size in which a view's subviews are placed: of a scroll view, that of its content.
  private static func content(of view: UIView, _ frame: CGRect?) -> CGSize {
    guard let guide = view.contentGuideForDescendants else { return frame?.size ?? view.bounds.size }
    let solved = guide.layoutFrame.size
    return solved.width > 0 && solved.height > 0 ? solved : extent(of: view)
  }

  /// Returns the size of a scroll view's content where constraints do not determine it: as large as its subviews.
  private static func extent(of view: UIView) -> CGSize {
    view.subviews.reduce(view.bounds.size) { size, subview in
      CGSize(width: max(size.width, subview.frame.maxX), height: max(size.height, subview.frame.maxY))
    }
  }

  func rect(_ view: UIView) -> CGRect { rects[ObjectIdentifier(view)] ?? .zero }
  func content(_ view: UIView) -> CGSize { contents[ObjectIdentifier(view)] ?? .zero }

  /// Returns the length of a view on an axis.
  func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? rect(view).width : rect(view).height
  }

  /// Returns the axes on which a view does not lie where it lay.
  func moved(_ view: UIView) -> [NSLayoutConstraint.Axis] {
    let now = view.alignmentRect(forFrame: view.frame)
    let was = rect(view)
    func differ(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) > Self.tolerance }
    var axes: [NSLayoutConstraint.Axis] = []
    if differ(now.minX, was.minX) || differ(now.width, was.width) { axes.append(.horizontal) }
    if differ(now.minY, was.minY) || differ(now.height, was.height) { axes.append(.vertical) }
    return axes
  }
}
