public import LPComponents

extension UIBarItem {
  private static let storedIdentifier = Stored<String?>("UIBarItem.accessibilityIdentifier", nil)
  private static let storedLabel = Stored<String?>("UIBarItem.accessibilityLabel", nil)
  private static let storedHint = Stored<String?>("UIBarItem.accessibilityHint", nil)
  private static let storedValue = Stored<String?>("UIBarItem.accessibilityValue", nil)
  private static let storedTraits = Stored<UIAccessibilityTraits>("UIBarItem.accessibilityTraits", .button)
  private static let storedElement = Stored("UIBarItem.isAccessibilityElement", true)
  private static let storedInsets = Stored("UIBarItem.imageInsets", UIEdgeInsets.zero)
  private static let storedLandscape = Stored<UIImage?>("UIBarItem.landscapeImagePhone", nil)
  private static let storedLarge = Stored<UIImage?>("UIBarItem.largeContentSizeImage", nil)

  /// The name for tests; kept.
  public var accessibilityIdentifier: String? {
    get { Self.storedIdentifier[self] }
    set { Self.storedIdentifier[self] = newValue }
  }
  /// The name that is spoken; kept.
  public var accessibilityLabel: String? {
    get { Self.storedLabel[self] ?? title }
    set { Self.storedLabel[self] = newValue }
  }
  /// What happens, as it is spoken; kept.
  public var accessibilityHint: String? {
    get { Self.storedHint[self] }
    set { Self.storedHint[self] = newValue }
  }
  /// The value that is spoken; kept.
  public var accessibilityValue: String? {
    get { Self.storedValue[self] }
    set { Self.storedValue[self] = newValue }
  }
  /// What the item is; kept.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { Self.storedTraits[self] }
    set { Self.storedTraits[self] = newValue }
  }
  /// Whether the item is an element; kept.
  public var isAccessibilityElement: Bool {
    get { Self.storedElement[self] }
    set { Self.storedElement[self] = newValue }
  }
  /// How far the image is moved; kept, and it is not.
  public var imageInsets: UIEdgeInsets {
    get { Self.storedInsets[self] }
    set { Self.storedInsets[self] = newValue }
  }
  /// The image in low bars; kept.
  public var landscapeImagePhone: UIImage? {
    get { Self.storedLandscape[self] }
    set { Self.storedLandscape[self] = newValue }
  }
  /// The image of the large content viewer; kept.
  public var largeContentSizeImage: UIImage? {
    get { Self.storedLarge[self] }
    set { Self.storedLarge[self] = newValue }
  }
}
