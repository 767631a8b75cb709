import Foundation

/// The emphasis of a part of a line of Markdown; raw values are those of Foundation's `InlinePresentationIntent`.
package struct InlineIntent: OptionSet {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }
  package static let emphasized = InlineIntent(rawValue: 1)
  package static let stronglyEmphasized = InlineIntent(rawValue: 2)
  package static let code = InlineIntent(rawValue: 4)
  package static let strikethrough = InlineIntent(rawValue: 0x20)
}

extension NSAttributedString.Key {
  /// The style that Markdown gives a part, the raw value of an `InlinePresentationIntent`: bold, italic, code or struck out.
  public static let inlinePresentationIntent = Self("NSInlinePresentationIntent")
}
