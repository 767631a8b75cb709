public import LPComponents
import Foundation

/// The choices for typing, which views keep and do not use.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

extension UITextField: UITextInputTraits {
  private static let delegates = Stored<WeakReference?>("UITextField.delegate", nil)

  /// The delegate, which is never called.
  public weak var delegate: (any UITextFieldDelegate)? {
    get { Self.delegates[self]?.object as? any UITextFieldDelegate }
    set { Self.delegates[self] = newValue.map(WeakReference.init) }
  }
}

extension UITextView: UITextInputTraits {
  private static let storedSecure = Stored("UITextView.isSecureTextEntry", false)
  /// Kept; the text of text views is shown.
  public var isSecureTextEntry: Bool {
    get { Self.storedSecure[self] }
    set { Self.storedSecure[self] = newValue }
  }
}

extension UITextInputTraits {
  /// The kind of keyboard.
  public var keyboardType: UIKeyboardType {
    get { InputChoices.of(self).keyboardType }
    set { InputChoices.of(self).keyboardType = newValue }
  }
  /// The text of the Return key.
  public var returnKeyType: UIReturnKeyType {
    get { InputChoices.of(self).returnKeyType }
    set { InputChoices.of(self).returnKeyType = newValue }
  }
  /// Which letters the keyboard capitalises.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { InputChoices.of(self).autocapitalizationType }
    set { InputChoices.of(self).autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects words.
  public var autocorrectionType: UITextAutocorrectionType {
    get { InputChoices.of(self).autocorrectionType }
    set { InputChoices.of(self).autocorrectionType = newValue }
  }
  /// The meaning of the text.
  public var textContentType: UITextContentType? {
    get { InputChoices.of(self).textContentType }
    set { InputChoices.of(self).textContentType = newValue }
  }
  /// Whether the keyboard marks misspelt words.
  public var spellCheckingType: UITextSpellCheckingType {
    get { InputChoices.of(self).spellCheckingType }
    set { InputChoices.of(self).spellCheckingType = newValue }
  }
  /// The look of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { InputChoices.of(self).keyboardAppearance }
    set { InputChoices.of(self).keyboardAppearance = newValue }
  }
  /// Whether the Return key waits for a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { InputChoices.of(self).enablesReturnKeyAutomatically }
    set { InputChoices.of(self).enablesReturnKeyAutomatically = newValue }
  }
  /// Whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { InputChoices.of(self).smartDashesType }
    set { InputChoices.of(self).smartDashesType = newValue }
  }
  /// Whether quotation marks become round.
  public var smartQuotesType: UITextSmartQuotesType {
    get { InputChoices.of(self).smartQuotesType }
    set { InputChoices.of(self).smartQuotesType = newValue }
  }
  /// Whether spaces are added and removed where text is inserted and deleted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { InputChoices.of(self).smartInsertDeleteType }
    set { InputChoices.of(self).smartInsertDeleteType = newValue }
  }
}

private final class InputChoices {
  var spellCheckingType = UITextSpellCheckingType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var enablesReturnKeyAutomatically = false
  var smartDashesType = UITextSmartDashesType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var textContentType: UITextContentType?

  private static let kept = Stored<InputChoices?>("UITextInputTraits", nil)

  static func of(_ view: AnyObject) -> InputChoices {
    if let known = kept[view] { return known }
    let made = InputChoices()
    kept[view] = made
    return made
  }
}
