import LPLayoutModel
import LPSupport

extension Device {
  /// Finds a device by name. Case, spaces, hyphens and dots do not matter, `iPhone` may be omitted, and forms such as
  /// `(3rd generation)` and `12.9-inch` are understood.
  public init?(named name: String) {
    // A name that is spelled as in the table is found without making the keys of all devices.
    if let device = Self.all.first(where: { $0.name == name }) {
      self = device
      return
    }
    let key = Self.key(name)
    guard let index = ["", "iphone", "ipad"].lazy.compactMap({ Self.indexByKey[$0 + key] }).first else { return nil }
    self = Self.all[index]
  }

  /// The position in the table, by which variants are sorted.
  var tableIndex: Int {
    Self.all.firstIndex { $0.name == name } ?? Self.indexByKey[Self.key(name)] ?? Self.all.count
  }

  private static let indexByKey: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { (key($1.name), $0) })

  /// Returns the letters and digits of a name, without filler words and the endings of ordinals.
  static func key(_ name: String) -> String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.filter { !["generation", "gen", "inch", "in", "view"].contains($0) }.map(withoutOrdinal).joined()
  }

  private static func withoutOrdinal(_ word: Substring) -> Substring {
    let ending = word.suffix(2)
    guard ["st", "nd", "rd", "th"].contains(ending), word.count > 2 else { return word }
    let stem = word.dropLast(2)
    return stem.allSatisfy(\.isNumber) ? stem : word
  }

  /// Returns the names closest to a misspelt one.
  static func names(near name: String, limit: Int = 3) -> [String] {
    let candidates = all.filter(\.isWhole)
    return Suggestion.nearest(to: key(name), among: candidates.map { key($0.name) }, limit: limit).map {
      candidates[$0].name
    }
  }
}

extension Device {
  /// Returns the devices of a group: `screens`, `phones`, `pads`, `splits`, or `models` for all names.
  static func group(_ word: String) -> [Device]? {
    switch word.lowercased() {
    case "all", "screens": screens
    case "phones", "iphones": screens.filter { $0.idiom == .phone }
    case "pads", "ipads": screens.filter { $0.idiom == .pad }
    case "splits": splits
    case "models": all.filter(\.isWhole)
    default: nil
    }
  }
}
