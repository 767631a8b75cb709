/// The kind of keyboard, which is never shown. Raw values are UIKit's.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  case webSearch, asciiCapableNumberPad
}

extension UIKeyboardType {
  /// The old name of `asciiCapable`.
  public static var alphabet: Self { .asciiCapable }
}
