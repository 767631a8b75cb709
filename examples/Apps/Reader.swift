import LayoutPreview

extension Apps {
  /// An article whose paragraphs have several fonts, colours, links and images in their lines.
  var reader: Preview {
    Preview("Reader", matrix: Self.matrix) {
      let title = Label(Self.headline, style: .title1)
      let byline = Label(Self.byline, style: .footnote)
      let lead = Label(Self.lead, style: .title3)
      let body = Label(Self.body)
      let quote = Label(Self.quote)
      let steps = Label(Self.steps)
      let arabic = Label(Self.arabic)
      let more = Button(type: .system)
      more.setAttributedTitle(Self.more, for: .normal)
      let bar = View().background(.systemTeal).cornerRadius(1.5).named("bar")
      let scroll = ScrollView {
        title
        byline
        lead
        body
        bar
        quote
        steps
        arabic
        more
      }
      let texts: [View] = [title, byline, lead, body, quote, steps, arabic]
      return Screen {
        scroll
      } constraints: { screen in
        scroll.edges == screen.edges
        scroll.content.width == scroll.viewport.width
        title.top == scroll.content.top + 16
        for text in texts where text !== quote {
          text.horizontalEdges == screen.readableContent.horizontalEdges
        }
        bar.leading == screen.readableContent.leading
        bar.width == 3
        bar.verticalEdges == quote.verticalEdges
        quote.leading == bar.trailing + 12
        quote.trailing == screen.readableContent.trailing
        texts.distribute(.vertically, spacing: 14)
        more.leading == screen.readableContent.leading
        more.top == arabic.bottom + 14
        more.bottom == scroll.content.bottom - 24
      }
    }
  }

  private static func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for (part, attributes) in parts { text.append(NSAttributedString(string: part, attributes: attributes)) }
    return text
  }

  private static var headline: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 0.92
    let title = UIFont.preferredFont(forTextStyle: .title1)
    return text([
      ("How bridges ", [.font: title, .paragraphStyle: style]),
      (
        "breathe",
        [
          .font: UIFont.systemFont(ofSize: title.pointSize, weight: .heavy), .foregroundColor: UIColor.systemTeal,
          .kern: 1.5, .paragraphStyle: style,
        ]
      ),
    ])
  }

  private static var byline: NSAttributedString {
    let clock = NSTextAttachment(image: UIImage(systemName: "clock")!)
    let side = UIFont.preferredFont(forTextStyle: .footnote).pointSize
    clock.bounds = CGRect(x: 0, y: -side / 6, width: side, height: side)
    let text = NSMutableAttributedString(string: "By Nora Lindqvist  ·  ")
    text.append(NSAttributedString(attachment: clock))
    text.append(NSAttributedString(string: " 6 min"))
    let whole = NSRange(location: 0, length: text.length)
    text.addAttribute(.foregroundColor, value: UIColor.secondaryLabel, range: whole)
    text.addAttribute(.foregroundColor, value: UIColor.label, range: NSRange(location: 3, length: 14))
    return text
  }

  private static var lead: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    return NSAttributedString(
      string: "Steel grows in the sun. A span of a kilometre is half a metre longer in July.",
      attributes: [.foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style])
  }

  private static var body: NSAttributedString {
    let text = NSMutableAttributedString(
      attributedString: markdown(
        "Engineers leave **gaps** for it, and call the parts that close them *expansion joints*. "
          + "The [Öresund bridge](https://example.com/oresund) has joints that move by ~~one metre~~ 1.2 m; "
          + "`ΔL = α · L · ΔT` says by how much."))
    let style = NSMutableParagraphStyle()
    (style.lineHeightMultiple, style.firstLineHeadIndent) = (1.2, 20)
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    let gaps = NSRange(location: "Engineers leave ".utf16.count, length: 4)
    text.addAttribute(.backgroundColor, value: UIColor.systemYellow.withAlphaComponent(0.35), range: gaps)
    return text
  }

  private static var quote: NSAttributedString {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let italic = UIFont.italicSystemFont(ofSize: body.pointSize)
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 6
    return text([
      ("“A bridge that cannot move will move once.”\n", [.font: italic, .paragraphStyle: style]),
      (
        "OLD SAYING",
        [
          .font: UIFont.preferredFont(forTextStyle: .caption1), .tracking: 2,
          .foregroundColor: UIColor.secondaryLabel,
        ]
      ),
    ])
  }

  private static var steps: NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.headIndent, style.paragraphSpacing) = (22, 6)
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = UIFont.systemFont(ofSize: body.pointSize, weight: .semibold)
    let small = UIFont.systemFont(ofSize: body.pointSize * 0.65)
    let underline = NSUnderlineStyle([.single, .patternDot]).rawValue
    let text = text([
      ("1.  ", [.font: bold]), ("Measure the coldest night and the hottest day.\n", [.font: body]),
      ("2.  ", [.font: bold]), ("Multiply by 12 × 10", [.font: body]),
      ("−6", [.font: small, .baselineOffset: body.pointSize * 0.35]), (" per kelvin, and ", [.font: body]),
      ("round up", [.font: body, .underlineStyle: underline, .underlineColor: UIColor.systemRed]), (".", [.font: body]),
    ])
    let list = NSMutableAttributedString(attributedString: text)
    list.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: list.length))
    return list
  }

  private static var arabic: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    style.alignment = .right
    let text = NSMutableAttributedString(attributedString: markdown("الجسور **تتنفس** مع الحرارة، كما كتبت *Nora*."))
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    return text
  }

  private static var more: NSAttributedString {
    text([
      ("Read next: ", [.font: UIFont.preferredFont(forTextStyle: .subheadline)]),
      (
        "Tunnels",
        [.font: UIFont.boldSystemFont(ofSize: 15), .underlineStyle: NSUnderlineStyle.single.rawValue]
      ),
    ])
  }

  private static func markdown(_ text: String) -> NSAttributedString {
    (try? NSAttributedString(markdown: text)) ?? NSAttributedString(string: text)
  }
}
