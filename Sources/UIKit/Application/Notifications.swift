public import LPComponents
public import Foundation

// The names of UIKit's notifications, none of which is posted here.
extension UIApplication {
  /// The name of the notification that the app became active; it is never posted.
  nonisolated public static let didBecomeActiveNotification = name("UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that the app is in the background; it is never posted.
  nonisolated public static let didEnterBackgroundNotification = name("UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that the app leaves the background; it is never posted.
  nonisolated public static let willEnterForegroundNotification = name("UIApplicationWillEnterForegroundNotification")
  /// The name of the notification that the app stops being active; it is never posted.
  nonisolated public static let willResignActiveNotification = name("UIApplicationWillResignActiveNotification")
  /// The name of the notification that the app is about to end; it is never posted.
  nonisolated public static let willTerminateNotification = name("UIApplicationWillTerminateNotification")
}

extension UIResponder {
  /// The name of the notification that the keyboard is about to come; it is never posted.
  nonisolated public static let keyboardWillShowNotification = name("UIKeyboardWillShowNotification")
  /// The name of the notification that the keyboard is there; it is never posted.
  nonisolated public static let keyboardDidShowNotification = name("UIKeyboardDidShowNotification")
  /// The name of the notification that the keyboard is about to go; it is never posted.
  nonisolated public static let keyboardWillHideNotification = name("UIKeyboardWillHideNotification")
  /// The name of the notification that the keyboard is gone; it is never posted.
  nonisolated public static let keyboardDidHideNotification = name("UIKeyboardDidHideNotification")
  /// The name of the notification that the keyboard is about to move; it is never posted.
  nonisolated public static let keyboardWillChangeFrameNotification = name("UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's frame after the change.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's animation.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the keyboard's animation.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIContentSizeCategory {
  /// The name of the notification that the user chose another text size; it is never posted.
  public static let didChangeNotification = name("UIContentSizeCategoryDidChangeNotification")
}

extension UITextField {
  /// The name of the notification that the text was edited; it is never posted.
  nonisolated public static let textDidChangeNotification = name("UITextFieldTextDidChangeNotification")
}

extension UITextView {
  /// The name of the notification that the text was edited; it is never posted.
  nonisolated public static let textDidChangeNotification = name("UITextViewTextDidChangeNotification")
}

extension NotificationCenter {
  /// Posts a notification without further information; Foundation on Linux has one method with defaults, which is no
  /// witness of an app's protocol.
  public func post(name: NSNotification.Name, object: Any?) { post(name: name, object: object, userInfo: nil) }

  /// Accepts an observer whose method would be called by name, which nothing does here.
  @preconcurrency @MainActor
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    InactiveUse.record(
      "NotificationCenter.addObserver(_:selector:name:object:)", because: "methods are not called by name")
  }
}

extension UIDevice {
  /// The device is turned; never posted.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

private func name(_ rawValue: String) -> NSNotification.Name { NSNotification.Name(rawValue) }

extension UIResponder {
  /// The name of the notification that the keyboard has moved; it is never posted.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before the change.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of whether the keyboard is this app's.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
