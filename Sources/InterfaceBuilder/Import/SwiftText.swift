import LPAutoLayout
import Foundation
import LPSupport

/// Writes values as Swift source.
enum SwiftText {
  /// Returns the fewest digits that read as the same number: `16`, `20.333`, `-0.5`.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = value.rounded()
    return value == rounded && abs(value) < 1e12 ? "\(Int(rounded))" : "\(Double(value))"
  }

  static func literal(_ text: String) -> String { SwiftLiteral.text(text) }

  static func size(_ size: CGSize) -> String { "CGSize(width: \(number(size.width)), height: \(number(size.height)))" }

  static func rect(_ rect: CGRect) -> String {
    "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)), height: \(number(rect.height)))"
  }

  static func insets(_ insets: UIEdgeInsets) -> String {
    "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), bottom: \(number(insets.bottom)), "
      + "right: \(number(insets.right)))"
  }

  static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
    "NSDirectionalEdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
      + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
  }

  static func priority(_ priority: UILayoutPriority) -> String {
    switch priority {
    case .required: ".required"
    case .defaultHigh: ".high"
    case .defaultLow: ".low"
    default: number(CGFloat(priority.rawValue))
    }
  }

  // MARK: Colours, fonts, images

  private static let colors: [(String, UIColor)] = [
    ("clear", .clear), ("black", .black), ("white", .white), ("systemRed", .systemRed),
    ("systemOrange", .systemOrange), ("systemYellow", .systemYellow), ("systemGreen", .systemGreen),
    ("systemMint", .systemMint), ("systemTeal", .systemTeal), ("systemCyan", .systemCyan),
    ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo), ("systemPurple", .systemPurple),
    ("systemPink", .systemPink), ("systemBrown", .systemBrown), ("systemGray", .systemGray),
    ("systemGray2", .systemGray2), ("systemGray3", .systemGray3), ("systemGray4", .systemGray4),
    ("systemGray5", .systemGray5), ("label", .label), ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel), ("separator", .separator),
    ("opaqueSeparator", .opaqueSeparator), ("link", .link), ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
    ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground), ("systemGroupedBackground", .systemGroupedBackground),
  ]

  static func color(_ color: UIColor) -> String {
    if let name = colors.first(where: { $0.1 == color })?.0 { return ".\(name)" }
    func one(_ part: RGBA) -> String {
      "Color(red: \(short(part.red)), green: \(short(part.green)), blue: \(short(part.blue)), alpha: \(short(part.alpha)))"
    }
    let light = color.resolved(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = color.resolved(with: UITraitCollection(userInterfaceStyle: .dark))
    return light == dark ? one(light) : "Color(light: \(one(light)), dark: \(one(dark)))"
  }

  private static func short(_ part: Double) -> String { number((CGFloat(part) * 1000).rounded() / 1000) }

  private static let weights: [(String, UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  static func font(_ font: UIFont) -> String {
    let font = font.value
    if let style = font.textStyle { return ".preferredFont(forTextStyle: .\(style))" }
    let weight = weights.first { $0.1 == font.weight }?.0 ?? "regular"
    if case .system = font.family, !font.isItalic {
      let more = weight == "regular" ? "" : ", weight: .\(weight)"
      return ".systemFont(ofSize: \(number(font.pointSize))\(more))"
    }
    let family =
      switch font.family {
      case .system: ".system"
      case .monospacedSystem: ".monospacedSystem"
      case .named(let name): ".named(\(literal(name)))"
      }
    return
      "Font(family: \(family), pointSize: \(number(font.pointSize)), weight: .\(weight), isItalic: \(font.isItalic))"
  }

  static func image(_ image: UIImage) -> String {
    let source =
      switch image.source {
      case .symbol(let name): ".symbol(\(literal(name)))"
      case .file(let name): ".file(\(literal(name)))"
      case .missing(let name): ".missing(\(literal(name)))"
      }
    return "Image(\(source), size: \(size(image.size)))"
  }

  static func mask(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
    return "[" + names.filter { mask.contains($0.1) }.map { ".\($0.0)" }.joined(separator: ", ") + "]"
  }
}
