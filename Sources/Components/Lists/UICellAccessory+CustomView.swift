extension UICellAccessory {
  /// The side of a view in a row, and its place among the accessories there.
  public enum Placement {
    /// Returns the index of a view among the accessories that a side has so far, in the direction of reading.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    var isLeading: Bool { if case .leading = self { true } else { false } }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }

    /// Returns a position before an accessory of the system; the first one if the side does not have it.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.isSame(as: accessory) } ?? 0 }
    }

    /// Returns a position after an accessory of the system; the last one if the side does not have it.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.isSame(as: accessory) }.map { $0 + 1 } ?? accessories.count }
    }
  }

  /// A view of the author's own as an accessory.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view, with the size of its frame, or else of its content.
    public var customView: UIView
    /// The side, and the place among the accessories there.
    public var placement: Placement
    /// Whether the view takes room without being drawn.
    public var isHidden: Bool
    /// The width that the view takes, in the middle of which it is; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint of the view; `nil` for its own.
    public var tintColor: UIColor?
    /// Whether the view keeps its size, which it always does here.
    public var maintainsFixedSize: Bool

    /// Makes an accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// Whether two are the same accessory of the system, whatever they show, or show the same view.
  private func isSame(as other: UICellAccessory) -> Bool {
    switch (content, other.content) {
    case (.system(let first), .system(let second)): (first.isLeading, first.order) == (second.isLeading, second.order)
    case (.view(let first, _), .view(let second, _)): first === second
    default: false
    }
  }
}
