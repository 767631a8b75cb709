public import LPComponents

extension UIControl {
  /// Calls the actions that a tap would call.
  public func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Always `false`: no touches arrive.
  public var isTracking: Bool { false }
  /// Always `false`: no touches arrive.
  public var isTouchInside: Bool { false }
}

extension UILabel {
  private static let storedColor = Stored<UIColor?>("UILabel.highlightedTextColor", nil)
  private static let storedTightening = Stored("UILabel.allowsDefaultTighteningForTruncation", false)
  private static let storedHighlighted = Stored("UILabel.isHighlighted", false)

  /// The colour of highlighted text; kept.
  public var highlightedTextColor: UIColor? {
    get { Self.storedColor[self] }
    set { Self.storedColor[self] = newValue }
  }
  /// Kept; letters keep their distances.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { Self.storedTightening[self] }
    set { Self.storedTightening[self] = newValue }
  }
  /// Kept; the text keeps its colour.
  public var isHighlighted: Bool {
    get { Self.storedHighlighted[self] }
    set { Self.storedHighlighted[self] = newValue }
  }
}

extension UIButton {
  private static let storedDims = Stored("UIButton.adjustsImageWhenHighlighted", true)
  private static let storedGreys = Stored("UIButton.adjustsImageWhenDisabled", true)
  private static let storedPointer = Stored("UIButton.isPointerInteractionEnabled", false)
  private static let storedGlows = Stored("UIButton.showsTouchWhenHighlighted", false)

  /// Kept; no touches arrive.
  public var showsTouchWhenHighlighted: Bool {
    get { Self.storedGlows[self] }
    set { Self.storedGlows[self] = newValue }
  }

  /// Kept; no touches arrive.
  public var adjustsImageWhenHighlighted: Bool {
    get { Self.storedDims[self] }
    set { Self.storedDims[self] = newValue }
  }
  /// Kept.
  public var adjustsImageWhenDisabled: Bool {
    get { Self.storedGreys[self] }
    set { Self.storedGreys[self] = newValue }
  }
  /// Kept; no pointer arrives.
  public var isPointerInteractionEnabled: Bool {
    get { Self.storedPointer[self] }
    set { Self.storedPointer[self] = newValue }
  }
}

extension UITableViewCell {
  private static let storedEditing = Stored("UITableViewCell.isEditing", false)
  private static let storedReorder = Stored("UITableViewCell.showsReorderControl", false)

  /// Kept; a row's controls for editing are not drawn.
  public var isEditing: Bool {
    get { Self.storedEditing[self] }
    set { Self.storedEditing[self] = newValue }
  }
  /// Kept; a row's controls for editing are not drawn.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Kept; a row's controls for editing are not drawn.
  public var showsReorderControl: Bool {
    get { Self.storedReorder[self] }
    set { Self.storedReorder[self] = newValue }
  }
}
