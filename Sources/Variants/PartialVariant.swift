import AutoLayout
import Localization

/// A variant of which some parts are not known, or not decided yet.
struct PartialVariant {
  var screen: Variant.Screen?
  var orientation: Orientation?
  var direction: UIUserInterfaceLayoutDirection?
  var locale: LanguageTag?
  var strings: [PseudoLanguage]?
  var textSize: UIContentSizeCategory?
  var legibility: UILegibilityWeight?
  var appearance: UIUserInterfaceStyle?
  var scale: Int?

  var posture: Device.Posture? {
    guard let screen, let orientation else { return nil }
    return screen.posture(orientation)
  }

  init() {}

  init(_ variant: Variant) {
    screen = variant.screen
    orientation = variant.orientation
    direction = variant.direction
    locale = variant.locale
    strings = variant.strings
    textSize = variant.textSize
    legibility = variant.legibility
    appearance = variant.appearance
    scale = variant.scale
  }

  /// The variant with the defaults for what is not known.
  func filled() throws(VariantError) -> Variant {
    try Variant(
      screen: screen ?? .compact, orientation: orientation, direction: direction, locale: locale ?? .english,
      strings: strings ?? [], textSize: textSize ?? .large, legibility: legibility ?? .regular,
      appearance: appearance ?? .light, scale: scale)
  }
}
