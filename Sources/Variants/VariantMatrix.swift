public import AutoLayout
public import Localization

/// The values of each axis and how they combine. What is not given stays at its default.
public struct VariantMatrix: Hashable, Sendable {
  /// The screens; `nil` for the default.
  public var screens: [Variant.Screen]?
  /// The orientations; `nil` for the default.
  public var orientations: [Orientation]?
  /// The layout directions; `nil` for the language's.
  public var directions: [UIUserInterfaceLayoutDirection]?
  /// The languages; `nil` for the default.
  public var locales: [LanguageTag]?
  /// The pseudo-languages; `nil` for the default.
  public var strings: [[PseudoLanguage]]?
  /// The text sizes; `nil` for the default.
  public var textSizes: [UIContentSizeCategory]?
  /// The Bold Text settings; `nil` for the default.
  public var legibility: [UILegibilityWeight]?
  /// The appearances; `nil` for the default.
  public var appearances: [UIUserInterfaceStyle]?
  /// The pixels per point; `nil` for the screen's.
  public var scales: [Int]?
  /// How the axes combine.
  public var combination: Combination?
  /// The conditions that leave variants out.
  public var exclusions: [VariantExclusion]

  /// How axes combine.
  public enum Combination: String, CaseIterable, Codable, Sendable {
    /// Every value of an axis with every value of the others.
    case product
    /// As few variants as will hold every pair of values of two axes.
    case pairwise
    /// One axis at a time, the others at their default.
    case each
  }

  /// Makes a matrix from the values of each axis.
  public init(
    screens: [Variant.Screen]? = nil, orientations: [Orientation]? = nil,
    directions: [UIUserInterfaceLayoutDirection]? = nil, locales: [LanguageTag]? = nil,
    strings: [[PseudoLanguage]]? = nil, textSizes: [UIContentSizeCategory]? = nil,
    legibility: [UILegibilityWeight]? = nil, appearances: [UIUserInterfaceStyle]? = nil, scales: [Int]? = nil,
    combination: Combination? = nil, exclusions: [VariantExclusion] = []
  ) {
    self.screens = screens
    self.orientations = orientations
    self.directions = directions
    self.locales = locales
    self.strings = strings
    self.textSizes = textSizes
    self.legibility = legibility
    self.appearances = appearances
    self.scales = scales
    self.combination = combination
    self.exclusions = exclusions
  }

  /// The axes of `other` where it has any, these elsewhere; the exclusions of both. A preview's own matrix is the
  /// receiver, the command line's the argument.
  public func overridden(by other: VariantMatrix) -> VariantMatrix {
    VariantMatrix(
      screens: other.screens ?? screens, orientations: other.orientations ?? orientations,
      directions: other.directions ?? directions, locales: other.locales ?? locales,
      strings: other.strings ?? strings, textSizes: other.textSizes ?? textSizes,
      legibility: other.legibility ?? legibility, appearances: other.appearances ?? appearances,
      scales: other.scales ?? scales, combination: other.combination ?? combination,
      exclusions: exclusions + other.exclusions.filter { !exclusions.contains($0) })
  }
}
