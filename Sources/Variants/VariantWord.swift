import AutoLayout
import Localization

/// One word of a condition on variants.
enum VariantWord: Hashable, Sendable {
  case width(UIUserInterfaceSizeClass)
  case height(UIUserInterfaceSizeClass)
  case idiom(UIUserInterfaceIdiom)
  case split
  case screen(Variant.Screen)
  case orientation(Orientation)
  case direction(UIUserInterfaceLayoutDirection)
  case locale(LanguageTag)
  case plain
  case strings(PseudoLanguage)
  case textSize(UIContentSizeCategory)
  case accessibility
  case bold
  case appearance(UIUserInterfaceStyle)
  case scale(Int)

  /// The words that need no table; devices, sizes and locales come on top.
  static let fixed: [(word: String, meaning: VariantWord)] =
    [
      ("compact", .width(.compact)), ("regular", .width(.regular)), ("compact-height", .height(.compact)),
      ("regular-height", .height(.regular)), ("phone", .idiom(.phone)), ("pad", .idiom(.pad)), ("split", .split),
      ("portrait", .orientation(.portrait)), ("landscape", .orientation(.landscape)),
      ("ltr", .direction(.leftToRight)), ("rtl", .direction(.rightToLeft)), ("plain", .plain),
      ("doubled", .strings(.doubled)), ("accented", .strings(.accented)), ("bounded", .strings(.bounded)),
      ("rtl-strings", .strings(.rtlStrings)), ("accessibility", .accessibility),
    ] + UIContentSizeCategory.allCases.map { ($0.word, .textSize($0)) } + [
      ("bold", .bold), ("light", .appearance(.light)), ("dark", .appearance(.dark)), ("1x", .scale(1)),
      ("2x", .scale(2)), ("3x", .scale(3)),
    ]

  private static let plurals = [
    "phones": "phone", "iphone": "phone", "iphones": "phone", "pads": "pad",
    "ipad": "pad", "ipads": "pad", "splits": "split",
  ]

  init?(_ text: String, locales: [LanguageTag]?) {
    let lower = text.lowercased()
    let word = Self.plurals[lower] ?? lower
    if let known = Self.fixed.first(where: { $0.word.lowercased() == word }) {
      self = known.meaning
    } else if let size = UIContentSizeCategory(word: word) {
      self = .textSize(size)
    } else if let size = Variant.Screen.size(word) {
      self = .screen(size)
    } else if let tag = LanguageTag(text), locales?.contains(where: tag.includes) ?? true {
      self = .locale(tag)
    } else if let device = Device(named: text) {
      self = .screen(.device(device))
    } else {
      return nil
    }
  }

  func holds(for variant: PartialVariant) -> Bool? {
    switch self {
    case .width(let width): variant.posture.map { $0.horizontalSizeClass == width }
    case .height(let height): variant.posture.map { $0.verticalSizeClass == height }
    case .idiom(let idiom): variant.screen.map { $0.idiom == idiom }
    case .split: variant.screen.map { $0.device?.split != nil }
    case .screen(let screen): variant.screen.map { $0 == screen }
    case .orientation(let orientation): variant.orientation.map { $0 == orientation }
    case .direction(let direction): variant.direction.map { $0 == direction }
    case .locale(let tag): variant.locale.map(tag.includes)
    case .plain: variant.strings.map(\.isEmpty)
    case .strings(let language): variant.strings.map { $0.contains(language) }
    case .textSize(let size): variant.textSize.map { $0 == size }
    case .accessibility: variant.textSize.map(\.isAccessibilityCategory)
    case .bold: variant.legibility.map { $0 == .bold }
    case .appearance(let appearance): variant.appearance.map { $0 == appearance }
    case .scale(let scale): variant.scale.map { $0 == scale }
    }
  }
}
