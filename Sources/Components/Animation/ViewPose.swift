import Foundation

/// The animated properties of a view. The rectangle is the frame without the transform, in points of the superview.
struct ViewPose: Hashable {
  var frame: CGRect
  var alpha: CGFloat
  var isHidden: Bool
  var transform: CGAffineTransform
}

extension ViewPose {
  @MainActor
  init(_ view: UIView) {
    self.init(frame: view.layoutFrame, alpha: view.alpha, isHidden: view.isHidden, transform: view.transform)
  }

  /// Returns the start of a view that was added within the animation: without a size, at the superview's corner.
  static func unplaced(_ pose: ViewPose) -> ViewPose {
    ViewPose(frame: .zero, alpha: pose.alpha, isHidden: pose.isHidden, transform: pose.transform)
  }

  func interpolated(to other: ViewPose, _ share: Double) -> ViewPose {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(share) }
    return ViewPose(
      frame: CGRect(
        x: mix(frame.minX, other.frame.minX), y: mix(frame.minY, other.frame.minY),
        width: max(0, mix(frame.width, other.frame.width)), height: max(0, mix(frame.height, other.frame.height))),
      alpha: min(max(mix(alpha, other.alpha), 0), 1), isHidden: isHidden && other.isHidden,
      transform: transform.interpolated(to: other.transform, CGFloat(share)))
  }

  @MainActor
  static func all(in root: UIView) -> Poses {
    var list: [(UIView, ViewPose)] = []
    root.forEachDescendant { list.append(($0, ViewPose($0))) }
    return Poses(list)
  }
}
