package import LPLayoutModel

/// The key of a variation: `default`, `heightClass=regular-widthClass=compact`.
package struct TraitCondition: Hashable, Sendable {
  package var widthClass: UIUserInterfaceSizeClass?
  package var heightClass: UIUserInterfaceSizeClass?
  /// The idiom: `phone`, `pad`, `mac`…
  package var idiom: String?
  /// Whether the key is not understood; such a condition never holds.
  package var isUnknown = false

  package init(_ key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=").map(String.init)
      guard pair.count == 2 else {
        isUnknown = true
        continue
      }
      switch pair[0] {
      case "widthClass": widthClass = sizeClass(pair[1])
      case "heightClass": heightClass = sizeClass(pair[1])
      case "userInterfaceIdiom": idiom = pair[1]
      default: isUnknown = true
      }
    }
  }

  private mutating func sizeClass(_ word: String) -> UIUserInterfaceSizeClass? {
    switch word {
    case "compact": return .compact
    case "regular": return .regular
    default:
      isUnknown = true
      return nil
    }
  }

  /// The number of traits that the condition requires: of two conditions that hold, the one with more traits wins.
  package var weight: Int {
    (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) + (idiom == nil ? 0 : 1)
  }

  /// Returns whether the condition holds. Without traits, as in documents without a device, only `default` holds.
  package func holds(in traits: TraitValues?) -> Bool {
    guard !isUnknown else { return false }
    guard weight > 0 else { return true }
    guard let traits else { return false }
    if let widthClass, widthClass != traits.horizontalSizeClass { return false }
    if let heightClass, heightClass != traits.verticalSizeClass { return false }
    if let idiom {
      switch traits.userInterfaceIdiom {
      case .phone: return idiom == "phone"
      case .pad: return idiom == "pad"
      case .tv: return idiom == "tv"
      case .unspecified: return false
      }
    }
    return true
  }
}
