import Foundation

/// Reads the HTML that apps have in their texts: paragraphs, breaks, lists, headings, emphasis, links, and the colours and
/// sizes of inline styles. Style sheets, tables and pictures are not read.
///
/// As WebKit's reader is known to do, which was not measured, a block ends with a line feed, white space becomes one space,
/// and text is of Times at 12 points.
struct HTMLText {
  /// What the tags around a text say.
  private struct Style {
    var tag = ""
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var keepsSpaces = false
    var link: String?
    var color: UIColor?
    var size: CGFloat = 12
  }

  private let text = NSMutableAttributedString()
  private var styles = [Style()]
  private let defaults: [NSAttributedString.Key: Any]
  /// The tag whose content is no text.
  private var skipped: String?

  /// - Parameter defaults: attributes of text for which the document says nothing.
  init(_ html: String, defaults: [NSAttributedString.Key: Any]) {
    self.defaults = defaults
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      let body = rest[rest.index(after: start)...]
      if body.hasPrefix("!--") {
        rest = body.range(of: "-->").map { body[$0.upperBound...] } ?? ""
      } else if body.first.map({ $0.isLetter || $0 == "/" || $0 == "!" }) ?? false, let end = body.firstIndex(of: ">") {
        read(tag: body[..<end])
        rest = body[body.index(after: end)...]
      } else {
        add("<")
        rest = body
      }
    }
    add(rest)
  }

  var attributedString: NSAttributedString { text }

  // MARK: Tags

  private static let blocks: Set<String> = [
    "p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "section", "article", "tr",
    "body",
  ]
  /// Tags without an end.
  private static let empty: Set<String> = ["br", "hr", "img", "meta", "link", "input"]
  /// The sizes of headings in points, at 12 of text: those of HTML's style sheet.
  private static let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04]
  /// The number of tags inside each other of which the style is kept.
  private static let most = 256

  private mutating func read(tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let skipped {
      if isEnd, name == skipped { self.skipped = nil }
      return
    }
    if ["style", "script", "head", "title"].contains(name) {
      if !isEnd { skipped = name }
      return
    }
    if name == "br" { return append("\n") }
    if Self.blocks.contains(name) { endLine() }
    guard !isEnd else {
      if let start = styles.lastIndex(where: { $0.tag == name }), start > 0 { styles.removeSubrange(start...) }
      return
    }
    guard !Self.empty.contains(name), !tag.hasSuffix("/"), styles.count < Self.most else { return }
    styles.append(style(of: name, tag))
    if name == "li" { append("\t•\t") }
  }

  private func style(of name: String, _ tag: Substring) -> Style {
    var style = styles[styles.count - 1]
    style.tag = name
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "pre": style.keepsSpaces = true
    case "a": style.link = Self.attribute("href", of: tag)
    default: break
    }
    if let size = Self.headings[name] { (style.size, style.isBold) = (size, true) }
    if let color = Self.attribute("color", of: tag).flatMap(Self.color) { style.color = color }
    for part in (Self.attribute("style", of: tag) ?? "").split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      guard pair.count == 2 else { continue }
      switch pair[0] {
      case "color": style.color = Self.color(pair[1]) ?? style.color
      case "font-size": style.size = Self.points(pair[1]) ?? style.size
      case "font-weight": style.isBold = pair[1] == "bold" || Int(pair[1]).map { $0 >= 600 } ?? style.isBold
      case "font-style": style.isItalic = pair[1] == "italic"
      case "text-decoration": style.isUnderlined = pair[1].contains("underline")
      default: break
      }
    }
    return style
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let found = tag.range(of: " \(name)=", options: .caseInsensitive) else { return nil }
    let value = tag[found.upperBound...]
    guard let quote = value.first, quote == "\"" || quote == "'" else {
      return decoded(value.prefix { !$0.isWhitespace })
    }
    return decoded(value.dropFirst().prefix { $0 != quote })
  }

  private static func color(_ text: String) -> UIColor? {
    let names: [String: UInt32] = [
      "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "gray": 0x808080,
      "grey": 0x808080, "orange": 0xFFA500,
    ]
    if let hex = names[text.lowercased()] { return UIColor(RGBA(hex: hex)) }
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    return digits.count == 6 ? UInt32(digits, radix: 16).map { UIColor(RGBA(hex: $0)) } : nil
  }

  /// A size in points; a pixel of HTML is one.
  private static func points(_ text: String) -> CGFloat? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard ["px", "pt", ""].contains(text.dropFirst(number.count)), let size = Double(number), size > 0, size <= 1000
    else { return nil }
    return size
  }

  // MARK: Text

  private func add(_ part: Substring) {
    guard skipped == nil, !part.isEmpty else { return }
    var text = Self.decoded(part)
    if !styles[styles.count - 1].keepsSpaces {
      let spaces: Set<Character> = [" ", "\n", "\t", "\r", "\r\n"]
      var shown = ""
      var isAfterSpace = self.text.length == 0 || self.text.string.hasSuffix("\n") || self.text.string.hasSuffix(" ")
      for letter in text {
        let isSpace = spaces.contains(letter)
        if !(isSpace && isAfterSpace) { shown.append(isSpace ? " " : letter) }
        isAfterSpace = isSpace
      }
      text = shown
    }
    append(text)
  }

  private func append(_ text: String) {
    guard !text.isEmpty else { return }
    let style = styles[styles.count - 1]
    var attributes = defaults
    if attributes[.font] == nil || style.isBold || style.isItalic || style.size != 12 {
      let times = FontDescription(named: "TimesNewRomanPSMT", pointSize: style.size)
      var font = defaults[.font] as? UIFont ?? UIFont(times)
      if style.size != 12 { font = font.withSize(style.size) }
      let traits: UIFontDescriptor.SymbolicTraits =
        style.isBold ? (style.isItalic ? [.traitBold, .traitItalic] : .traitBold) : style.isItalic ? .traitItalic : []
      if !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
        font = UIFont(descriptor: descriptor, size: style.size)
      }
      attributes[.font] = font
    }
    if let color = style.color { attributes[.foregroundColor] = color }
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { attributes[.link] = URL(string: link) ?? link as Any }
    self.text.append(NSAttributedString(string: text, attributes: attributes))
  }

  /// Ends the line that has text.
  private func endLine() {
    while text.string.hasSuffix(" ") {
      text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
    }
    if text.length > 0, !text.string.hasSuffix("\n") { append("\n") }
  }

  private static let entities: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "bull": "•",
    "euro": "€", "laquo": "«", "raquo": "»", "middot": "·", "times": "×", "deg": "°", "auml": "ä", "ouml": "ö",
    "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
  ]

  /// A text with the characters that its entities stand for.
  private static func decoded(_ text: Substring) -> String {
    var (result, rest) = ("", text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let name = rest[rest.index(after: start)...].prefix(10).prefix { $0 != ";" }
      let end = rest.index(start, offsetBy: name.count + 1)
      guard end < rest.endIndex, rest[end] == ";", let letter = character(name) else {
        result += "&"
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += letter
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
