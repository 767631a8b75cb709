/// Items of a layer or a drawing that are painted as a whole, in the view's coordinates.
public struct ContentGroup: Hashable, Codable, Sendable {
  /// The items, in drawing order.
  public var items: [ContentItem]
  /// The opacity of the whole, from 0 to 1.
  public var opacity = 1.0
  /// The transform of the whole, its clip and its mask.
  public var transform: CGAffineTransform?
  /// The shape that everything is clipped to.
  public var clip: Path?
  /// The shadow below the items.
  public var shadow: ShadowPaint?
  /// The items whose opacity is that of the whole at each place; `nil` for no mask.
  public var mask: [ContentItem]?

  /// Makes a group of items.
  public init(_ items: [ContentItem]) { self.items = items }

  /// Whether the group paints no more than its items.
  package var isPlain: Bool {
    opacity == 1 && transform == nil && clip == nil && shadow == nil && mask == nil
  }
}
