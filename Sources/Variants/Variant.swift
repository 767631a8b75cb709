public import AutoLayout
public import Localization

/// One point of the matrix: a screen and everything else that a layout depends on.
///
/// A point has one value: what is left out is resolved from the rest (the orientation and scale from the screen, the
/// direction from the language), so that `rtl` and `ltr` of an English variant differ, and Arabic needs no `rtl`.
public struct Variant: Hashable, Sendable {
  /// The screen.
  public let screen: Screen
  /// The orientation of the screen.
  public let orientation: Orientation
  /// The layout direction; `nil` for the language's.
  public let direction: UIUserInterfaceLayoutDirection
  /// The language.
  public let locale: LanguageTag
  /// In the order they are applied, without `.rtl`, which is a direction and no change of strings.
  public let strings: [PseudoLanguage]
  /// The text size.
  public let textSize: UIContentSizeCategory
  /// The Bold Text setting.
  public let legibility: UILegibilityWeight
  /// `.light` or `.dark`.
  public let appearance: UIUserInterfaceStyle
  /// Pixels per point.
  public let scale: Int

  /// What is drawn on.
  public enum Screen: Hashable, Sendable {
    /// `Device.compact` at two pixels a point.
    case compact
    /// `Device.regular` at two pixels a point.
    case regular
    /// Any size, in whole points; no safe area.
    case size(width: Int, height: Int)
    case device(Device)
  }

  /// - Throws: `VariantError` where the parts contradict each other: landscape for a plain size or for a device
  ///   that has none, left to right with a right-to-left pseudo-language; or a scale other than 1, 2 or 3.
  public init(
    screen: Screen = .compact, orientation: Orientation? = nil, direction: UIUserInterfaceLayoutDirection? = nil,
    locale: LanguageTag = .english, strings: [PseudoLanguage] = [], textSize: UIContentSizeCategory = .large,
    legibility: UILegibilityWeight = .regular, appearance: UIUserInterfaceStyle = .light, scale: Int? = nil
  ) throws(VariantError) {
    if let orientation, screen.posture(orientation) == nil {
      throw .noSuchOrientation(screen: screen.word, orientation: orientation)
    }
    let mirrors = PseudoLanguage.mirrors(strings)
    if mirrors, direction == .leftToRight { throw .directionAgainstStrings(PseudoLanguage.word(of: strings)) }
    if let scale, !Self.scales.contains(scale) {
      throw .unknownValue(
        axis: .scale, value: "\(scale)", known: Self.scales.map { "\($0)" }, suggestions: [])
    }
    self.screen = screen
    self.orientation = orientation ?? screen.defaultOrientation
    self.direction = mirrors ? .rightToLeft : direction ?? locale.layoutDirection
    self.locale = locale
    self.strings = Array(Set(strings.filter { $0 != .rtl })).sorted()
    self.textSize = textSize
    self.legibility = legibility == .bold ? .bold : .regular
    self.appearance = appearance == .dark ? .dark : .light
    self.scale = scale ?? screen.defaultScale
  }

  /// A compact screen in portrait, English, in the default text size, light.
  public static let `default` = try! Variant()

  static let scales = [1, 2, 3]
}
