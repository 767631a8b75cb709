public import AutoLayout
import Foundation

/// The kind of keyboard, which is never shown. Raw values are UIKit's.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  case webSearch, asciiCapableNumberPad
}

/// The text of the Return key, which is never shown. Raw values are UIKit's.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Which letters the keyboard capitalises. Raw values are UIKit's.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}

/// Whether the keyboard corrects words. Raw values are UIKit's.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// The meaning of a field's text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
}

/// What a field asks and tells; nothing calls it here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {}

/// What a text view asks and tells; nothing calls it here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}

private final class WeakDelegate {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// The choices for typing, which views keep and do not use.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

extension UITextField: UITextInputTraits {
  private static let delegates = Stored<WeakDelegate?>("UITextField.delegate", nil)

  /// The delegate, which is never called.
  public weak var delegate: (any UITextFieldDelegate)? {
    get { Self.delegates[self]?.object as? any UITextFieldDelegate }
    set { Self.delegates[self] = newValue.map(WeakDelegate.init) }
  }
}

extension UITextView: UITextInputTraits {
  private static let delegates = Stored<WeakDelegate?>("UITextView.delegate", nil)

  /// The delegate, which is never called.
  public weak var delegate: (any UITextViewDelegate)? {
    get { Self.delegates[self]?.object as? any UITextViewDelegate }
    set { Self.delegates[self] = newValue.map(WeakDelegate.init) }
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
