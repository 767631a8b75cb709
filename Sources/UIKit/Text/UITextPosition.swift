public import LPComponents
public import Foundation

/// A place in a text that is known.
@MainActor
private final class TextPlace: UITextPosition {
  /// In units of UTF-16, from the beginning.
  let place: Int
  init(_ place: Int) { self.place = place }
}

extension UITextPosition {
  /// In units of UTF-16; 0 for a place of no text.
  fileprivate var offset: Int { (self as? TextPlace)?.place ?? 0 }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  fileprivate init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
  /// Whether there is no letter in it.
  open var isEmpty: Bool { start.offset == end.offset }
}

/// A view in which text is typed.
@preconcurrency @MainActor
public protocol UITextInput: UIView {
  /// The whole text.
  var typedText: String { get }
}

extension UITextField: UITextInput {
  public var typedText: String { text ?? "" }
}

extension UITextView: UITextInput {
  public var typedText: String { text ?? "" }
}

extension UITextInput {
  /// The part that is selected; kept, not drawn.
  public var selectedTextRange: UITextRange? {
    get { StoredSelection.shared[self] }
    set { StoredSelection.shared[self] = newValue }
  }
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { TextPlace(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { TextPlace(typedText.utf16.count) }
  /// The number of units of UTF-16 between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// A place that lies behind another by units of UTF-16; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...typedText.utf16.count).contains(place) ? TextPlace(place) : nil
  }
  /// The part between two places, in their order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    fromPosition.offset <= toPosition.offset
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }
  /// The letters of a part.
  public func text(in range: UITextRange) -> String? {
    let text = typedText as NSString
    let (start, end) = (min(range.start.offset, text.length), min(range.end.offset, text.length))
    return text.substring(with: NSRange(location: start, length: end - start))
  }
}

/// The selections of views.
@MainActor
private enum StoredSelection {
  static let shared = Stored<UITextRange?>("UITextInput.selectedTextRange", nil)
}
