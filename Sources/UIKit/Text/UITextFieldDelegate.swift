public import LPComponents
public import Foundation

/// The object that a field asks and tells; nothing calls it here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Would be asked before editing; `true` unless implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Would be told that editing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Would be asked before editing ends; `true` unless implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Would be told that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Would be told why editing ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Would be asked before a change; `true` unless implemented.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  /// Would be told of another selection.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Would be asked before the text is cleared; `true` unless implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Would be asked when Return is pressed; `true` unless implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why editing ended. Raw values are UIKit's.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled
  }
}
