import Foundation

/// How a view shows an attributed string: what its parts lack, and how fonts follow the text size.
package struct AttributedContent {
  /// The look of parts with a link that have no colour of their own.
  package enum LinkLook {
    /// The link colour with a line below, as labels show it.
    case underlined
    /// The view's tint, as text views show it.
    case tinted
  }

  package let text: NSAttributedString
  /// The font of parts without one.
  package var font: UIFont
  /// Whether fonts of text styles follow the view's text size.
  package var adjustsFonts = false
  package var links = LinkLook.underlined
  /// The opacity of all colours.
  package var opacity: Double = 1

  package init(
    text: NSAttributedString, font: UIFont, adjustsFonts: Bool = false, links: LinkLook = LinkLook.underlined,
    opacity: Double = 1
  ) {
    self.text = text
    self.font = font
    self.adjustsFonts = adjustsFonts
    self.links = links
    self.opacity = opacity
  }

  /// Returns the runs for a typesetter, with colours as the view's traits resolve them.
  @MainActor package func runs(in view: UIView) -> [TextRun] {
    let tint = links == .tinted ? view.tintColor : nil
    return runs(with: view.traitCollection, link: tint ?? .link)
  }

  /// - Parameter link: the colour of links without one of their own.
  package func runs(with traits: UITraitCollection, link: UIColor) -> [TextRun] {
    text.storage.runs(in: NSRange(location: 0, length: text.length)).map {
      run(Attributes($0.attributes), $0, traits, link)
    }
  }

  private func run(
    _ attributes: Attributes, _ part: AttributeStorage.Run, _ traits: UITraitCollection, _ link: UIColor
  ) -> TextRun {
    func paint(_ color: UIColor?) -> RGBA? {
      color.map { $0.resolved(with: traits) }.map { $0.withAlpha($0.alpha * opacity) }
    }
    let intent = attributes.intent
    var run = TextRun(length: part.range.length, font: shown(attributes.font ?? font, intent, traits).value)
    run.color = paint(attributes.color(.foregroundColor))
    run.background = paint(attributes.color(.backgroundColor))
    run.kern = attributes.number(.tracking) ?? attributes.number(.kern) ?? 0
    run.baselineOffset = attributes.number(.baselineOffset) ?? 0
    run.underline = attributes.decoration(.underlineStyle, color: paint(attributes.color(.underlineColor)))
    run.strikethrough = attributes.decoration(.strikethroughStyle, color: paint(attributes.color(.strikethroughColor)))
    run.stroke = attributes.stroke(color: paint(attributes.color(.strokeColor)))
    run.shadow = attributes.shadow?.paint { paint($0) ?? .clear }
    run.attachment = attributes.attachment?.shownBounds
    run.paragraph = attributes.paragraph?.values.layout ?? TextParagraph()
    if intent.contains(.strikethrough), run.strikethrough == nil { run.strikethrough = .init(style: .single) }
    if attributes.isLink {
      run.color = run.color ?? paint(link)
      if links == .underlined, run.underline == nil { run.underline = .init(style: .single) }
    }
    return run
  }

  /// Returns a font at the view's text size, with what Markdown asks for.
  private func shown(_ font: UIFont, _ intent: InlineIntent, _ traits: UITraitCollection) -> UIFont {
    var font = font.marked(intent)
    if adjustsFonts { font = font.following(traits) }
    return font
  }
}

/// The attributes of a part, read as what they should be; values of other types count as missing.
private struct Attributes {
  let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  package var font: UIFont? { values[.font] as? UIFont }
  var paragraph: NSParagraphStyle? { values[.paragraphStyle] as? NSParagraphStyle }
  var attachment: NSTextAttachment? { values[.attachment] as? NSTextAttachment }
  var shadow: NSShadow? { values[.shadow] as? NSShadow }
  var isLink: Bool { values[.link] != nil }
  var intent: InlineIntent { InlineIntent(rawValue: UInt(number(.inlinePresentationIntent) ?? 0)) }

  func color(_ key: NSAttributedString.Key) -> UIColor? { values[key] as? UIColor }

  func number(_ key: NSAttributedString.Key) -> CGFloat? {
    switch values[key] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UInt: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  func stroke(color: RGBA?) -> TextStroke? {
    guard let width = number(.strokeWidth), width.isFinite, width != 0 else { return nil }
    return TextStroke(width: min(abs(width), 1000), color: color, hidesFill: width > 0)
  }

  func decoration(_ key: NSAttributedString.Key, color: RGBA?) -> TextRun.Decoration? {
    guard let number = number(key), number.isFinite, abs(number) < 0x10000 else { return nil }
    let style = NSUnderlineStyle(rawValue: Int(number))
    return style.isDrawn ? TextRun.Decoration(style: style, color: color) : nil
  }
}

extension UIFont {
  /// The font at the traits' text size, if it is that of a text style or was scaled by `UIFontMetrics`.
  package func following(_ traits: UITraitCollection) -> UIFont {
    if let scaling { return UIFont(withSize(scaling.size(compatibleWith: traits)).value, scaling: scaling) }
    guard let style = value.textStyle else { return self }
    let scaled = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).value
    return with { ($0.pointSize, $0.leading) = (scaled.pointSize, scaled.leading) }
  }

  /// The font in bold, slanted or monospaced, as Markdown asks for.
  func marked(_ intent: InlineIntent) -> UIFont {
    guard !intent.isDisjoint(with: [.emphasized, .stronglyEmphasized, .code]) else { return self }
    return with { font in
      if intent.contains(.emphasized) { font.isItalic = true }
      if intent.contains(.stronglyEmphasized) {
        let bold = font.boldWeight
        if font.weight.rawValue < bold.rawValue { font.weight = bold }
      }
      if intent.contains(.code) { font.family = .monospacedSystem }
    }
  }
}
