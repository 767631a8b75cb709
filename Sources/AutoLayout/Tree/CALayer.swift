public import Foundation

/// A colour of a layer. Foundation has no `CGColor` on Linux; a colour that depends on traits is resolved when the layer
/// is drawn.
public typealias CGColor = UIColor

/// A rectangle that paints itself: the layer of a view, or one inside of such a layer.
///
/// The layer of a view has the view's rectangle, transform, opacity and background. Transforms are those of the plane.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // MARK: Corners and border

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded; all unless set.
  open var maskedCorners: CACornerMask {
    get { directionalCorners?.mask(isMirrored: owner?.isLayerMirrored ?? false) ?? physicalCorners }
    set { (physicalCorners, directionalCorners) = (newValue, nil) }
  }
  /// The curve of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; `nil` is the label colour.
  open var borderColor: CGColor?
  /// Whether sublayers and subviews are clipped to the bounds; a layer that clips shows no shadow.
  open var masksToBounds: Bool {
    get { owner?.clipsLayer ?? ownGeometry.masksToBounds }
    set { if let owner { owner.clipsLayer = newValue } else { ownGeometry.masksToBounds = newValue } }
  }
  /// The layer whose opacity is this layer's at each place, in this layer's coordinates; `nil` for none.
  open var mask: CALayer?

  // MARK: Shadow

  /// The colour of the shadow; opaque black unless set.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow, from 0 to 1; 0 has none.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the shadow's blur, in points.
  open var shadowRadius: CGFloat = 3
  /// The shape that casts the shadow, in the layer's coordinates; `nil` for what the layer paints.
  open var shadowPath: CGPath? {
    get { givenShadowPath }
    set { givenShadowPath = newValue?.copy() }
  }
  private final var givenShadowPath: CGPath?

  // MARK: State of layers without a view

  private var physicalCorners = CACornerMask.all
  /// The corners by reading direction, if they were set so; `maskedCorners` follows them.
  package final var directionalCorners: DirectionalCorners?
  private var ownGeometry = LayerGeometry()
  private var ownBackground: CGColor?
  /// A name to find the layer by.
  open var name: String?

  // MARK: Tree

  /// The view that the layer belongs to.
  private final var ownerReference: ItemReference?
  private weak var superlayerReference: CALayer?
  /// The layers inside that belong to no view, in painting order.
  package private(set) final var placedSublayers: [PlacedSublayer] = []

  /// Makes a layer without rounded corners, border and shadow.
  public required override init() { super.init() }
  /// Makes a layer as `init()` does: nothing is copied, and no archive decoded.
  public init(layer: Any) { super.init() }
  /// Makes a layer as `init()` does.
  public required init?(coder: NSCoder) { super.init() }

  final func belong(to owner: ItemReference) { ownerReference = owner }
  final var owner: (any LayerOwner)? { ownerReference?.object as? any LayerOwner }

  // MARK: Rectangle

  /// The rectangle in the layer's own coordinates; points.
  open var bounds: CGRect {
    get { owner?.layerBounds ?? ownGeometry.bounds }
    set { if let owner { owner.layerBounds = newValue } else { ownGeometry.bounds = newValue } }
  }
  /// The place of the anchor point in the layer around; points.
  open var position: CGPoint {
    get {
      guard let owner else { return ownGeometry.position }
      let (center, size) = (owner.layerCenter, bounds.size)
      return CGPoint(
        x: center.x + (anchorPoint.x - 0.5) * size.width, y: center.y + (anchorPoint.y - 0.5) * size.height)
    }
    set {
      guard let owner else { return ownGeometry.position = newValue }
      let size = bounds.size
      owner.layerCenter = CGPoint(
        x: newValue.x - (anchorPoint.x - 0.5) * size.width, y: newValue.y - (anchorPoint.y - 0.5) * size.height)
    }
  }
  /// The point about which the layer is transformed, from (0, 0) at the top left to (1, 1). For a layer without a view
  /// it is also what `position` places; the frame of a view stays where its layout puts it.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The upright rectangle around the transformed layer, in the layer around; points.
  open var frame: CGRect {
    get { rest.applying(affineTransform().around(position)) }
    set {
      let size =
        affineTransform().isInvertible
        ? CGRect(origin: .zero, size: newValue.size).applying(affineTransform().inverted()).size : .zero
      bounds.size = size
      let shown = frame
      let place = position
      position = CGPoint(x: place.x + newValue.minX - shown.minX, y: place.y + newValue.minY - shown.minY)
    }
  }
  /// The frame without the transform.
  package final var rest: CGRect {
    let (place, size) = (position, bounds.size)
    return CGRect(
      x: place.x - anchorPoint.x * size.width, y: place.y - anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  /// Returns the transform about the anchor point.
  open func affineTransform() -> CGAffineTransform { owner?.layerTransform ?? ownGeometry.transform }
  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let owner { owner.layerTransform = transform } else { ownGeometry.transform = transform }
  }

  // MARK: Paint

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { owner.map { Float($0.layerOpacity) } ?? ownGeometry.opacity }
    set { if let owner { owner.layerOpacity = CGFloat(newValue) } else { ownGeometry.opacity = newValue } }
  }
  /// Whether the layer is not drawn.
  open var isHidden: Bool {
    get { owner?.isLayerHidden ?? ownGeometry.isHidden }
    set { if let owner { owner.isLayerHidden = newValue } else { ownGeometry.isHidden = newValue } }
  }
  /// The background colour; `nil` for none.
  open var backgroundColor: CGColor? {
    get { owner.map(\.layerColor) ?? ownBackground }
    set { if let owner { owner.layerColor = newValue } else { ownBackground = newValue } }
  }

  /// Returns the painting of a class of layers above the background, in a rectangle and with resolved colours.
  @_spi(Views) open func paint(in rect: CGRect, with traits: UITraitCollection) -> [ContentItem] { [] }

  // MARK: Layout and time

  /// Requests a layout of the view that the layer belongs to.
  open func setNeedsLayout() { owner?.layerNeedsLayout() }
  /// Lays out the tree that the view is in, as far as anything changed.
  open func layoutIfNeeded() { owner?.layoutLayerIfNeeded() }
  /// Requests that the layer is drawn; pictures are always drawn whole.
  open func setNeedsDisplay() {}
  /// Lays out the layers inside; does nothing by default. It is called where a view is laid out whose layer was made.
  open func layoutSublayers() {}
  /// Returns a time of another layer, in seconds, as this layer's: all layers have the same time.
  open func convertTime(_ time: Double, from layer: CALayer?) -> Double { time }
  /// Returns a time of this layer, in seconds, as that of another one: all layers have the same time.
  open func convertTime(_ time: Double, to layer: CALayer?) -> Double { time }

  // MARK: Sublayers

  /// The layers inside that belong to no view, in painting order; `nil` for none.
  open var sublayers: [CALayer]? {
    get { placedSublayers.isEmpty ? nil : placedSublayers.map(\.layer) }
    set {
      for layer in placedSublayers.map(\.layer) { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  /// The layer around; `nil` for a view's.
  open var superlayer: CALayer? { superlayerReference }

  /// Adds a layer above the other layers and the subviews that there are now.
  open func addSublayer(_ layer: CALayer) { place(layer, at: .max) }

  /// Inserts a layer at an index of the painting order, in which layers of subviews count.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { place(layer, at: Int(index)) }

  /// Inserts a layer below another one, which may be a subview's.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    place(layer, at: sibling.flatMap(paintingIndex) ?? 0)
  }

  /// Inserts a layer above another one, which may be a subview's.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    place(layer, at: sibling.flatMap(paintingIndex).map { $0 + 1 } ?? .max)
  }

  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    superlayerReference?.placedSublayers.removeAll { $0.layer === self }
    superlayerReference = nil
  }

  /// Layers of views, and those that would surround themselves, are not taken.
  private func place(_ layer: CALayer, at index: Int) {
    guard layer.ownerReference == nil, layer !== self, !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    let (number, below) = slot(at: max(0, index))
    placedSublayers.insert(PlacedSublayer(layer: layer, subviewsBelow: below), at: number)
    layer.superlayerReference = self
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var current = superlayerReference
    while let next = current {
      if next === layer { return true }
      current = next.superlayerReference
    }
    return false
  }

  /// Returns the index among the sublayers, and the number of subviews below, for an index that counts both.
  private func slot(at index: Int) -> (number: Int, subviewsBelow: Int) {
    let subviews = owner?.subviewCount ?? 0
    for (number, placed) in placedSublayers.enumerated() {
      let below = min(placed.subviewsBelow, subviews)
      // Everything before the layer: the layers, and the subviews below it.
      if index <= number + below {
        let before = number == 0 ? 0 : min(placedSublayers[number - 1].subviewsBelow, subviews)
        return (number, min(below, max(before, index - number)))
      }
    }
    let before = min(placedSublayers.last?.subviewsBelow ?? 0, subviews)
    return (placedSublayers.count, min(subviews, max(before, index - min(index, placedSublayers.count))))
  }

  private func paintingIndex(of sibling: CALayer) -> Int? {
    if let number = placedSublayers.firstIndex(where: { $0.layer === sibling }) {
      return number + min(placedSublayers[number].subviewsBelow, owner?.subviewCount ?? 0)
    }
    return owner?.subviewIndex(of: sibling).map { index in
      index + placedSublayers.prefix { $0.subviewsBelow <= index }.count
    }
  }
}

/// The rectangle and opacity of a layer that belongs to no view.
private struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var transform = CGAffineTransform.identity
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
}
