import Foundation

/// What Markdown says about a part of a line; raw values are those of Foundation's `InlinePresentationIntent`.
struct InlineIntent: OptionSet {
  let rawValue: UInt
  static let emphasized = InlineIntent(rawValue: 1)
  static let stronglyEmphasized = InlineIntent(rawValue: 2)
  static let code = InlineIntent(rawValue: 4)
  static let strikethrough = InlineIntent(rawValue: 0x20)
}

extension NSAttributedString.Key {
  /// What Markdown says about a part, the raw value of an `InlinePresentationIntent`: bold, italic, code or struck out.
  public static let inlinePresentationIntent = Self("NSInlinePresentationIntent")
}
