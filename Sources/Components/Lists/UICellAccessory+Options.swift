extension UICellAccessory {
  /// Options of an accessory of the system. UIKit has a type for each accessory; here they are one, with the options of
  /// all.
  public struct Options: Sendable {
    /// Where the indicator of rows below is used, which does not affect its drawing.
    public enum Style: Hashable, Sendable {
      case automatic, header, cell
    }

    /// Where the indicator of rows below is used.
    public var style: Style
    /// Whether the accessory takes room without being drawn.
    public var isHidden: Bool
    /// The width that the accessory takes; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the system's.
    public var tintColor: UIColor?
    /// The font of a text; `nil` for that of body text.
    public var font: UIFont?
    /// Whether the font of a text, if it is that of a text style, follows the text size of the row.
    public var adjustsFontForContentSizeCategory: Bool
    /// The colour behind the sign of a button for editing, which is not drawn.
    public var backgroundColor: UIColor?
    /// Whether a line is before the handle where another accessory is beside it, which is not drawn.
    public var showsVerticalSeparator: Bool

    /// Makes options; what is not given is the system's.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil,
      backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.style, self.isHidden, self.reservedLayoutWidth) = (
        style ?? .automatic, isHidden ?? false, reservedLayoutWidth
      )
      (self.tintColor, self.font, self.backgroundColor) = (tintColor, font, backgroundColor)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? false
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// Options of the indicator of a row with rows below it.
  public typealias OutlineDisclosureOptions = Options
  /// Options of a check mark.
  public typealias CheckmarkOptions = Options
  /// Options of a button for details.
  public typealias DetailOptions = Options
  /// Options of a text.
  public typealias LabelOptions = Options
  /// Options of the button that removes a row.
  public typealias DeleteOptions = Options
  /// Options of the button that adds a row.
  public typealias InsertOptions = Options
  /// Options of the handle that moves a row.
  public typealias ReorderOptions = Options
  /// Options of the mark of a row that can be selected with others.
  public typealias MultiselectOptions = Options
}
