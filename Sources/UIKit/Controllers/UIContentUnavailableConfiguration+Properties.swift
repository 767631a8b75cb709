public import LPAutoLayout
import LPComponents
public import Foundation

extension UIContentUnavailableConfiguration {
  /// How the picture looks.
  public struct ImageProperties: Hashable {
    /// How a symbol looks.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a symbol or a template; `nil` for the view's tint.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points; a side of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// Kept; colours are not inverted.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How lines break, and where text is cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 is as many as needed.
    public var numberOfLines = 0
    /// Whether a single line shrinks before it is cut.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of its size that a line shrinks to.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept; letters keep their distances.
    public var allowsDefaultTighteningForTruncation = false

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What a tap does, which the button takes a title and an image from if it has none.
    public var primaryAction: UIAction?
    /// The menu, which is never shown.
    public var menu: UIMenu?
    /// Whether the button can be used.
    public var isEnabled = true

    @MainActor
    func shows(_ button: UIButton.Configuration) -> Bool {
      let titles = [button.title, primaryAction?.title].compactMap { $0 }
      return titles.contains { !$0.isEmpty } || button.attributedTitle != nil || button.image != nil
        || primaryAction?.image != nil
    }
  }
}
