public import Foundation

extension UIListContentConfiguration {
  /// How a text of a row is shown.
  public struct TextProperties: Hashable {
    /// How a text is aligned.
    public enum TextAlignment: Int, Hashable, Sendable { case natural = 0, center, justified }
    /// How the case of a text is changed.
    public enum TextTransform: Int, Hashable, Sendable { case none = 0, uppercase, lowercase, capitalized }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Changes the colour before it is shown; `nil` for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Returns the colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    /// How lines are aligned.
    public var alignment = TextAlignment.natural
    /// How lines break, and where text is cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 is as many as needed.
    public var numberOfLines = 0
    /// Whether a single line shrinks before it is cut.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of its size that a line shrinks to.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size; fonts of text styles have it already.
    public var adjustsFontForContentSizeCategory = true
    /// How the case is changed.
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// Returns a text as it is shown in a language.
    func shown(_ text: String, _ language: String?) -> String {
      let locale = language.map(Locale.init(identifier:))
      return switch transform {
      case .none: text
      case .uppercase: text.uppercased(with: locale)
      case .lowercase: text.lowercased(with: locale)
      case .capitalized: text.capitalized(with: locale)
      }
    }
  }

  /// How the image of a row is shown.
  public struct ImageProperties: Hashable {
    /// The width or height of `reservedLayoutSize` that stands for the system's.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The size of a symbol; `nil` for the size of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and templates; `nil` for the tint.
    public var tintColor: UIColor?
    /// Changes the colour of symbols and templates before it is shown; `nil` for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Returns the colour that symbols and templates have in a view with a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    /// The radius of the image's corners, in points. Only square corners and circles of files are cut.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept free for the image, in points, so that texts of several rows are aligned.
    public var reservedLayoutSize = CGSize.zero
  }
}
