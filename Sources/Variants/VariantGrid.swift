import AutoLayout
import Localization

/// A matrix as rows of positions in the values of its axes.
struct VariantGrid {
  let screens: [Variant.Screen]
  let orientations: [Orientation?]
  let directions: [UIUserInterfaceLayoutDirection?]
  let locales: [LanguageTag]
  let strings: [[PseudoLanguage]]
  let textSizes: [UIContentSizeCategory]
  let legibility: [UILegibilityWeight]
  let appearances: [UIUserInterfaceStyle]
  let scales: [Int?]
  let exclusions: [VariantExclusion]

  /// The order of the axes in a row.
  enum Column: Int, CaseIterable {
    case screen, orientation, direction, locale, strings, textSize, legibility, appearance, scale
  }

  init(_ matrix: VariantMatrix, defaultLocale: LanguageTag) throws(VariantError) {
    func values<T: Hashable>(_ given: [T]?, default fallback: T, _ axis: VariantAxis) throws(VariantError) -> [T] {
      guard let given else { return [fallback] }
      var seen: Set<T> = []
      let distinct = given.filter { seen.insert($0).inserted }
      guard !distinct.isEmpty else { throw .noValues(axis: axis) }
      return distinct
    }
    screens = try values(matrix.screens, default: .compact, .size)
    orientations = try values(matrix.orientations?.map(Optional.some), default: nil, .orientation)
    directions = try values(matrix.directions?.map(Optional.some), default: nil, .direction)
    locales = try values(matrix.locales, default: defaultLocale, .locale)
    strings = try values(matrix.strings, default: [], .strings)
    textSizes = try values(matrix.textSizes, default: .large, .textSize)
    legibility = try values(matrix.legibility, default: .regular, .legibility)
    appearances = try values(matrix.appearances, default: .light, .appearance)
    scales = try values(matrix.scales?.map(Optional.some), default: nil, .scale)
    exclusions = matrix.exclusions
    guard scales.allSatisfy({ $0.map(Variant.scales.contains) ?? true }) else {
      throw .unknownValue(
        axis: .scale, value: "\(scales.compactMap { $0 }.first { !Variant.scales.contains($0) }!)",
        known: Variant.scales.map { "\($0)" }, suggestions: [])
    }
  }

  var sizes: [Int] {
    [
      screens.count, orientations.count, directions.count, locales.count, strings.count, textSizes.count,
      legibility.count, appearances.count, scales.count,
    ]
  }

  /// Saturates rather than overflow.
  var productCount: Int {
    sizes.reduce(1) { product, size in
      let (value, overflow) = product.multipliedReportingOverflow(by: size)
      return overflow ? Int.max : value
    }
  }

  /// For `each`: the default where an axis has it, its first value elsewhere.
  var defaultRow: [Int] {
    let locale = locales.firstIndex(of: .english) ?? 0
    return [
      screens.firstIndex(of: .compact) ?? 0,
      orientations.firstIndex(of: .portrait) ?? 0,
      directions.firstIndex(of: locales[locale].layoutDirection) ?? 0,
      locale,
      strings.firstIndex(of: []) ?? 0,
      textSizes.firstIndex(of: .large) ?? 0,
      legibility.firstIndex(of: .regular) ?? 0,
      appearances.firstIndex(of: .light) ?? 0,
      0,
    ]
  }

  var space: RowSpace {
    let contradictions = hasContradictions
    guard contradictions || !exclusions.isEmpty else { return RowSpace(sizes: sizes, isAllowed: nil) }
    return RowSpace(sizes: sizes) { row in
      if contradictions, contradicts(row) { return false }
      return exclusions.isEmpty || !isExcluded(row)
    }
  }

  func variant(at row: [Int]) -> Variant? {
    try? Variant(
      screen: screens[row[0]], orientation: orientations[row[1]], direction: directions[row[2]],
      locale: locales[row[3]], strings: strings[row[4]], textSize: textSizes[row[5]], legibility: legibility[row[6]],
      appearance: appearances[row[7]], scale: scales[row[8]])
  }

  private var hasContradictions: Bool {
    orientations.contains { orientation in
      screens.contains { screen in orientation.map { screen.posture($0) == nil } ?? false }
    } || directions.contains(.leftToRight) && strings.contains(where: PseudoLanguage.mirrors)
  }

  private func contradicts(_ row: [Int]) -> Bool {
    let (screen, orientation) = (row[0], row[1])
    if screen >= 0, orientation >= 0, let orientation = orientations[orientation],
      screens[screen].posture(orientation) == nil
    {
      return true
    }
    let (direction, set) = (row[2], row[4])
    return direction >= 0 && set >= 0 && directions[direction] == .leftToRight
      && PseudoLanguage.mirrors(strings[set])
  }

  /// Whether what is chosen so far is enough for an exclusion to hold.
  private func isExcluded(_ row: [Int]) -> Bool {
    let parts = parts(of: row)
    return exclusions.contains { $0.holds(for: parts) == true }
  }

  /// What the chosen values (-1 for those that are not) say of the variant.
  private func parts(of row: [Int]) -> PartialVariant {
    func chosen<T>(_ column: Column, _ values: [T]) -> T? {
      row[column.rawValue] < 0 ? nil : values[row[column.rawValue]]
    }
    var parts = PartialVariant()
    parts.screen = chosen(.screen, screens)
    parts.orientation = chosen(.orientation, orientations).flatMap { $0 ?? parts.screen?.defaultOrientation }
    parts.locale = chosen(.locale, locales)
    parts.strings = chosen(.strings, strings)
    parts.direction = chosen(.direction, directions).flatMap { direction in
      guard let strings = parts.strings else { return direction == .rightToLeft ? direction : nil }
      return PseudoLanguage.mirrors(strings) ? .rightToLeft : direction ?? parts.locale?.layoutDirection
    }
    parts.textSize = chosen(.textSize, textSizes)
    parts.legibility = chosen(.legibility, legibility)
    parts.appearance = chosen(.appearance, appearances)
    parts.scale = chosen(.scale, scales).flatMap { $0 ?? parts.screen?.defaultScale }
    return parts
  }

  func nothingSelected(forbidden: Int) -> VariantError {
    let contradictory =
      productCount <= VariantMatrix.limit
      ? RowSpace(sizes: sizes, isAllowed: { !contradicts($0) }).allRows().forbidden : 0
    return .nothingSelected(
      of: productCount, contradictory: contradictory, excluded: max(0, productCount - contradictory))
  }
}
