public import AutoLayout
public import Foundation

// The names of UIKit's notifications, none of which is posted here.
extension UIApplication {
  nonisolated public static let didBecomeActiveNotification = name("UIApplicationDidBecomeActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = name("UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = name("UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willResignActiveNotification = name("UIApplicationWillResignActiveNotification")
  nonisolated public static let willTerminateNotification = name("UIApplicationWillTerminateNotification")
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = name("UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIContentSizeCategory {
  public static let didChangeNotification = name("UIContentSizeCategoryDidChangeNotification")
}

extension UITextField {
  nonisolated public static let textDidChangeNotification = name("UITextFieldTextDidChangeNotification")
}

extension UITextView {
  nonisolated public static let textDidChangeNotification = name("UITextViewTextDidChangeNotification")
}

private func name(_ rawValue: String) -> NSNotification.Name { NSNotification.Name(rawValue) }
