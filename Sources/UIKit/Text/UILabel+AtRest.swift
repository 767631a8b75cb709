public import LPAutoLayout
public import Foundation

extension NSParagraphStyle {
  /// Where lines may be broken besides between words; bits are UIKit's. Kept.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes a set of UIKit's raw values.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// So that no line has one word alone at a paragraph's end.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Not inside words of Hangul.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As labels of the system do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension UILabel {
  private static let storedStrategy = Stored("UILabel.lineBreakStrategy", NSParagraphStyle.LineBreakStrategy.standard)
  private static let storedShadow = Stored<UIColor?>("UILabel.shadowColor", nil)
  private static let storedOffset = Stored("UILabel.shadowOffset", CGSize(width: 0, height: -1))

  /// Kept; lines are broken between words.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { Self.storedStrategy[self] }
    set { Self.storedStrategy[self] = newValue }
  }
  /// The colour of the text's shadow, which is not drawn.
  public var shadowColor: UIColor? {
    get { Self.storedShadow[self] }
    set {
      Self.storedShadow[self] = newValue
      if newValue != nil { InactiveUse.record("UILabel.shadowColor", because: "shadows of texts are not drawn") }
    }
  }
  /// How far the text's shadow is moved; kept.
  public var shadowOffset: CGSize {
    get { Self.storedOffset[self] }
    set { Self.storedOffset[self] = newValue }
  }
}
