import LPLayoutModel
import LPLocalization

/// One word of a condition on variants.
enum VariantWord: Hashable, Sendable {
  case width(UIUserInterfaceSizeClass)
  case height(UIUserInterfaceSizeClass)
  case idiom(UIUserInterfaceIdiom)
  case split
  case screen(ScreenSize)
  case locale(LanguageTag)
  case plain
  case strings(PseudoLanguage)
  /// Positions in the words of an axis with a fixed list of values.
  case choice(VariantAxis, ClosedRange<Int>)

  /// The words that need no table; devices, sizes and locales are added to them.
  static let fixed: [(word: String, meaning: VariantWord)] =
    [
      ("compact", .width(.compact)), ("regular", .width(.regular)), ("compact-height", .height(.compact)),
      ("regular-height", .height(.regular)), ("phone", .idiom(.phone)), ("pad", .idiom(.pad)), ("split", .split),
      ("plain", .plain), ("doubled", .strings(.doubled)), ("accented", .strings(.accented)),
      ("bounded", .strings(.bounded)), ("rtl-strings", .strings(.rtlStrings)), ("expanded", .strings(.expanded)),
    ]
    + VariantAxis.allCases.flatMap { axis in
      axis.definition.conditions.map { ($0.word, .choice(axis, $0.first...$0.last)) }
    }

  private static let plurals = [
    "phones": "phone", "iphone": "phone", "iphones": "phone", "pads": "pad",
    "ipad": "pad", "ipads": "pad", "splits": "split",
  ]

  init?(_ text: String, locales: [LanguageTag]?) {
    let lower = text.lowercased()
    let word = Self.plurals[lower] ?? lower
    if let known = Self.fixed.first(where: { $0.word.lowercased() == word }) {
      self = known.meaning
    } else if let (axis, position) = Self.choice(word) {
      self = .choice(axis, position...position)
    } else if let size = ScreenSize.size(word) {
      self = .screen(size)
    } else if let tag = LanguageTag(text), locales?.contains(where: tag.includes) ?? true {
      self = .locale(tag)
    } else if let device = Device(named: text) {
      self = .screen(.device(device))
    } else {
      return nil
    }
  }

  /// Returns the meaning of an alternative spelling, such as `ax5`.
  private static func choice(_ word: String) -> (VariantAxis, Int)? {
    VariantAxis.allCases.lazy.compactMap { axis in
      if case .choice(let position)? = axis.definition.read(word) { (axis, position) } else { nil }
    }.first
  }

  func holds(for variant: PartialVariant) -> Bool? {
    switch self {
    case .width(let width): variant.posture.map { $0.horizontalSizeClass == width }
    case .height(let height): variant.posture.map { $0.verticalSizeClass == height }
    case .idiom(let idiom): variant.screen.map { $0.idiom == idiom }
    case .split: variant.screen.map { $0.device?.split != nil }
    case .screen(let screen): variant.screen.map { $0 == screen }
    case .locale(let tag): variant.locale.map(tag.includes)
    case .plain: variant.strings.map(\.isEmpty)
    case .strings(let language): variant.strings.map { $0.contains(language) }
    case .choice(let axis, let positions): variant[axis].map { positions.contains($0.position) }
    }
  }
}
