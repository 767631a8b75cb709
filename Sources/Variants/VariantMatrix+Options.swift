import AutoLayout
package import Localization
import Messages

extension VariantMatrix {
  /// The matrix that options ask for.
  ///
  /// - Parameter locales: the languages of the string catalogs; any language may be asked for where there are none.
  package init(_ options: VariantOptions, locales: [LanguageTag]) throws(VariantError) {
    if options.words[.size] != nil, options.words[.device] != nil { throw .contradiction("--size", "--device") }
    let reader = AxisReader(options: options, locales: locales)
    let devices = try reader.devices()
    let sizes = try reader.sizes()
    try self.init(
      screens: sizes ?? devices,
      orientations: reader.cases(
        .orientation, Orientation.allCases, { $0.rawValue }, Orientation.init(rawValue:)),
      directions: reader.directions(),
      locales: reader.languages(),
      strings: reader.strings(),
      textSizes: reader.cases(
        .textSize, UIContentSizeCategory.allCases, { $0.word }, UIContentSizeCategory.init(word:)),
      legibility: reader.cases(
        .legibility, [.regular, .bold], { $0.word }, { $0 == "regular" ? .regular : UILegibilityWeight(word: $0) }),
      appearances: reader.cases(
        .appearance, [.light, .dark], { $0.word }, UIUserInterfaceStyle.init(word:)),
      scales: reader.cases(
        .scale, Variant.scales, { "\($0)" },
        { word in Variant.scales.first { word == "\($0)" || word == "\($0)x" } }),
      combination: reader.combination(), exclusions: reader.exclusions())
    try refuseContradictions(between: options)
  }

  /// What was asked for by name must be possible; members of a group that are not are left out in silence.
  private func refuseContradictions(between options: VariantOptions) throws(VariantError) {
    for screen in AxisReader(options: options, locales: []).namedScreens() {
      if let orientations, !orientations.contains(where: { screen.posture($0) != nil }) {
        throw .noSuchOrientation(screen: screen.word, orientation: orientations[0])
      }
    }
    for set in strings ?? [] where PseudoLanguage.mirrors(set) && directions == [.leftToRight] {
      if strings == [set] { throw .directionAgainstStrings(PseudoLanguage.word(of: set)) }
    }
  }
}

/// Reads the values of axes from options.
private struct AxisReader {
  let options: VariantOptions
  let locales: [LanguageTag]

  /// The words of an axis, each turned into values; `all` stands for all of them. `nil` where it is not given.
  private func values<Value>(
    _ axis: VariantAxis, all: [Value], known: [String], suggestions: (String) -> [String] = { _ in [] },
    _ read: (String) -> [Value]?
  ) throws(VariantError) -> [Value]? {
    guard let words = options.words[axis] else { return nil }
    var values: [Value] = []
    for word in words {
      if word.lowercased() == "all" {
        values += all
      } else if let some = read(word) {
        values += some
      } else {
        let near = suggestions(word)
        throw .unknownValue(
          axis: axis, value: word, known: known,
          suggestions: near.isEmpty ? Suggestion.nearest(to: word, in: known).map { [$0] } ?? [] : near)
      }
    }
    guard !values.isEmpty else { throw .noValues(axis: axis) }
    return values
  }

  /// An axis with a handful of values that have one word each.
  func cases<Value>(
    _ axis: VariantAxis, _ all: [Value], _ word: (Value) -> String, _ read: (String) -> Value?
  ) throws(VariantError) -> [Value]? {
    try values(axis, all: all, known: all.map(word)) { text in read(text.lowercased()).map { [$0] } }
  }

  func sizes() throws(VariantError) -> [Variant.Screen]? {
    try values(
      .size, all: [.compact, .regular], known: ["compact", "regular"],
      suggestions: { word in Device(named: word).map { ["--device '\($0.name)'"] } ?? [] }
    ) { word in
      switch word.lowercased() {
      case "compact": [.compact]
      case "regular": [.regular]
      default: Variant.Screen.size(word).map { [$0] }
      }
    }
  }

  func devices() throws(VariantError) -> [Variant.Screen]? {
    try values(
      .device, all: Device.screens.map { .device($0) }, known: Device.all.filter { $0.split == nil }.map(\.name),
      suggestions: { Device.names(near: $0) }
    ) { word in
      (Device.group(word) ?? Device(named: word).map { [$0] })?.map { .device($0) }
    }
  }

  /// Screens that were given one by one.
  func namedScreens() -> [Variant.Screen] {
    (options.words[.size] ?? []).compactMap(Variant.Screen.size)
      + (options.words[.device] ?? []).filter { Device.group($0) == nil }.compactMap { Device(named: $0) }.map {
        .device($0)
      }
  }

  func directions() throws(VariantError) -> [UIUserInterfaceLayoutDirection]? {
    let given = try cases(
      .direction, [.leftToRight, .rightToLeft], { $0.word }, UIUserInterfaceLayoutDirection.init(word:))
    guard options.isRightToLeft else { return given }
    if given?.contains(.leftToRight) == true { throw .contradiction("--rtl", "--direction ltr") }
    return [.rightToLeft]
  }

  func languages() throws(VariantError) -> [LanguageTag]? {
    try values(.locale, all: locales, known: locales.map(\.description)) { word in
      guard let tag = LanguageTag(word), locales.isEmpty || locales.contains(where: { $0.includes(tag) }) else {
        return nil
      }
      return [tag]
    }
  }

  func strings() throws(VariantError) -> [[PseudoLanguage]]? {
    try values(
      .strings, all: [[]] + PseudoLanguage.allCases.map { [$0] },
      known: ["plain"] + PseudoLanguage.allCases.map(\.rawValue)
    ) { word in PseudoLanguage.set(word.lowercased()).map { [$0] } }
  }

  func combination() throws(VariantError) -> VariantMatrix.Combination? {
    guard let word = options.combination else { return nil }
    if let combination = VariantMatrix.Combination(rawValue: word.lowercased()) { return combination }
    throw .unknownCombination(
      word, suggestion: Suggestion.nearest(to: word, in: VariantMatrix.Combination.allCases.map(\.rawValue)))
  }

  func exclusions() throws(VariantError) -> [VariantExclusion] {
    var exclusions: [VariantExclusion] = []
    for text in options.exclusions {
      exclusions.append(try VariantExclusion(text, locales: locales.isEmpty ? nil : locales + [.english]))
    }
    return exclusions
  }
}
