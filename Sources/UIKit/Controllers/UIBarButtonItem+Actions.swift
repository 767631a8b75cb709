public import LPComponents

extension UIBarButtonItem {
  private static let storedTarget = Stored<WeakReference?>("UIBarButtonItem.target", nil)
  private static let storedAction = Stored<Selector?>("UIBarButtonItem.action", nil)
  private static let storedPrimary = Stored<UIAction?>("UIBarButtonItem.primaryAction", nil)
  private static let storedMenu = Stored<UIMenu?>("UIBarButtonItem.menu", nil)
  private static let storedRepresentation = Stored<UIMenuElement?>("UIBarButtonItem.menuRepresentation", nil)
  private static let storedOrder = Stored(
    "UIBarButtonItem.preferredMenuElementOrder", UIContextMenuConfiguration.ElementOrder.automatic)
  private static let storedSelects = Stored("UIBarButtonItem.changesSelectionAsPrimaryAction", false)
  private static let storedTitles = Stored<Set<String>?>("UIBarButtonItem.possibleTitles", nil)
  private static let storedSelected = Stored("UIBarButtonItem.isSelected", false)
  private static let storedSystem = Stored("UIBarButtonItem.isSystemItem", false)

  /// Makes an item with a title; the method is never called.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, image: nil)
    self.style = style
    keep(target, action)
  }

  /// Makes an item with an image; the method is never called.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, image: image)
    self.style = style
    keep(target, action)
  }

  /// Makes an item with an image for each height of a bar, of which the first is shown; the method is never called.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes an item of the system, with its symbol or its English title.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.title, image: systemItem.symbol.flatMap { UIImage(systemName: $0) })
    // A plus is 17⅔ points wide (measured): a symbol is drawn with a tenth of its size free at each side.
    if image != nil { imageSize = CGSize(width: 22, height: 22) }
    isFlexibleSpace = systemItem == .flexibleSpace
    if [.done, .save].contains(systemItem) { style = .done }
    Self.storedSystem[self] = true
    keep(target, action)
  }

  /// Makes an item with the title and the image of an action, which is never called.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image)
    (Self.storedPrimary[self], Self.storedMenu[self]) = (primaryAction, menu)
  }

  /// Makes an item of the system, with its symbol or its English title; the action is never called.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (Self.storedPrimary[self], Self.storedMenu[self]) = (primaryAction, menu)
  }

  /// The object whose method a tap would call; the item does not retain it.
  public var target: AnyObject? {
    get { Self.storedTarget[self]?.object }
    set { Self.storedTarget[self] = newValue.map(WeakReference.init) }
  }
  /// The method that a tap would call; no touches arrive.
  public var action: Selector? {
    get { Self.storedAction[self] }
    set {
      Self.storedAction[self] = newValue
      Self.recordTarget(newValue)
    }
  }
  /// What a tap would do. The item takes its title and its image, unless it is one of the system.
  public var primaryAction: UIAction? {
    get { Self.storedPrimary[self] }
    set {
      Self.storedPrimary[self] = newValue
      guard let newValue, !Self.storedSystem[self] else { return }
      title = newValue.title.isEmpty ? nil : newValue.title
      image = newValue.image
    }
  }
  /// The menu, which is never shown.
  public var menu: UIMenu? {
    get { Self.storedMenu[self] }
    set { Self.storedMenu[self] = newValue }
  }
  /// The order of the menu's entries; kept.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { Self.storedOrder[self] }
    set { Self.storedOrder[self] = newValue }
  }
  /// What stands for the item in a menu of those that have no room; kept.
  public var menuRepresentation: UIMenuElement? {
    get { Self.storedRepresentation[self] }
    set { Self.storedRepresentation[self] = newValue }
  }
  /// Whether a tap changes the selection; kept.
  public var changesSelectionAsPrimaryAction: Bool {
    get { Self.storedSelects[self] }
    set { Self.storedSelects[self] = newValue }
  }
  /// Titles that the item may have; kept, as an item is as wide as the one that it has.
  public var possibleTitles: Set<String>? {
    get { Self.storedTitles[self] }
    set { Self.storedTitles[self] = newValue }
  }
  /// Whether the item is on; kept.
  public var isSelected: Bool {
    get { Self.storedSelected[self] }
    set { Self.storedSelected[self] = newValue }
  }

  private func keep(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private static func recordTarget(_ action: Selector?) {
    guard action != nil else { return }
    InactiveUse.record("UIBarButtonItem.action", because: "no touches arrive, and no method is sent by name")
  }
}
