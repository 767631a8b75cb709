/// The effects of a view's layer beyond background, border and circular corners, in the view's coordinates.
public struct LayerEffects: Hashable, Codable, Sendable {
  /// The corners that are rounded.
  public var corners = CACornerMask.all
  /// The curve of the corners.
  public var curve = CALayerCornerCurve.circular
  /// The shadow; `nil` for none, and for a view that clips.
  public var shadow: ShadowPaint?
  /// The items whose opacity is the view's at each place; `nil` for no mask.
  public var mask: [ContentItem]?
  /// The painting of a layer of a class of its own, above the background.
  public var backdrop: [ContentItem] = []
  /// The layers inside, in painting order.
  public var sublayers: [Sublayer] = []

  package init(
    corners: CACornerMask = CACornerMask.all, curve: CALayerCornerCurve = CALayerCornerCurve.circular,
    shadow: ShadowPaint? = nil, mask: [ContentItem]? = nil, backdrop: [ContentItem] = [], sublayers: [Sublayer] = []
  ) {
    self.corners = corners
    self.curve = curve
    self.shadow = shadow
    self.mask = mask
    self.backdrop = backdrop
    self.sublayers = sublayers
  }

  /// The items of a layer among the subviews.
  public struct Sublayer: Hashable, Codable, Sendable {
    /// How many subviews are painted before it.
    public var subviewsBelow: Int
    /// The items, in drawing order.
    public var items: [ContentItem]

    package init(subviewsBelow: Int, items: [ContentItem]) {
      self.subviewsBelow = subviewsBelow
      self.items = items
    }
  }

  /// Returns whether what the layer and its sublayers paint can be told from an opaque colour behind them.
  package func isSeen(on page: RGBA) -> Bool {
    (backdrop + sublayers.flatMap(\.items)).contains { $0.isSeen(on: page) }
  }
}
