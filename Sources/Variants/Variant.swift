public import LPLayoutModel
public import LPLocalization

/// One point of the matrix: a screen and everything else that a layout depends on.
///
/// A variant has one value on each axis. Values that are not given follow from the others: the orientation and scale
/// from the screen, the direction from the language. So `rtl` and `ltr` of an English variant differ, and Arabic needs
/// no `rtl`.
public struct Variant: Hashable, Sendable {
  /// The value on every axis.
  let parts: PartialVariant

  /// The screen that a variant is laid out on.
  @available(*, deprecated, renamed: "ScreenSize")
  public typealias Screen = ScreenSize

  /// Makes a variant with the given values.
  ///
  /// - Throws: `VariantError` for a scale other than 1, 2 or 3, and for values that contradict each other: landscape
  ///   with a plain size or a device that does not have it, or left to right with a right-to-left pseudo-language.
  public init(
    screen: ScreenSize = .compact, orientation: Orientation? = nil, direction: UIUserInterfaceLayoutDirection? = nil,
    locale: LanguageTag = .english, strings: [PseudoLanguage] = [], textSize: UIContentSizeCategory = .large,
    legibility: UILegibilityWeight = .regular, appearance: UIUserInterfaceStyle = .light, scale: Int? = nil
  ) throws(VariantError) {
    var parts = PartialVariant()
    parts[.screen] = .screen(screen)
    parts[.orientation] = orientation.map { AxisValue($0) }
    parts[.direction] = direction.map { AxisValue($0) }
    parts[.locale] = .locale(locale)
    parts[.strings] = .strings(strings)
    parts[.textSize] = AxisValue(textSize)
    parts[.legibility] = AxisValue(legibility)
    parts[.appearance] = AxisValue(appearance)
    parts[.scale] = scale.map { AxisValue(scale: $0) }
    try self.init(parts)
  }

  /// Makes a variant with the given values; the values on the other axes follow from them.
  init(_ given: PartialVariant) throws(VariantError) {
    var parts = given
    for axis in VariantAxis.allCases {
      parts[axis] = parts[axis] ?? axis.definition.standard
      try axis.definition.check(parts[axis])
    }
    if let orientation = parts[.orientation]?.orientation, let screen = parts.screen, screen.posture(orientation) == nil
    {
      throw .noSuchOrientation(screen: screen.word, orientation: orientation)
    }
    let strings = parts.strings ?? []
    if parts[.direction] == AxisValue(.leftToRight), PseudoLanguage.mirrors(strings) {
      throw .directionAgainstStrings(PseudoLanguage.word(of: strings))
    }
    parts.settle(VariantAxis.dependent)
    parts[.strings] = .strings(Array(Set(strings.filter { $0 != .rtl })).sorted())
    self.parts = parts
  }

  /// The default variant: a compact screen in portrait, English, the default text size, light.
  public static let `default` = try! Variant()
}

extension Variant {
  /// The screen.
  public var screen: ScreenSize { parts[.screen]!.screen }
  /// The orientation of the screen.
  public var orientation: Orientation { parts[.orientation]!.orientation }
  /// The layout direction.
  public var direction: UIUserInterfaceLayoutDirection { parts[.direction]!.direction }
  /// The language.
  public var locale: LanguageTag { parts[.locale]!.locale }
  /// The pseudo-languages in the order in which they are applied; without `.rtl`, which changes the direction and no
  /// strings.
  public var strings: [PseudoLanguage] { parts[.strings]!.strings }
  /// The text size.
  public var textSize: UIContentSizeCategory { parts[.textSize]!.textSize }
  /// The Bold Text setting: `.regular` or `.bold`.
  public var legibility: UILegibilityWeight { parts[.legibility]!.legibility }
  /// The appearance: `.light` or `.dark`.
  public var appearance: UIUserInterfaceStyle { parts[.appearance]!.appearance }
  /// The number of pixels per point.
  public var scale: Int { parts[.scale]!.scale }

  /// Returns the same variant with other values on some axes, or `nil` if they contradict the rest.
  package func with(
    direction: UIUserInterfaceLayoutDirection? = nil, strings: [PseudoLanguage]? = nil,
    textSize: UIContentSizeCategory? = nil
  ) -> Variant? {
    var changed = parts
    if let direction { changed[.direction] = AxisValue(direction) }
    if let strings { changed[.strings] = .strings(strings) }
    if let textSize { changed[.textSize] = AxisValue(textSize) }
    return try? Variant(changed)
  }
}
