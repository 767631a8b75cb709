public import LPAutoLayout
public import Foundation

/// A list of places that a screen reader goes to by a turn of two fingers; kept.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The ways through a list. Raw values are UIKit's.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next
  }

  /// The lists of the system. Raw values are UIKit's.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  /// Returns the next place; `nil` for none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name that is read.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString
  /// Finds the next place; never called by a preview.
  open var itemSearchBlock: Search
  /// Which list of the system it is.
  public let systemRotorType: SystemRotorType

  /// Makes a list with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, attributedName) = (name, NSAttributedString(string: name))
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
  }
  /// Makes a list with a name that has attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.attributedName) = (attributedName.string, attributedName)
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
  }
  /// Makes a list of the system.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, attributedName) = ("", NSAttributedString(string: ""))
    (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, type)
  }
}

/// What a list of places is asked for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The place before.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The way.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Makes a question for the first place.
  public override init() {}
}

/// A place in a list.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: AnyObject?
  /// The part of its text.
  open var targetRange: UITextRange?

  /// Makes a place without an element.
  public override init() {}
  /// Makes a place.
  public init(targetElement: Any, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement as AnyObject, targetRange)
  }
}

extension UIResponder {
  private static let storedRotors = Stored<[UIAccessibilityCustomRotor]?>("UIResponder.accessibilityCustomRotors", nil)

  /// The lists of places that a screen reader offers; kept.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { Self.storedRotors[self] }
    set { Self.storedRotors[self] = newValue }
  }
}
