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
  private static let delegates = Stored<WeakReference?>("UITextView.delegate", nil)

  /// The delegate, which is never called.
  public weak var delegate: (any UITextViewDelegate)? {
    get { Self.delegates[self]?.object as? any UITextViewDelegate }
    set { Self.delegates[self] = newValue.map(WeakReference.init) }
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
}

private final class InputChoices {
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
