import Foundation

extension NSAttributedString {
  private var whole: NSRange { NSRange(location: 0, length: length) }

  /// Returns the value of an attribute of the first character.
  package func firstValue(_ key: Key) -> Any? { length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil }

  /// Returns the string with an attribute of all characters.
  package func setting(_ key: Key, _ value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: whole)
    return NSAttributedString(changed.storage)
  }

  /// Returns the string with all paragraph styles changed; parts without one get one.
  package func changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return NSAttributedString(changed.storage)
  }
}
