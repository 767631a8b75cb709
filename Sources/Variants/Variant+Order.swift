import AutoLayout
import Foundation
import Localization

/// By screen, sizes before devices and those as in the table; then orientation, direction, locale with English first,
/// strings, text size from small to large, legibility, appearance, scale; otherwise the default of each first.
extension Variant: Comparable {
  public static func < (lhs: Variant, rhs: Variant) -> Bool { lhs.sortKey < rhs.sortKey }

  /// Sorted, with each key made once.
  static func sorted(_ variants: some Collection<Variant>) -> [Variant] {
    variants.map { (variant: $0, key: $0.sortKey) }.sorted { $0.key < $1.key }.map(\.variant)
  }

  private var sortKey: SortKey {
    let stringsRank = strings.reduce(strings.count) { $0 * 8 + PseudoLanguage.allCases.firstIndex(of: $1)! + 1 }
    return SortKey(
      before: screen.ranks + [
        orientation == screen.defaultOrientation ? 0 : 1, direction == .leftToRight ? 0 : 1,
      ],
      locale: locale == .english ? "" : locale.description,
      after: [
        stringsRank, textSize.index, legibility == .bold ? 1 : 0, appearance == .dark ? 1 : 0,
        scale == screen.defaultScale ? 0 : scale,
      ])
  }

  private struct SortKey: Comparable {
    let before: [Int]
    let locale: String
    let after: [Int]

    static func < (lhs: SortKey, rhs: SortKey) -> Bool {
      if lhs.before != rhs.before { return lhs.before.lexicographicallyPrecedes(rhs.before) }
      if lhs.locale != rhs.locale { return lhs.locale < rhs.locale }
      return lhs.after.lexicographicallyPrecedes(rhs.after)
    }
  }
}

extension Variant.Screen {
  fileprivate var ranks: [Int] {
    switch self {
    case .compact: [0, 0, 0]
    case .regular: [1, 0, 0]
    case .size(let width, let height): [2, width, height]
    case .device(let device): [3, device.tableIndex, 0]
    }
  }
}
