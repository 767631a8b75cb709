public import LPAutoLayout
public import LPComponents

extension UIResponder {
  private static let storedWords = Stored<[String]>("UIResponder.accessibilityUserInputLabels", [])
  private static let storedResponds = Stored("UIResponder.accessibilityRespondsToUserInteraction", true)
  private static let storedValue = Stored<NSAttributedString?>("UIResponder.accessibilityAttributedValue", nil)
  private static let storedHint = Stored<NSAttributedString?>("UIResponder.accessibilityAttributedHint", nil)

  /// The words that the element is called by; kept.
  public var accessibilityUserInputLabels: [String]! {
    get { Self.storedWords[self] }
    set { Self.storedWords[self] = newValue ?? [] }
  }
  /// Whether the element does something when it is touched; kept.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { Self.storedResponds[self] }
    set { Self.storedResponds[self] = newValue }
  }
  /// The value with attributes; kept.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { Self.storedValue[self] }
    set { Self.storedValue[self] = newValue }
  }
  /// The hint with attributes; kept.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { Self.storedHint[self] }
    set { Self.storedHint[self] = newValue }
  }
}

extension UIBarItem {
  private static let storedWords = Stored<[String]>("UIBarItem.accessibilityUserInputLabels", [])

  /// The words that the item is called by; kept.
  public var accessibilityUserInputLabels: [String]! {
    get { Self.storedWords[self] }
    set { Self.storedWords[self] = newValue ?? [] }
  }
}
