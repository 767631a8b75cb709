public import Foundation

/// The object that a text view asks and tells; nothing calls it here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Would be asked before editing; `true` unless implemented.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Would be asked before editing ends; `true` unless implemented.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Would be told that editing begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Would be told that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Would be asked before a change; `true` unless implemented.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Would be told of a change.
  func textViewDidChange(_ textView: UITextView)
  /// Would be told of another selection.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
