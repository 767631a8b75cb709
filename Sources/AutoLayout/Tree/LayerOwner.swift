import Foundation

/// The view that a layer belongs to, which has the layer's rectangle and paint.
@MainActor
protocol LayerOwner: AnyObject {
  var layerBounds: CGRect { get set }
  var layerCenter: CGPoint { get set }
  var layerTransform: CGAffineTransform { get set }
  var layerOpacity: CGFloat { get set }
  var isLayerHidden: Bool { get set }
  var clipsLayer: Bool { get set }
  /// Whether the view's content runs from right to left.
  var isLayerMirrored: Bool { get }
  var layerColor: UIColor? { get set }
  /// The layers of the subviews, in painting order, each made when it is asked for.
  var subviewCount: Int { get }
  /// Returns the index of the subview that a layer belongs to.
  func subviewIndex(of layer: AnyObject) -> Int?
  /// Requests a layout of the view.
  func layerNeedsLayout()
  /// Lays out the tree that the view is in.
  func layoutLayerIfNeeded()
}
