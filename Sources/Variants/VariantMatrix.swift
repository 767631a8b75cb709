public import LPLayoutModel
public import LPLocalization

/// The values of each axis and how they combine. An axis without values stays at its default.
public struct VariantMatrix: Hashable, Codable, Sendable {
  /// The values of the axes that have any.
  var values: [VariantAxis: [AxisValue]] = [:]
  /// How the axes combine.
  public var combination: Combination?
  /// The conditions that exclude variants.
  public var exclusions: [VariantExclusion]

  /// How axes combine.
  public typealias Combination = VariantCombination

  /// Makes a matrix from the values of each axis.
  public init(
    screens: [ScreenSize]? = nil, orientations: [Orientation]? = nil,
    directions: [UIUserInterfaceLayoutDirection]? = nil, locales: [LanguageTag]? = nil,
    strings: [[PseudoLanguage]]? = nil, textSizes: [UIContentSizeCategory]? = nil,
    legibility: [UILegibilityWeight]? = nil, appearances: [UIUserInterfaceStyle]? = nil, scales: [Int]? = nil,
    combination: Combination? = nil, exclusions: [VariantExclusion] = []
  ) {
    self.combination = combination
    self.exclusions = exclusions
    self.screens = screens
    self.orientations = orientations
    self.directions = directions
    self.locales = locales
    self.strings = strings
    self.textSizes = textSizes
    self.legibility = legibility
    self.appearances = appearances
    self.scales = scales
  }

  /// Returns this matrix with the axes that `other` has replaced by the other's, and with the exclusions of both. The
  /// receiver is a preview's own matrix, the argument the command line's.
  public func overridden(by other: VariantMatrix) -> VariantMatrix {
    var result = self
    result.values.merge(other.values) { $1 }
    result.combination = other.combination ?? combination
    result.exclusions += other.exclusions.filter { !exclusions.contains($0) }
    return result
  }
}

extension VariantMatrix {
  /// The screens; `nil` for the default.
  public var screens: [ScreenSize]? {
    get { values[.screen]?.map(\.screen) }
    set { values[.screen] = newValue?.map { .screen($0) } }
  }

  /// The orientations; `nil` for the default.
  public var orientations: [Orientation]? {
    get { values[.orientation]?.map(\.orientation) }
    set { values[.orientation] = newValue?.map { AxisValue($0) } }
  }

  /// The layout directions; `nil` for the language's.
  public var directions: [UIUserInterfaceLayoutDirection]? {
    get { values[.direction]?.map(\.direction) }
    set { values[.direction] = newValue?.map { AxisValue($0) } }
  }

  /// The languages; `nil` for the default.
  public var locales: [LanguageTag]? {
    get { values[.locale]?.map(\.locale) }
    set { values[.locale] = newValue?.map { .locale($0) } }
  }

  /// The pseudo-languages; `nil` for the default.
  public var strings: [[PseudoLanguage]]? {
    get { values[.strings]?.map(\.strings) }
    set { values[.strings] = newValue?.map { .strings($0) } }
  }

  /// The text sizes; `nil` for the default.
  public var textSizes: [UIContentSizeCategory]? {
    get { values[.textSize]?.map(\.textSize) }
    set { values[.textSize] = newValue?.map { AxisValue($0) } }
  }

  /// The Bold Text settings; `nil` for the default.
  public var legibility: [UILegibilityWeight]? {
    get { values[.legibility]?.map(\.legibility) }
    set { values[.legibility] = newValue?.map { AxisValue($0) } }
  }

  /// The appearances; `nil` for the default.
  public var appearances: [UIUserInterfaceStyle]? {
    get { values[.appearance]?.map(\.appearance) }
    set { values[.appearance] = newValue?.map { AxisValue($0) } }
  }

  /// The pixels per point, 1, 2 or 3; `nil` for the screen's.
  public var scales: [Int]? {
    get { values[.scale]?.map(\.scale) }
    set { values[.scale] = newValue?.map { AxisValue(scale: $0) } }
  }
}
