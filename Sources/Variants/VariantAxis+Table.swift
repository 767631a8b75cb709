import LPLayoutModel
import Foundation
import LPLocalization

/// The table of axes. A new axis is a case of `VariantAxis` and a row here.
extension VariantAxis {
  static let table = allCases.map(\.row)

  private var row: AxisDefinition {
    switch self {
    case .screen: .screen
    case .orientation:
      .choice(
        "Orientation", ["portrait", "landscape"],
        help: "Orientations: portrait, landscape. Default: portrait, if the screen has it.", standard: nil,
        isStandardFirst: true
      ).following(.screen) { parts in
        parts[.orientation] ?? parts.screen.map { AxisValue($0.defaultOrientation) }
      }
    case .direction:
      .choice(
        "Direction", ["ltr", "rtl"], help: "Layout directions: ltr, rtl. Default: the language's direction.",
        standard: nil,
        position: { ["left-to-right": 0, "right-to-left": 1][$0] },
        traits: { $1.layoutDirection = $0.direction }
      ).following(.locale, .strings) { parts in
        let given = parts[.direction]
        guard let strings = parts.strings else { return given?.direction == .rightToLeft ? given : nil }
        return PseudoLanguage.mirrors(strings)
          ? AxisValue(.rightToLeft) : given ?? parts.locale.map { AxisValue($0.layoutDirection) }
      }
    case .locale: .locale
    case .strings: .strings
    case .textSize:
      .choice(
        "Text size", UIContentSizeCategory.words,
        help: "Text sizes: xSmall to xxxLarge, accessibility1 to accessibility5. Default: large.",
        standard: UIContentSizeCategory.large.index,
        groups: [
          ("accessibility", UIContentSizeCategory.accessibilityMedium.index, UIContentSizeCategory.words.count - 1)
        ],
        position: { UIContentSizeCategory(word: $0)?.index },
        traits: { $1.preferredContentSizeCategory = $0.textSize })
    case .legibility:
      // In names, `regular` stands for a screen.
      .choice(
        "Legibility", ["regular", "bold"], help: "The Bold Text setting: regular, bold. Default: regular.",
        nameWords: [nil, "bold"],
        traits: { $1.legibilityWeight = $0.legibility })
    case .appearance:
      .choice(
        "Appearance", ["light", "dark"], help: "Appearances: light, dark. Default: light.",
        traits: { $1.userInterfaceStyle = $0.appearance })
    case .scale:
      .choice(
        "Scale", ["1", "2", "3"], help: "Pixels per point: 1, 2, 3. Default: the screen's.",
        nameWords: ["1x", "2x", "3x"], standard: nil, isStandardFirst: true,
        traits: { $1.displayScale = CGFloat($0.scale) }
      ).following(.screen) { parts in
        parts[.scale] ?? parts.screen.map { AxisValue(scale: $0.defaultScale) }
      }
    }
  }
}

extension AxisDefinition {
  fileprivate static let screen = AxisDefinition(
    name: "screen", title: "Screen",
    options: [
      VariantOption(
        name: "size", noun: "size",
        help: "Screen sizes: compact, regular, or WIDTHxHEIGHT in points. Default: compact.",
        known: { _ in ["compact", "regular"] }, remedy: "or WIDTHxHEIGHT in points, from 16 to 8192, such as 390x844",
        all: { _ in [.screen(.compact), .screen(.regular)] },
        read: { word, _ in
          switch word.lowercased() {
          case "compact": [.screen(.compact)]
          case "regular": [.screen(.regular)]
          default: ScreenSize.size(word).map { [.screen($0)] }
          }
        }, guesses: { word in Device(named: word).map { ["--device '\($0.name)'"] } ?? [] }),
      VariantOption(
        name: "device", noun: "device",
        help:
          "Devices by name, such as 'iPhone SE' or 'iPad Air 11 split 1/2', or a group: phones, pads, splits, models.",
        known: { _ in Device.all.filter(\.isWhole).map(\.name) },
        remedy:
          "or 'screens', 'phones', 'pads', 'splits', or a part of a screen, as in 'iPad 9.7 slide over' or 'iPhone SE in call'",
        all: { _ in Device.screens.map { .screen(.device($0)) } },
        read: { word, _ in
          (Device.group(word) ?? Device(named: word).map { [$0] })?.map { .screen(.device($0)) }
        }, guesses: { Device.names(near: $0) }),
    ],
    standard: .screen(.compact), settled: { _ in .screen(.compact) }, word: \.screen.word,
    read: { ScreenSize(word: $0.lowercased()).map { .screen($0) } },
    pageWord: { value in
      if case .device(let device) = value.screen { device.name } else { value.screen.word }
    },
    ranks: { value, _ in value.screen.ranks.map { .number($0) } },
    traits: { $1.userInterfaceIdiom = $0.screen.idiom })

  fileprivate static let locale = AxisDefinition(
    name: "locale", title: "Language",
    options: [
      VariantOption(
        name: "locale", noun: "locale",
        help: "Languages of the string catalogs, such as en,de,ar. Default: the development language.",
        known: { $0.map(\.description) },
        all: { $0.isEmpty ? [.locale(.english)] : $0.map { .locale($0) } },
        read: { word, locales in
          guard let tag = LanguageTag(word), locales.isEmpty || locales.contains(where: { $0.includes(tag) }) else {
            return nil
          }
          return [.locale(tag)]
        })
    ],
    standard: .locale(.english), settled: { _ in .locale(.english) }, word: \.locale.description,
    read: { LanguageTag($0).map { .locale($0) } },
    ranks: { value, implied in [.text(value == implied ? "" : value.locale.description)] },
    traits: { $1.localeIdentifier = $0.locale.description })

  fileprivate static let strings = AxisDefinition(
    name: "strings", title: "Strings",
    options: [
      VariantOption(
        name: "strings", noun: "pseudo-language",
        help: "Pseudo-languages: plain, doubled, expanded, accented, bounded, rtl, rtl-strings; join several with '+'.",
        known: { _ in ["plain"] + PseudoLanguage.allCases.map(\.rawValue) },
        remedy: "join several with '+', such as doubled+bounded",
        all: { _ in [.strings([])] + PseudoLanguage.allCases.map { .strings([$0]) } },
        read: { word, _ in PseudoLanguage.set(word.lowercased()).map { [.strings($0)] } })
    ],
    standard: .strings([]), settled: { _ in .strings([]) }, word: { PseudoLanguage.word(of: $0.strings) },
    read: { word in
      PseudoLanguage.set(word.lowercased()).flatMap { $0.contains(.rtl) ? nil : .strings($0) }
    },
    ranks: { value, _ in
      [.number(value.strings.reduce(value.strings.count) { $0 * 8 + PseudoLanguage.allCases.firstIndex(of: $1)! + 1 })]
    })
}
