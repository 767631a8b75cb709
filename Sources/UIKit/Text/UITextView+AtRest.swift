public import LPComponents
public import Foundation

/// The kinds of data that a text view finds in its text; bits are UIKit's. Nothing is looked for here.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What a person does with a link or a picture of a text. Raw values are UIKit's.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press.
  case presentActions
  /// A firm press.
  case preview
}

extension UITextView {
  private static let storedDetectors = Stored("UITextView.dataDetectorTypes", UIDataDetectorTypes())
  private static let storedEdits = Stored("UITextView.allowsEditingTextAttributes", false)
  private static let storedTyping = Stored<[NSAttributedString.Key: Any]>("UITextView.typingAttributes", [:])
  private static let storedSelection = Stored("UITextView.selectedRange", NSRange(location: 0, length: 0))

  /// Kept; nothing is looked for in texts.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { Self.storedDetectors[self] }
    set { Self.storedDetectors[self] = newValue }
  }
  /// Kept; nothing is typed.
  public var allowsEditingTextAttributes: Bool {
    get { Self.storedEdits[self] }
    set { Self.storedEdits[self] = newValue }
  }
  /// Kept; nothing is typed.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { Self.storedTyping[self] }
    set { Self.storedTyping[self] = newValue }
  }
  /// Kept; a selection is not drawn.
  public var selectedRange: NSRange {
    get { Self.storedSelection[self] }
    set { Self.storedSelection[self] = newValue }
  }

  /// The text in an object of its own; edits of it do not reach the view.
  public var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
  /// Does nothing: pictures do not scroll.
  public func scrollRangeToVisible(_ range: NSRange) {}
}

extension UITextField {
  private static let storedClears = Stored("UITextField.clearsOnBeginEditing", false)
  private static let storedAttributes = Stored<[NSAttributedString.Key: Any]>("UITextField.defaultTextAttributes", [:])

  /// Always `false`: nothing is edited.
  public var isEditing: Bool { false }
  /// Kept; nothing is edited.
  public var clearsOnBeginEditing: Bool {
    get { Self.storedClears[self] }
    set { Self.storedClears[self] = newValue }
  }
  /// The attributes of the whole text: its font and colour have effect.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { Self.storedAttributes[self] }
    set {
      Self.storedAttributes[self] = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
}
