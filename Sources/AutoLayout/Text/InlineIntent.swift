import Foundation

/// The emphasis of a part of a line of Markdown; raw values are those of Foundation's `InlinePresentationIntent`.
struct InlineIntent: OptionSet {
  let rawValue: UInt
  static let emphasized = InlineIntent(rawValue: 1)
  static let stronglyEmphasized = InlineIntent(rawValue: 2)
  static let code = InlineIntent(rawValue: 4)
  static let strikethrough = InlineIntent(rawValue: 0x20)
}

extension NSAttributedString.Key {
  /// The emphasis of a part of Markdown, the raw value of an `InlinePresentationIntent`: bold, italic, code, struck
  /// out.
  public static let inlinePresentationIntent = Self("NSInlinePresentationIntent")
}
