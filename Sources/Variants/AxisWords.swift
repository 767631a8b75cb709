package import LPLayoutModel
package import LPLocalization

// The words that stand for traits in options and names.

extension UIUserInterfaceLayoutDirection {
  package init?(word: String) {
    switch word {
    case "ltr", "left-to-right": self = .leftToRight
    case "rtl", "right-to-left": self = .rightToLeft
    default: return nil
    }
  }
}

extension UIContentSizeCategory {
  /// SwiftUI's name of the category: `xSmall` … `xxxLarge`, `accessibility1` … `accessibility5`.
  package var word: String { Self.words[index] }

  package static let words = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Reads SwiftUI's names, UIKit's names such as `extraSmall` and `accessibilityExtraLarge`, and `ax1` … `ax5`, in any
  /// case.
  package init?(word: String) {
    let key = word.lowercased()
    guard
      let category = Self.allCases.first(where: {
        [$0.word, "\($0)", $0.word.replacing("accessibility", with: "ax"), $0.rawValue].contains {
          $0.lowercased() == key
        }
      })
    else { return nil }
    self = category
  }
}

extension PseudoLanguage {
  /// Returns `plain` for none, and joins several: `doubled+bounded`.
  package static func word(of set: [PseudoLanguage]) -> String {
    set.isEmpty ? "plain" : set.map(\.rawValue).joined(separator: "+")
  }

  /// Returns whether the set makes the layout run from right to left.
  package static func mirrors(_ set: [PseudoLanguage]) -> Bool { set.contains { $0 == .rtl || $0 == .rtlStrings } }

  /// Reads what `word(of:)` returns; `nil` if a part is unknown.
  package static func set(_ word: String) -> [PseudoLanguage]? {
    if word == "plain" || word == "none" { return [] }
    var set: [PseudoLanguage] = []
    for part in word.split(separator: "+", omittingEmptySubsequences: false) {
      guard let one = PseudoLanguage(rawValue: String(part)) else { return nil }
      set.append(one)
    }
    return Array(Set(set)).sorted()
  }
}
