/// The style of a line below or through letters; raw values are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes with two dots between them.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// No line below white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// Whether a line is drawn.
  package var isDrawn: Bool { rawValue & 0xFF != 0 }
}
