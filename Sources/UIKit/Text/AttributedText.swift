public import AutoLayout
public import Foundation

// Text has one font and one colour here: those of the first character count for the whole.
extension UILabel {
  private static let attributed = Stored<NSAttributedString?>("UILabel.attributedText", nil)

  /// The text with attributes. The label shows its string with the font, the colour, the alignment and the line break
  /// mode of the first character.
  public var attributedText: NSAttributedString? {
    get {
      if let known = Self.attributed[self], known.string == text { return known }
      return text.map {
        NSAttributedString(string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
      }
    }
    set {
      Self.attributed[self] = newValue
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributesOfFirstCharacter
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
    }
  }
}

extension UITextView {
  private static let attributed = Stored<NSAttributedString?>("UITextView.attributedText", nil)

  /// The text with attributes. The view shows its string with the font and the colour of the first character.
  public var attributedText: NSAttributedString! {
    get {
      if let known = Self.attributed[self], known.string == text { return known }
      return NSAttributedString(string: text ?? "")
    }
    set {
      Self.attributed[self] = newValue
      text = newValue?.string ?? ""
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributesOfFirstCharacter
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }
}

extension UITextField {
  /// The placeholder, without its attributes.
  public var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set {
      InactiveUse.record("UITextField.attributedPlaceholder", because: "the string is shown without its attributes")
      placeholder = newValue?.string
    }
  }
}

extension NSAttributedString {
  /// The attributes of the first character; others are reported as not drawn.
  @MainActor fileprivate var attributesOfFirstCharacter: [NSAttributedString.Key: Any] {
    var range = NSRange()
    let first = attributes(at: 0, effectiveRange: &range)
    if range.length < length {
      InactiveUse.record("attributedText with several attributes", because: "the first character's count for all")
    }
    return first
  }
}
