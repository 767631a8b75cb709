import LPLayoutModel
import LPLocalization

/// A value on an axis of variants.
enum AxisValue: Hashable, Codable, Sendable {
  case screen(ScreenSize)
  case locale(LanguageTag)
  case strings([PseudoLanguage])
  /// A position in the words of the axis.
  case choice(Int)
}

/// The choices as their own types.
extension AxisValue {
  init(_ value: Orientation) { self = .choice(value == .portrait ? 0 : 1) }
  init(_ value: UIUserInterfaceLayoutDirection) { self = .choice(value == .leftToRight ? 0 : 1) }
  init(_ value: UIContentSizeCategory) { self = .choice(value.index) }
  init(_ value: UILegibilityWeight) { self = .choice(value == .bold ? 1 : 0) }
  init(_ value: UIUserInterfaceStyle) { self = .choice(value == .dark ? 1 : 0) }
  init(scale: Int) { self = .choice(scale - 1) }

  var position: Int { if case .choice(let position) = self { position } else { 0 } }
  var screen: ScreenSize { if case .screen(let screen) = self { screen } else { .compact } }
  var orientation: Orientation { position == 0 ? .portrait : .landscape }
  var direction: UIUserInterfaceLayoutDirection { position == 0 ? .leftToRight : .rightToLeft }
  var locale: LanguageTag { if case .locale(let locale) = self { locale } else { .english } }
  var strings: [PseudoLanguage] { if case .strings(let strings) = self { strings } else { [] } }
  var textSize: UIContentSizeCategory { UIContentSizeCategory.allCases[position] }
  var legibility: UILegibilityWeight { position == 1 ? .bold : .regular }
  var appearance: UIUserInterfaceStyle { position == 1 ? .dark : .light }
  var scale: Int { position + 1 }
}
