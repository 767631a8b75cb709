public import Foundation

/// The traits of an environment or a layout, all of them specified.
public struct TraitValues: Hashable, Codable, Sendable {
  /// The size class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The size class of the height.
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
  /// The number of pixels per point.
  public var displayScale: CGFloat
  /// The language (BCP 47).
  public var localeIdentifier: String
  /// The body font's size as a multiple of that at Large, if it is between two text sizes; `nil` otherwise.
  package var textGrowth: CGFloat?

  /// Makes traits; the defaults are those of a phone in portrait, in English.
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
