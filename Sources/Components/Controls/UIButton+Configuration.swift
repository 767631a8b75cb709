public import Foundation

extension UIButton {
  /// The appearance of a button since iOS 15: its background, insets, and the place of its image.
  public struct Configuration: Hashable, Sendable {
    /// The rounding of a button's corners.
    public enum CornerStyle: Int, Codable, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// The size class of a button's insets and font.
    public enum Size: Int, Codable, Sendable { case medium = 0, small, mini, large }
    /// The picture behind the title of a button with a menu. Raw values are UIKit's.
    public enum Indicator: Int, Codable, Sendable {
      /// Two chevrons for a pop-up button, and none for others.
      case automatic = 0
      case none, popup
    }
    /// How title and subtitle are aligned with each other.
    public enum TitleAlignment: Int, Codable, Sendable { case automatic = 0, leading, center, trailing }

    /// The style that the background and the foreground derive from.
    enum Style { case plain, gray, tinted, filled }
    let style: Style

    private var plainTitle: String?
    private var plainSubtitle: String?
    /// The title with the attributes of its parts; `nil` for a plain title or none.
    public var attributedTitle: AttributedString?
    /// The line below the title with the attributes of its parts; `nil` for a plain one or none.
    public var attributedSubtitle: AttributedString?
    /// The title; `nil` for none. Setting it drops an attributed title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } ?? plainTitle }
      set { (plainTitle, attributedTitle) = (newValue, nil) }
    }
    /// The line below the title; `nil` for none. Setting it drops an attributed one.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
      set { (plainSubtitle, attributedSubtitle) = (newValue, nil) }
    }
    /// The picture; `nil` for none.
    public var image: UIImage?
    /// The size and the colour of a symbol, where its own configuration leaves them open; `nil` for none.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the colour of symbols and templates before it is shown; `nil` for none.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the wheel before it is shown; `nil` for none.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the attributes of the title's parts, which have the button's font; `nil` for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The side of the title that the picture is on.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and titles, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned with each other.
    public var titleAlignment: TitleAlignment = .automatic
    /// How the title wraps or is cut.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The insets around image and titles, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// How the corners are rounded.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size class of insets and font.
    public var buttonSize: Size = .medium {
      didSet { if buttonSize != oldValue { contentInsets = Self.insets(of: buttonSize) } }
    }
    /// The colour of title and picture; `nil` for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour that the background derives from; `nil` for the style's.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// The picture behind the title of a button with a menu.
    public var indicator: Indicator = .automatic
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    private init(_ style: Style) {
      self.style = style
      contentInsets = Self.insets(of: .medium)
    }

    /// A configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A configuration with a background in a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A configuration without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A configuration with a grey background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A configuration with a background in a pale tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A configuration with a background in the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the insets: 7 and 12 were measured for the medium size; a large button is about 50 points high.
    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    var titleLineLimit: Int {
      switch titleLineBreakMode {
      case .byWordWrapping, .byCharWrapping: 0
      default: 1
      }
    }

    func font(in traits: UITraitCollection) -> UIFont {
      let style: UIFont.TextStyle = buttonSize == .small || buttonSize == .mini ? .subheadline : .body
      return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    func subtitleFont(in traits: UITraitCollection) -> UIFont {
      .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    }

    func backgroundColor(tint: UIColor) -> UIColor? {
      if let color = background.shownColor { return color }
      switch style {
      case .plain: return nil
      case .gray: return baseBackgroundColor ?? .secondarySystemFill
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: return baseBackgroundColor ?? tint
      }
    }

    func foregroundColor(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    func cornerRadius(height: CGFloat, metrics: ControlMetrics) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: metrics == .ios26 ? 17 : background.cornerRadius
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    }
  }
}
