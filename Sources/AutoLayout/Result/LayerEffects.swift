/// What a view's layer shows beyond its background, its border and circular corners, in the view's coordinates.
public struct LayerEffects: Hashable, Codable, Sendable {
  /// The corners that are rounded.
  public var corners = CACornerMask.all
  /// The curve of the corners.
  public var curve = CALayerCornerCurve.circular
  /// The shadow; `nil` for none, and for a view that clips.
  public var shadow: ShadowPaint?
  /// The items whose opacity is the view's at each place; `nil` for no mask.
  public var mask: [ContentItem]?
  /// What a layer of a class of its own paints above the background.
  public var backdrop: [ContentItem] = []
  /// The layers inside, in painting order.
  public var sublayers: [Sublayer] = []

  /// The items of a layer among the subviews.
  public struct Sublayer: Hashable, Codable, Sendable {
    /// How many subviews are painted before it.
    public var subviewsBelow: Int
    /// The items, in drawing order.
    public var items: [ContentItem]
  }
}

/// Effects on the heap, since few views have any and records are copied often.
final class KeptEffects: Hashable, Codable, Sendable {
  let effects: LayerEffects
  init(_ effects: LayerEffects) { self.effects = effects }
  init(from decoder: any Decoder) throws { effects = try LayerEffects(from: decoder) }
  func encode(to encoder: any Encoder) throws { try effects.encode(to: encoder) }
  static func == (one: KeptEffects, other: KeptEffects) -> Bool { one === other || one.effects == other.effects }
  func hash(into hasher: inout Hasher) { hasher.combine(effects) }
}
