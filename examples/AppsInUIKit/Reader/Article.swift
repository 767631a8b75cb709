import UIKit

/// The texts of an article, at the reader's text size.
enum Article {
  static var headline: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 0.92
    let font = UIFont.preferredFont(forTextStyle: .title1)
    let text = NSMutableAttributedString(string: "How bridges ", attributes: [.font: font])
    text.append(
      NSAttributedString(
        string: "breathe",
        attributes: [
          .font: UIFont.systemFont(ofSize: font.pointSize, weight: .heavy), .foregroundColor: UIColor.systemTeal,
          .kern: 1.5,
        ]))
    return text.with(style)
  }

  static var byline: NSAttributedString {
    let side = UIFont.preferredFont(forTextStyle: .footnote).pointSize
    let clock = NSTextAttachment()
    clock.image = UIImage(systemName: "clock")
    clock.bounds = CGRect(x: 0, y: -side / 6, width: side, height: side)
    let text = NSMutableAttributedString(string: "By ")
    text.append(NSAttributedString(string: "Nora Lindqvist", attributes: [.foregroundColor: UIColor.label]))
    text.append(NSAttributedString(string: "  ·  "))
    text.append(NSAttributedString(attachment: clock))
    text.append(NSAttributedString(string: " 6 min"))
    for range in [NSRange(location: 0, length: 3), NSRange(location: 17, length: text.length - 17)] {
      text.addAttribute(.foregroundColor, value: UIColor.secondaryLabel, range: range)
    }
    return text
  }

  static var lead: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    return NSAttributedString(
      string: "Steel grows in the sun. A span of a kilometre is half a metre longer in July.",
      attributes: [.foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style])
  }

  static var body: NSAttributedString {
    let text = markdown(
      "Engineers leave **gaps** for it, and call the parts that close them *expansion joints*. "
        + "The [Öresund bridge](https://example.com/oresund) has joints that move by ~~one metre~~ 1.2 m; "
        + "`ΔL = α · L · ΔT` says by how much.")
    let gaps = NSString(string: text.string).range(of: "gaps")
    text.addAttribute(.backgroundColor, value: UIColor.systemYellow.withAlphaComponent(0.35), range: gaps)
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.2
    style.firstLineHeadIndent = 20
    return text.with(style)
  }

  static var quote: NSAttributedString {
    let size = UIFont.preferredFont(forTextStyle: .body).pointSize
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 6
    let text = NSMutableAttributedString(
      string: "“A bridge that cannot move will move once.”\n",
      attributes: [.font: UIFont.italicSystemFont(ofSize: size), .paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "OLD SAYING",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .caption1), .tracking: 2,
          .foregroundColor: UIColor.secondaryLabel,
        ]))
    return text
  }

  static var steps: NSAttributedString {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let bold: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: font.pointSize, weight: .semibold)]
    let plain: [NSAttributedString.Key: Any] = [.font: font]
    let raised: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: font.pointSize * 0.65), .baselineOffset: font.pointSize * 0.35,
    ]
    let underlined: [NSAttributedString.Key: Any] = [
      .font: font, .underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue,
      .underlineColor: UIColor.systemRed,
    ]
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "1.  ", attributes: bold))
    text.append(NSAttributedString(string: "Measure the coldest night and the hottest day.\n", attributes: plain))
    text.append(NSAttributedString(string: "2.  ", attributes: bold))
    text.append(NSAttributedString(string: "Multiply by 12 × 10", attributes: plain))
    text.append(NSAttributedString(string: "−6", attributes: raised))
    text.append(NSAttributedString(string: " per kelvin, and ", attributes: plain))
    text.append(NSAttributedString(string: "round up", attributes: underlined))
    text.append(NSAttributedString(string: ".", attributes: plain))
    let style = NSMutableParagraphStyle()
    style.headIndent = 22
    style.paragraphSpacing = 6
    return text.with(style)
  }

  static var arabic: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    style.alignment = .right
    return markdown("الجسور **تتنفس** مع الحرارة، كما كتبت *Nora*.").with(style)
  }

  static var more: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Read next: ", attributes: [.font: UIFont.preferredFont(forTextStyle: .subheadline)])
    text.append(
      NSAttributedString(
        string: "Tunnels",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 15), .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    return text
  }

  private static func markdown(_ text: String) -> NSMutableAttributedString {
    guard let parsed = try? NSAttributedString(markdown: text) else { return NSMutableAttributedString(string: text) }
    return NSMutableAttributedString(attributedString: parsed)
  }
}

extension NSMutableAttributedString {
  /// Gives all paragraphs a style.
  fileprivate func with(_ style: NSParagraphStyle) -> NSAttributedString {
    addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: length))
    return self
  }
}
