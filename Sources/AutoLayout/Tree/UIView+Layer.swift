public import Foundation

extension UIView: LayerOwner {
  var layerBounds: CGRect {
    get { bounds }
    set { bounds = newValue }
  }
  var layerCenter: CGPoint {
    get { center }
    set { center = newValue }
  }
  var layerTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  var layerOpacity: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  var isLayerHidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
  var clipsLayer: Bool {
    get { clipsToBounds }
    set { clipsToBounds = newValue }
  }
  var isLayerMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  var layerColor: UIColor? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  var subviewCount: Int { subviews.count }
  func layerNeedsLayout() { setNeedsLayout() }
  func layoutLayerIfNeeded() { layoutIfNeeded() }
  func subviewIndex(of layer: AnyObject) -> Int? { subviews.firstIndex { $0.existingLayer === layer } }

  /// The point about which the view is transformed, from (0, 0) at the top left to (1, 1). The layout does not change.
  public var anchorPoint: CGPoint {
    get { existingLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set {
      guard isUsable([newValue.x, newValue.y], "anchorPoint") else { return }
      layer.anchorPoint = newValue
    }
  }

  /// Where the transform's fixed point is in the superview; the centre if the anchor point is not finite.
  var transformOrigin: CGPoint {
    guard let anchor = existingLayer?.anchorPoint, anchor.x.isFinite, anchor.y.isFinite else { return center }
    return CGPoint(
      x: layoutFrame.minX + anchor.x * layoutFrame.width, y: layoutFrame.minY + anchor.y * layoutFrame.height)
  }

  /// Returns the transform about the centre that paints as one about the anchor point does, in a view of this size.
  package func aboutCenter(_ transform: CGAffineTransform) -> CGAffineTransform {
    let (anchor, center) = (transformOrigin, center)
    guard anchor != center, !transform.isIdentity else { return transform }
    // T about the anchor moves the centre c to A(c − a) + t + a; A is the linear part, a the anchor.
    let (x, y) = (center.x - anchor.x, center.y - anchor.y)
    var moved = transform
    moved.tx += transform.a * x + transform.c * y - x
    moved.ty += transform.b * x + transform.d * y - y
    return moved
  }
}
