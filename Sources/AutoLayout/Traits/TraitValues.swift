public import Foundation

/// The traits of one surrounding, all of them known, as environments and layouts carry them.
public struct TraitValues: Hashable, Codable, Sendable {
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass
  /// The direction of the language.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// The text size that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory
  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether the user has text set in bold.
  public var legibilityWeight: UILegibilityWeight
  /// Pixels per point.
  public var displayScale: CGFloat
  /// BCP 47.
  public var localeIdentifier: String
  /// The body font's size as a multiple of that at Large, where it lies between two text sizes; `nil` elsewhere.
  package var textGrowth: CGFloat?

  /// The defaults are those of a phone held upright, in English.
  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact, verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large, userInterfaceStyle: UIUserInterfaceStyle = .light,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone, legibilityWeight: UILegibilityWeight = .regular,
    displayScale: CGFloat = 2, localeIdentifier: String = "en"
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.legibilityWeight = legibilityWeight
    self.displayScale = displayScale
    self.localeIdentifier = localeIdentifier
  }
}
